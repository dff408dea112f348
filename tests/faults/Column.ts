import type { ArrangePlayers } from '#mocks/contexts/session/ArrangePlayers'
import type { InjectedFault, InjectedFaults } from '#mocks/http/InjectedFaults'
import type { World } from '#mocks/world/World'
import type { DeclaredCall } from './DeclaredCall.ts'
import type { Expected, TableRow } from './expectations.ts'

export interface FaultTarget {
  readonly call: DeclaredCall
  readonly faults: InjectedFaults
  readonly world: World
  readonly players: ArrangePlayers
  readonly playerId: string
  readonly tamper: (change: (body: unknown) => unknown) => void
  /** In place of the server's answer. */
  readonly forge: (response: () => Response) => void
  readonly undo: () => void
}

export type InjectFault = (target: FaultTarget) => void | Promise<void>

export type RunMode =
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
  readonly tableRow: TableRow
  readonly inject: InjectFault
  readonly runMode?: RunMode
  /** The fault occurs while a value is shown; otherwise at the first read. */
  readonly again?: true
  /** A text if the fault can't happen to this call. */
  readonly expected: (call: DeclaredCall) => Expected | string
}

export function always(fault: InjectedFault): InjectFault {
  return ({ faults, call }) => faults.inject(fault, [call.id])
}

export function once(fault: InjectedFault): InjectFault {
  return ({ faults, call }) => faults.inject(fault, [call.id], 1)
}
