/** What can go wrong on the way to a server: a closed set, thrown by adapters only. */
export type FailureKind =
  | 'offline'
  | 'timed-out'
  | 'unauthorised'
  | 'forbidden'
  | 'gone'
  | 'throttled'
  | 'rejected'
  | 'server-fault'
  | 'broken-contract'

export interface FailureDetails {
  /** The server's code, else the HTTP status. */
  readonly code?: number | string | undefined
  /** The server's answer, kept for forms and never shown as it is. */
  readonly body?: unknown
  /** Seconds to wait, where the server said so. */
  readonly retryAfter?: number | undefined
  /** Where the answer broke its contract, as `data.0.coachId`. */
  readonly path?: string | undefined
  /** What a player can read out to support. */
  readonly reference?: string | undefined
}

/** Thrown by adapters, caught by `Loaded`, `Task` and the root boundary alone. */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly kind: FailureKind
  readonly code: number | string | undefined
  readonly body: unknown
  readonly retryAfter: number | undefined
  readonly path: string | undefined
  readonly reference: string | undefined

  constructor(kind: FailureKind, details: FailureDetails = {}) {
    super(details.path ? `${kind} at ${details.path}` : kind)
    this.kind = kind
    this.code = details.code
    this.body = details.body
    this.retryAfter = details.retryAfter
    this.path = details.path
    this.reference = details.reference
  }
}
