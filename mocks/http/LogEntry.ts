import type { BearerKind } from './bearer.ts'
import type { Difference } from './differences.ts'
import type { InjectedFault } from './InjectedFaults.ts'

/** A request and what became of it. Tokens are never written down, only what kind they were and whose. */
export interface LogEntry {
  /** Grows with each request. */
  readonly number: number
  /** As in the call catalogue; `undeclared` where no declaration fits. */
  call: string
  readonly method: string
  readonly url: string
  graphql: { readonly kind: string; readonly name: string; readonly fields: readonly string[] } | null
  /** 0 until it is answered, and where no answer ever came. */
  status: number
  /** Nothing more will become of it. */
  over: boolean
  readonly at: Temporal.Instant
  /** How request or answer differed from the declaration, in words. */
  readonly violations: string[]
  /** Their names. */
  readonly requestHeaders: readonly string[]
  readonly bearer: BearerKind
  /** Whose token it was. */
  readonly playerId: string | undefined
  fault: InjectedFault['kind'] | undefined
  /** How a planted drift changed the answer. */
  readonly differences: Difference[]
  /** Why the fake backend itself failed. */
  mockFault: string | undefined
}
