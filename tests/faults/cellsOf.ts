import { isDeepStrictEqual } from 'node:util'
import { corruptResponse } from '#mocks/http/faultyResponses'
import type { Path } from '../support/absurdValues.ts'
import { isOptional, needsRecord } from '../support/wholeLists.ts'
import type { Column } from './Column.ts'
import type { Cell } from './cell/Cell.ts'
import { isReadRow, type PreparedRow } from './cell/PreparedRow.ts'
import { type Drift, expectedForBrokenField, isDrift } from './columns/bodies.ts'
import { hasUserErrors, listedCodes, userErrors } from './columns/refusals.ts'
import { columns } from './columns.ts'
import type { DeclaredCall } from './DeclaredCall.ts'
import { type Expected, expectedForPermanentFault } from './expectations.ts'
import type { Deviation, ExtraCell } from './Row.ts'

export interface OmittedCell {
  readonly id: string
  readonly reason: string
}

export interface CellPlan {
  readonly cells: readonly Cell[]
  readonly none: readonly OmittedCell[]
  readonly idle: readonly Deviation[]
}

export async function cellsOf(prepared: PreparedRow): Promise<CellPlan> {
  const { row } = prepared
  const call: DeclaredCall = row.signedOut ? { ...prepared.call, auth: 'none' } : prepared.call
  const cells: Cell[] = []
  const none: OmittedCell[] = []
  const used = new Set<Deviation>()
  for (const column of [...columns, ...listedCodes(call)]) {
    const { id, title, inject, runMode = 'alone', again = false } = column
    const isAgain = again && !row.remembered && !row.expired && isReadRow(call, row)
    const byTable = await expectedBy(prepared, column, call)
    const expected = typeof byTable !== 'string' && prepared.isLater && !isAgain ? afterAnother(id, byTable) : byTable
    if (typeof expected === 'string') none.push({ id, reason: expected })
    else cells.push({ id, title, inject, runMode, again: isAgain, ...deviated(row.deviations ?? [], id, expected, used) })
  }
  cells.push(...(row.overrides ?? []).map((override) => overriding(prepared, override)))
  return { cells, none, idle: (row.deviations ?? []).filter((deviation) => !used.has(deviation)) }
}

async function expectedBy(prepared: PreparedRow, column: Column, call: DeclaredCall): Promise<Expected | string> {
  if (isDrift(column)) return expectedOfDrift(prepared, column.drift)
  const isAbsent = column.id === userErrors && !hasUserErrors(prepared.answer.body)
  return isAbsent ? 'its operation asks for no errors beside the data' : column.expected(call)
}

/** The drifted good answer shows where the drift is. */
async function expectedOfDrift({ call, answer }: PreparedRow, how: Drift): Promise<Expected | string> {
  const response = corruptResponse({ kind: 'drifted', how }, answer)
  const after: unknown = await response.json()
  if (isDeepStrictEqual(after, answer.body)) return 'there is nothing in its answer to drift like that'
  if (how === 'unknown-word' || how === 'extra-field') return { ...expectedForPermanentFault('nothing wrong', call), leftOut: 0 }
  const path = changedPath(answer.body, after)
  const isBroken = how !== 'missing-field' || !isOptional(path)
  return expectedForBrokenField(call, path.some((step) => typeof step === 'number') && !(isBroken && needsRecord(call.id, path)))
}

/** Another call meets the expired token first. */
function afterAnother(id: string, expected: Expected): Expected {
  if (['401-expired', '401-five', '401-tabs'].includes(id)) return { ...expected, at: [0] }
  return ['401-again', 'refresh-refused', 'refresh-unanswered'].includes(id) ? { ...expected, at: [] } : expected
}

/** Of the first value that differs. */
function changedPath(before: unknown, after: unknown): Path {
  const others = new Map(Object.entries(after ?? {}))
  const [key, value] = Object.entries(before ?? {}).find(([name, each]) => !isDeepStrictEqual(each, others.get(name))) ?? []
  if (key === undefined) return []
  const step = Array.isArray(before) ? Number(key) : key
  return typeof value === 'object' && others.has(key) ? [step, ...changedPath(value, others.get(key))] : [step]
}

function deviated(
  deviations: readonly Deviation[],
  id: string,
  byTable: Expected,
  used = new Set<Deviation>(),
): Pick<Cell, 'expected' | 'source'> {
  const found = deviations.filter(({ where }) => (typeof where === 'function' ? where(byTable) : where.includes(id)))
  const expected: Expected = Object.assign({}, byTable, ...found.map(({ gives }) => gives))
  if (isDeepStrictEqual(expected, byTable)) return { expected, source: undefined }
  for (const deviation of found) used.add(deviation)
  return { expected, source: found.map(({ source }) => source).join('; ') }
}

function overriding({ call, row }: PreparedRow, { title, inject, outcome, source }: ExtraCell): Cell {
  const usual = expectedForPermanentFault(outcome === 'done' ? 'nothing wrong' : '200 but failed', call)
  const { expected } = deviated(row.deviations ?? [], '', usual)
  return { id: `override ${title}`, title, inject, runMode: 'alone', again: false, expected: { ...expected, outcome }, source }
}
