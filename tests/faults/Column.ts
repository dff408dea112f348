import type { ArrangePlayers } from '#mocks/contexts/session/ArrangePlayers'
import type { InjectedFault, InjectedFaults } from '#mocks/http/InjectedFaults'
import type { World } from '#mocks/world/World'
import type { Declared } from './declared.ts'
import type { Expected, TableRow } from './expectations.ts'

/** Where a fault strikes. */
export interface Target {
  readonly call: Declared
  readonly faults: InjectedFaults
  readonly world: World
  readonly players: ArrangePlayers
  /** Who acts. */
  readonly playerId: string
  /** Changes the call's answers. */
  readonly tamper: (change: (body: unknown) => unknown) => void
  /** What has been done is not done. */
  readonly undo: () => void
}

export type InjectFault = (target: Target) => void | Promise<void>

/** How the action runs: by itself unless said otherwise. */
export type RunOptions =
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
  readonly line: TableRow
  readonly strike: InjectFault
  readonly manner?: RunOptions
  /** A reading is shown when it strikes, and read again; else it is read for the first time. */
  readonly again?: true
  /** What comes of it; a text where this can't happen to this call. */
  readonly expected: (call: Declared) => Expected | string
}

export function always(fault: InjectedFault): InjectFault {
  return ({ faults, call }) => faults.plant(fault, [call.id])
}

export function once(fault: InjectedFault): InjectFault {
  return ({ faults, call }) => faults.plant(fault, [call.id], 1)
}
