import { type Failure, type FailureKind, mayBeDone } from '#app/shared/failure'
import { type FailureKey, failureTexts } from './failureTexts.ts'

/** A failed write may have succeeded on the server; reading and asking change nothing. */
export type FailedAction = 'reading' | 'writing' | 'asking'

export interface FailureMessage {
  readonly title: `failure.${FailureKey}`
  readonly advice: `failure.${FailureKey}Read` | `failure.${FailureKey}Write` | 'failure.unknownWrite'
  readonly isOutcomeUnknown: boolean
  readonly mayRetry: boolean
  readonly retryAfter: number | undefined
  readonly leadsBack: boolean
}

const notRetried: readonly FailureKind[] = ['unauthorised', 'forbidden', 'gone', 'rejected']

export function failureMessage(failure: Failure, of: FailedAction): FailureMessage {
  const key = failureTexts[failure.kind]
  const isOutcomeUnknown = of === 'writing' && mayBeDone(failure)
  const known = of === 'reading' ? (`failure.${key}Read` as const) : (`failure.${key}Write` as const)
  return {
    title: `failure.${key}`,
    advice: isOutcomeUnknown ? 'failure.unknownWrite' : known,
    isOutcomeUnknown,
    mayRetry: !notRetried.includes(failure.kind),
    retryAfter: failure.retryAfter,
    leadsBack: failure.kind === 'gone',
  }
}
