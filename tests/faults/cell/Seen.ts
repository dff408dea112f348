import type { Failure } from '#app/shared/failure'
import type { FailureMessage } from '#ui/kit/feedback/failureMessage.ts'
import type { Outcome } from '../expectations.ts'
import type { Part } from './Shown.ts'

/** All that was seen of one cell; the assertions look at nothing else. */
export interface Seen {
  readonly outcome: Outcome
  readonly failure: Failure | undefined
  /** What its player is told of the failure. */
  readonly message: FailureMessage | undefined
  /** What stands in the place of a reading. */
  readonly part: Part | undefined
  /** When each request of this call was made, in virtual milliseconds from the beginning. */
  readonly at: readonly number[]
  readonly ends: number
  readonly refreshes: number
  /** Of those that ran beside it. */
  readonly company: readonly { readonly outcome: Outcome; readonly requests: number }[]
  readonly busy: boolean
  /** What stands there after ten seconds, where somebody looked. */
  readonly waiting: Part | 'busy' | undefined
  /** What the screen shows is what it showed before. */
  readonly shownKept: boolean
  /** The last answer is shown, though an earlier one came after it. */
  readonly lastShown: boolean
  /** Beside what an undisturbed run shows: whether it is the same, how many records fewer, and how many are not as they were. */
  readonly shown: { readonly same: boolean; readonly fewer: number; readonly changed: number }
  /** In the world. */
  readonly effect: string
  readonly session: SessionSeen
  /** Where a secret was found. */
  readonly leaks: readonly string[]
  readonly again: { readonly outcome: Outcome; readonly effect: string; readonly busy: boolean }
  /** Unhandled rejections, real timers, sleepers and requests that are left. */
  readonly left: readonly string[]
  readonly violations: readonly string[]
  /** What absurd values have broken. */
  readonly broken: readonly string[]
}

export interface SessionSeen {
  readonly before: string | undefined
  readonly after: string | undefined
  readonly endedBecause: string | undefined
  /** Parts of the session other than its tokens that have changed. */
  readonly changed: readonly string[]
  /** The device keeps what the page holds. */
  readonly stored: string | undefined
  readonly marked: boolean
  readonly rememberMe: boolean
}
