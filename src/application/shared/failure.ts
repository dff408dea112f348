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

/** What is known of a write that failed: it never left, it was looked for and not found, or nobody can tell. */
export type FailureOutcome = 'not-sent' | 'not-done' | 'unknown'

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
  /** Absent where nobody has looked. */
  readonly outcome?: FailureOutcome | undefined
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
  readonly outcome: FailureOutcome | undefined

  constructor(kind: FailureKind, details: FailureDetails = {}) {
    super(details.path ? `${kind} at ${details.path}` : kind)
    this.kind = kind
    this.code = details.code
    this.body = details.body
    this.retryAfter = details.retryAfter
    this.path = details.path
    this.reference = details.reference
    this.outcome = details.outcome
  }
}

const answerLost: readonly FailureKind[] = ['offline', 'timed-out', 'server-fault', 'broken-contract']

/** The server may have done what was asked, though its answer did not arrive. */
export function isAnswerLost({ kind }: Failure): boolean {
  return answerLost.includes(kind)
}

/** A write that failed may have been done all the same. */
export function mayBeDone(failure: Failure): boolean {
  return failure.outcome === undefined ? isAnswerLost(failure) : failure.outcome === 'unknown'
}

/** The same of what is sent once: not found yet is not the same as never sent. */
export function mayStillArrive(error: unknown): boolean {
  return error instanceof Failure && isAnswerLost(error) && error.outcome !== 'not-sent'
}

/** The server has understood, and said no. */
export function isRefusal(error: unknown): error is Failure {
  return error instanceof Failure && (error.kind === 'rejected' || error.kind === 'gone')
}
