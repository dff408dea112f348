import type { AssertionFailure } from './cell/assertions.ts'
import type { Cell } from './cell/Cell.ts'
import type { CellObservation } from './cell/CellObservation.ts'
import type { CellPlan } from './cellsOf.ts'
import type { DeclaredCall } from './DeclaredCall.ts'

export interface PlayedCell extends Omit<Cell, 'inject'> {
  readonly seen: Omit<CellObservation, 'failure'>
  readonly breaches: readonly AssertionFailure[]
  readonly reached: readonly string[]
}

export interface PlayedRow extends Pick<CellPlan, 'none'> {
  readonly call: DeclaredCall
  readonly cells: readonly PlayedCell[]
  readonly idle: readonly string[]
}

export interface MutatedCell {
  readonly mutation: string
  readonly call: string
  readonly cell: string
  readonly assertions: readonly string[]
}

export interface MutationResult {
  readonly name: string
  readonly reached: number
  readonly played: number
  readonly red: readonly MutatedCell[]
  readonly hangs: string | undefined
}

export interface Matrix {
  readonly broken: readonly string[]
  readonly lines: readonly PlayedRow[]
  readonly count: number
  readonly seconds: number
}
