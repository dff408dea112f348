import type { Fault, Faults } from '#mocks/Faults'
import type { GivenPlayers } from '#mocks/session/GivenPlayers'
import type { World } from '#mocks/World'
import type { Declared } from './declared.ts'
import type { Expected, TableLine } from './expectations.ts'

/** Where a fault strikes. */
export interface Target {
  readonly call: Declared
  readonly faults: Faults
  readonly world: World
  readonly players: GivenPlayers
  /** Who acts. */
  readonly playerId: string
  /** Changes the call's answers. */
  readonly tamper: (change: (body: unknown) => unknown) => void
  /** What has been done is not done. */
  readonly undo: () => void
}

export type Strike = (target: Target) => void | Promise<void>

/** How the action runs: by itself unless said otherwise. */
export type Manner =
  | 'alone'
  /** Beside four readings of something else. */
  | 'in company'
  /** Beside a reading in another tab. */
  | 'in two tabs'
  /** Twice, the second before the first is answered. */
  | 'overtaken'
  | 'ten times'
  /** Once for each absurd answer, and in the end undisturbed. */
  | 'absurd'
  /** For the first time, looked at after ten seconds. */
  | 'watched'

/** One fault of the matrix. */
export interface Column {
  readonly id: string
  /** In a few words, for the head of the map. */
  readonly title: string
  readonly line: TableLine
  readonly strike: Strike
  readonly manner?: Manner
  /** A reading is shown when it strikes, and read again; else it is read for the first time. */
  readonly again?: true
  /** What comes of it; a text where this can't happen to this call. */
  readonly expected: (call: Declared) => Expected | string
}

export function always(fault: Fault): Strike {
  return ({ faults, call }) => faults.plant(fault, [call.id])
}

export function once(fault: Fault): Strike {
  return ({ faults, call }) => faults.plant(fault, [call.id], 1)
}
