import type { AuthenticationResult } from './authentication.ts'
import { brandOf, type Card, type CardBrand } from './card.ts'
import type { Cart } from './cart.ts'
import { isZero } from './money.ts'

/** What may be told of a card once it is paid with. */
export interface CardTrace {
  readonly brand: CardBrand | undefined
  readonly last4: string
  readonly month: number
  readonly year: number
}

/** How an order is paid. A card by a token that stands for it, with what its bank has said. */
export type Payment =
  | {
      readonly kind: 'card'
      readonly token: { readonly key: string; readonly value: string }
      readonly card: CardTrace
      readonly authentication?: AuthenticationResult | undefined
    }
  | { readonly kind: 'free' }
  | { readonly kind: 'club-order' }

/** Fitted clubs are paid at the club; nothing is paid where nothing is due; all else by card. */
export function paymentKindOf({ clubSet, prices }: Pick<Cart, 'clubSet' | 'prices'>): Payment['kind'] {
  if (clubSet !== undefined) return 'club-order'
  return isZero(prices.grandTotal) ? 'free' : 'card'
}

export function traceOf({ number, month, year }: Card): CardTrace {
  return { brand: brandOf(number), last4: number.slice(-4), month, year }
}
