import { isDeepStrictEqual } from 'node:util'
import { corruptResponse } from '#mocks/http/faultyResponses'
import type { Column } from './Column.ts'
import type { Cell } from './cell/Cell.ts'
import { isReading, type Prepared } from './cell/Prepared.ts'
import { broken, type Drift, isDrift } from './columns/bodies.ts'
import { listedCodes, tellsUserErrors, userErrors } from './columns/refusals.ts'
import { columns } from './columns.ts'
import type { Declared } from './declared.ts'
import { type Expected, staying } from './expectations.ts'
import type { Deviation, Override } from './Row.ts'

export interface NoCell {
  readonly id: string
  readonly reason: string
}

export interface Planned {
  readonly cells: readonly Cell[]
  readonly none: readonly NoCell[]
  readonly idle: readonly Deviation[]
}

export async function cellsOf(prepared: Prepared): Promise<Planned> {
  const { row } = prepared
  const call: Declared = row.signedOut ? { ...prepared.call, auth: 'none' } : prepared.call
  const cells: Cell[] = []
  const none: NoCell[] = []
  const used = new Set<Deviation>()
  for (const column of [...columns, ...listedCodes(call)]) {
    const { id, title, injected, manner = 'alone', again = false } = column
    const isAgain = again && !row.remembered && !row.expired && isReading(call, row)
    const byTable = await expectedBy(prepared, column, call)
    const expected = typeof byTable !== 'string' && prepared.isLater && !isAgain ? afterAnother(id, byTable) : byTable
    if (typeof expected === 'string') none.push({ id, reason: expected })
    else cells.push({ id, title, injected, manner, again: isAgain, ...deviated(row.deviations ?? [], id, expected, used) })
  }
  cells.push(...(row.overrides ?? []).map((override) => overriding(prepared, override)))
  return { cells, none, idle: (row.deviations ?? []).filter((deviation) => !used.has(deviation)) }
}

async function expectedBy(prepared: Prepared, column: Column, call: Declared): Promise<Expected | string> {
  if (isDrift(column)) return expectedOfDrift(prepared, column.drift)
  const isAbsent = column.id === userErrors && !tellsUserErrors(prepared.answer.body)
  return isAbsent ? 'its operation asks for no errors beside the data' : column.expected(call)
}

/** The drifted good answer shows where the drift is. */
async function expectedOfDrift({ call, answer }: Prepared, how: Drift): Promise<Expected | string> {
  const response = corruptResponse({ kind: 'drifted', how }, answer)
  const after: unknown = await response.json()
  if (isDeepStrictEqual(after, answer.body)) return 'there is nothing in its answer to drift like that'
  if (how === 'unknown-word' || how === 'extra-field') return { ...staying('nothing wrong', call), leftOut: 0 }
  return broken(call, isInList(answer.body, after))
}

/** Another call meets the expired token first. */
function afterAnother(id: string, expected: Expected): Expected {
  if (['401-expired', '401-five', '401-tabs'].includes(id)) return { ...expected, at: [0] }
  return ['401-again', 'refresh-refused', 'refresh-unanswered'].includes(id) ? { ...expected, at: [] } : expected
}

function isInList(before: unknown, after: unknown): boolean {
  if (Array.isArray(before)) return true
  const others = new Map(Object.entries(after ?? {}))
  const [key, value] = Object.entries(before ?? {}).find(([name, each]) => !isDeepStrictEqual(each, others.get(name))) ?? ['', undefined]
  return typeof value === 'object' && others.has(key) && isInList(value, others.get(key))
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

function overriding({ call, row }: Prepared, { title, injected, outcome, source }: Override): Cell {
  const usual = staying(outcome === 'done' ? 'nothing wrong' : '200 but failed', call)
  const { expected } = deviated(row.deviations ?? [], '', usual)
  return { id: `override ${title}`, title, injected, manner: 'alone', again: false, expected: { ...expected, outcome }, source }
}
