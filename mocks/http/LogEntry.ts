import type { BearerKind } from './bearer.ts'
import type { Difference } from './differences.ts'
import type { InjectedFault } from './InjectedFaults.ts'

/** Contains no tokens, only their kind and owner. */
export interface LogEntry {
  readonly number: number
  /** `undeclared` if no declaration matches. */
  call: string
  readonly method: string
  readonly url: string
  graphql: { readonly kind: string; readonly name: string; readonly fields: readonly string[] } | null
  /** 0 until it is answered, and if no answer arrives. */
  status: number
  /** Final: the entry no longer changes. */
  over: boolean
  readonly at: Temporal.Instant
  readonly violations: string[]
  readonly requestHeaders: readonly string[]
  readonly bearer: BearerKind
  readonly playerId: string | undefined
  fault: InjectedFault['kind'] | undefined
  readonly differences: Difference[]
  mockFault: string | undefined
}
