import type { ArrangePlayers } from '#mocks/contexts/session/ArrangePlayers'
import type { InjectedFault, InjectedFaults } from '#mocks/http/InjectedFaults'
import type { World } from '#mocks/world/World'
import type { Declared } from './declared.ts'
import type { Expected, TableRow } from './expectations.ts'

export interface Target {
  readonly call: Declared
  readonly faults: InjectedFaults
  readonly world: World
  readonly players: ArrangePlayers
  readonly playerId: string
  readonly tamper: (change: (body: unknown) => unknown) => void
  readonly undo: () => void
}

export type InjectFault = (target: Target) => void | Promise<void>

export type RunOptions =
  | 'alone'
  /** With four other reads at the same time. */
  | 'in company'
  /** With a read in another tab at the same time. */
  | 'in two tabs'
  /** Twice; the second starts before the first is answered. */
  | 'overtaken'
  | 'ten times'
  /** Once per absurd answer, then undisturbed. */
  | 'absurd'
  /** A first read, observed after ten seconds. */
  | 'watched'

export interface Column {
  readonly id: string
  readonly title: string
  readonly line: TableRow
  readonly injected: InjectFault
  readonly manner?: RunOptions
  /** The fault occurs while a value is shown; otherwise at the first read. */
  readonly again?: true
  /** A text if the fault can't happen to this call. */
  readonly expected: (call: Declared) => Expected | string
}

export function always(fault: InjectedFault): InjectFault {
  return ({ faults, call }) => faults.plant(fault, [call.id])
}

export function once(fault: InjectedFault): InjectFault {
  return ({ faults, call }) => faults.plant(fault, [call.id], 1)
}
