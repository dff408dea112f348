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

/** The request never left; its result was looked for and not found; or nobody knows. */
export type FailureOutcome = 'not-sent' | 'not-done' | 'unknown'

export interface FailureDetails {
  readonly code?: number | string | undefined
  readonly body?: unknown
  readonly retryAfter?: number | undefined
  readonly path?: string | undefined
  readonly reference?: string | undefined
  readonly outcome?: FailureOutcome | undefined
}

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

export function isAnswerLost({ kind }: Failure): boolean {
  return answerLost.includes(kind)
}

export function mayBeDone(failure: Failure): boolean {
  return failure.outcome === undefined ? isAnswerLost(failure) : failure.outcome === 'unknown'
}

/** For writes that are sent once: "not found" doesn't mean that they never arrive. */
export function mayStillArrive(error: unknown): boolean {
  return error instanceof Failure && isAnswerLost(error) && error.outcome !== 'not-sent'
}

export function isRefusal(error: unknown): error is Failure {
  return error instanceof Failure && (error.kind === 'rejected' || error.kind === 'gone')
}
