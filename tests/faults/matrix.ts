import { type Breach, breaches } from './cell/assertions.ts'
import type { Cell } from './cell/Cell.ts'
import { type Prepared, prepare } from './cell/Prepared.ts'
import { play } from './cell/play.ts'
import type { Seen } from './cell/Seen.ts'
import { cellsOf, type Planned } from './cellsOf.ts'
import { type Declared, declared } from './declared.ts'
import type { Row } from './Row.ts'
import { Stage } from './stage/Stage.ts'

export interface Played extends Cell {
  readonly seen: Seen
  readonly breaches: readonly Breach[]
}

/** A call with all that was tried on it. */
export interface Line extends Pick<Planned, 'none' | 'idle'> {
  readonly call: Declared
  readonly cells: readonly Played[]
}

export interface Matrix {
  readonly lines: readonly Line[]
  readonly count: number
  readonly seconds: number
}

const modules: Readonly<Record<string, { readonly rows: readonly Row[] }>> = import.meta.glob('./rows/*.ts', { eager: true })

export const rows: readonly Row[] = Object.values(modules).flatMap((module) => module.rows)

/** Plays every cell of every row, one after the other. */
export async function playMatrix(): Promise<Matrix> {
  const stage = await Stage.open()
  const begun = performance.now()
  const lines: Line[] = []
  const { stackTraceLimit } = Error
  // Most errors are made to be caught, and nobody reads where.
  Error.stackTraceLimit = 0
  stage.watch.start()
  try {
    for (const call of declared) {
      const row = rows.find(({ id }) => id === call.id)
      if (row) lines.push(await playLine(stage, call, row))
    }
  } finally {
    stage.watch.stop()
    Error.stackTraceLimit = stackTraceLimit
  }
  const count = lines.reduce((sum, { cells }) => sum + cells.length, 0)
  return { lines, count, seconds: (performance.now() - begun) / 1000 }
}

async function playLine(stage: Stage, call: Declared, row: Row): Promise<Line> {
  const pristine = stage.fork()
  const prepared = await prepare(stage, call, row)
  const { cells, none, idle } = await cellsOf(prepared)
  const played: Played[] = []
  for (const cell of cells) played.push(await playCell(stage, prepared, cell))
  pristine.restore()
  return { call, none, idle, cells: played }
}

async function playCell(stage: Stage, prepared: Prepared, cell: Cell): Promise<Played> {
  const seen = await play(stage, prepared, cell)
  return { ...cell, seen, breaches: breaches({ cell, prepared, expected: cell.expected, seen }) }
}
