import type { Breach } from './cell/assertions.ts'
import type { Cell } from './cell/Cell.ts'
import type { Seen } from './cell/Seen.ts'
import type { Planned } from './cellsOf.ts'
import type { Declared } from './declared.ts'

export interface PlayedCell extends Omit<Cell, 'injected'> {
  readonly seen: Omit<Seen, 'failure'>
  readonly breaches: readonly Breach[]
  readonly reached: readonly string[]
}

export interface PlayedRow extends Pick<Planned, 'none'> {
  readonly call: Declared
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
