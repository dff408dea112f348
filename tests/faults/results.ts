import type { Breach } from './cell/assertions.ts'
import type { Cell } from './cell/Cell.ts'
import type { Seen } from './cell/Seen.ts'
import type { Planned } from './cellsOf.ts'
import type { Declared } from './declared.ts'

/** A cell after it was played, as plain data: it crosses from a worker to the main thread. */
export interface PlayedCell extends Omit<Cell, 'strike'> {
  readonly seen: Omit<Seen, 'failure'>
  readonly breaches: readonly Breach[]
  /** Mutations whose lines this cell executed. */
  readonly reached: readonly string[]
}

/** A call with all that was tried on it. */
export interface PlayedRow extends Pick<Planned, 'none'> {
  readonly call: Declared
  readonly cells: readonly PlayedCell[]
  /** Sources of deviations that make no difference. */
  readonly idle: readonly string[]
}

/** A cell that turned red under a mutation. */
export interface MutatedCell {
  readonly mutation: string
  readonly call: string
  readonly cell: string
  readonly assertions: readonly string[]
}

export interface MutationResult {
  readonly name: string
  /** Cells that execute its lines. */
  readonly reached: number
  /** Those of them that were played again. */
  readonly played: number
  readonly red: readonly MutatedCell[]
  /** The cell that did not come to an end under it; no other is played after that. */
  readonly hangs: string | undefined
}

export interface Matrix {
  /** What kept rows from being played. */
  readonly broken: readonly string[]
  readonly lines: readonly PlayedRow[]
  readonly count: number
  /** Wall time of the cells, without the mutations. */
  readonly seconds: number
}
