import type { Money } from '#domain/commerce/money'
import { type Token, token } from '../../shared/token.ts'

export interface GiftBalance {
  readonly left: Money
  /** The last day; undefined if it has no end. */
  readonly expiresOn: Temporal.PlainDate | undefined
}

/** What is left on gift cards that pay in the shop. */
export interface GiftBalances {
  /** Not every shop has the service. */
  readonly canBeRead: boolean
  /** Undefined for a code that is not good. */
  of(code: string, signal?: AbortSignal): Promise<GiftBalance | undefined>
}
export const GiftBalances: Token<GiftBalances> = token('GiftBalances')
