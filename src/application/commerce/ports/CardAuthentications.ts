import type { AuthenticationAnswer } from '#domain/commerce/authentication'
import type { Card } from '#domain/commerce/card'
import type { ShopKind } from '#domain/commerce/checkout'
import { type Token, token } from '../../shared/token.ts'

/** The card and what it is to pay for. */
export interface CardPayment {
  readonly cartId: string
  readonly card: Card
  /** Which of the club's shops sells it: each writes its questions in its own way. */
  readonly shop: ShopKind
  /** As the shop numbers the store in which it sells. */
  readonly storeId: number
}

/** The bank behind a card, by way of the shop. Card numbers go nowhere else, and are in no address. */
export interface CardAuthentications {
  /** Whether this card's bank can be asked to authenticate its holder. Throws where the shop does not say. */
  canAuthenticate(payment: CardPayment, signal?: AbortSignal): Promise<boolean>
  /** Asked anew after each page of the bank's: its answer decides, whatever that page has said. */
  authenticate(payment: CardPayment, signal?: AbortSignal): Promise<AuthenticationAnswer>
}
export const CardAuthentications: Token<CardAuthentications> = token('CardAuthentications')
