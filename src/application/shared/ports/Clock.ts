import type { Observable } from 'rxjs'
import { type Token, token } from '../token.ts'

export interface Clock {
  now(): Temporal.Instant
  /** IANA name of the player's time zone. */
  readonly timeZone: string
  /** Emits every few seconds while subscribed. */
  readonly ticks: Observable<unknown>
  /** Rejects with the signal's reason when aborted. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>
}
export const Clock: Token<Clock> = token('Clock')
