import type { PrepaidCard } from '#domain/devices/prepaidCard'
import { type Token, token } from '../../shared/token.ts'

/** The server's own words are kept and never shown. */
export interface CardRefused {
  readonly kind: 'refused'
  readonly message: string | undefined
}

/** Cards that were paid for before, by their codes. */
export interface PrepaidCards {
  check(code: string, signal?: AbortSignal): Promise<{ readonly kind: 'valid'; readonly card: PrepaidCard } | CardRefused>
  /** For the player who is signed in. Must not be sent twice. */
  redeem(code: string): Promise<{ readonly kind: 'redeemed' } | CardRefused>
}
export const PrepaidCards: Token<PrepaidCards> = token('PrepaidCards')
