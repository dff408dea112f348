import { type Failure, type FailureKind, mayBeDone } from '#app/shared/failure'
import { type FailureKey, failureTexts } from './failureTexts.ts'

/** A write may have gone through all the same; to read or merely to ask never changes anything. */
export type FailedAction = 'reading' | 'writing' | 'asking'

/** What a player is told of a failure, as keys of the shell's texts, and what can be done about it. */
export interface FailureMessage {
  readonly title: `failure.${FailureKey}`
  readonly advice: `failure.${FailureKey}Read` | `failure.${FailureKey}Write` | 'failure.unknownWrite'
  readonly isOutcomeUnknown: boolean
  /** Whether the same may succeed the next time. */
  readonly mayRetry: boolean
  /** Seconds until it may be tried again. */
  readonly retryAfter: number | undefined
  /** What was looked for is not there any more: the screen's link leads elsewhere. */
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
