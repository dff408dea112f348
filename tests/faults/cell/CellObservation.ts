import type { Failure } from '#app/shared/failure'
import type { FailureMessage } from '#ui/kit/feedback/failureMessage.ts'
import type { Outcome } from '../expectations.ts'
import type { ShownState } from './ViewObserver.ts'

export interface CellObservation {
  readonly outcome: Outcome
  readonly failure: Failure | undefined
  readonly message: FailureMessage | undefined
  readonly part: ShownState | undefined
  /** In virtual milliseconds since the start. */
  readonly at: readonly number[]
  readonly ends: number
  readonly refreshes: number
  readonly company: readonly { readonly outcome: Outcome; readonly requests: number }[]
  readonly busy: boolean
  readonly waiting: ShownState | 'busy' | undefined
  readonly shownKept: boolean
  readonly lastShown: boolean
  readonly shown: { readonly same: boolean; readonly fewer: number; readonly changed: number }
  /** Absent if the row has no `kept`. */
  readonly kept: { readonly before: string; readonly now: string } | undefined
  readonly effect: string
  readonly session: SessionObservation
  readonly leaks: readonly string[]
  readonly again: { readonly outcome: Outcome; readonly effect: string; readonly busy: boolean }
  readonly left: readonly string[]
  readonly violations: readonly string[]
  readonly broken: readonly string[]
}

export interface SessionObservation {
  readonly before: string | undefined
  readonly after: string | undefined
  readonly endedBecause: string | undefined
  readonly changed: readonly string[]
  readonly stored: string | undefined
  readonly marked: boolean
  readonly rememberMe: boolean
}
