import type { Observable } from 'rxjs'
import { type Token, token } from '../token.ts'

export interface Clock {
  now(): Temporal.Instant
  /** The player's own zone, as an IANA name. */
  readonly timeZone: string
  /** Every few seconds, while somebody listens: for what follows the time. */
  readonly ticks: Observable<unknown>
  /** Resolves after `milliseconds`, rejects with the signal's reason when aborted. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>
}
export const Clock: Token<Clock> = token('Clock')
