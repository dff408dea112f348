import type { Outbox } from '#domain/learning/outbox'
import { type Token, token } from '../../shared/token.ts'

/** Events on this device that wait to be sent; shared by all tabs. */
export interface AnalyticsOutbox {
  /** Runs in one tab at a time; `now` in milliseconds since 1970. Stores the new outbox and resolves with the second value. */
  change<T>(change: (box: Outbox, now: number) => readonly [Outbox, T]): Promise<T>
  empty(): Promise<void>
}
export const AnalyticsOutbox: Token<AnalyticsOutbox> = token('AnalyticsOutbox')
