import type { AuthenticationAnswer } from '#domain/commerce/authentication'
import type { Card } from '#domain/commerce/card'
import type { ShopKind } from '#domain/commerce/checkout'
import { type Token, token } from '../../shared/token.ts'

/** The card and what it pays for. */
export interface CardPayment {
  readonly cartId: string
  readonly card: Card
  /** The club's shops use different operations. */
  readonly shop: ShopKind
  /** The shop's number of the store. */
  readonly storeId: number
}

/** Authentication by the card's bank, through the shop. The card's number is sent nowhere else and never in an address. */
export interface CardAuthentications {
  /** Whether the card's bank can authenticate its holder. Throws if the shop doesn't say. */
  canAuthenticate(payment: CardPayment, signal?: AbortSignal): Promise<boolean>
  /** Called again after each of the bank's pages: the shop's answer decides, not the page. */
  authenticate(payment: CardPayment, signal?: AbortSignal): Promise<AuthenticationAnswer>
}
export const CardAuthentications: Token<CardAuthentications> = token('CardAuthentications')
