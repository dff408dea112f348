import type { Outbox } from '#domain/learning/outbox'
import { type Token, token } from '../../shared/token.ts'

/** What is noted of the use of films on this device, until it is sent: the same in all tabs. */
export interface AnalyticsOutbox {
  /** One tab at a time, `now` in milliseconds since 1970; resolves with what `change` tells beside what is kept from then on. */
  change<T>(change: (box: Outbox, now: number) => readonly [Outbox, T]): Promise<T>
  empty(): Promise<void>
}
export const AnalyticsOutbox: Token<AnalyticsOutbox> = token('AnalyticsOutbox')
