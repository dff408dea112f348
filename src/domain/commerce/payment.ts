import type { AuthenticationResult } from './authentication.ts'
import { brandOf, type Card, type CardBrand } from './card.ts'
import type { Cart } from './cart.ts'
import { isZero } from './money.ts'

export interface CardTrace {
  readonly brand: CardBrand | undefined
  readonly last4: string
  readonly month: number
  readonly year: number
}

export type Payment =
  | {
      readonly kind: 'card'
      readonly token: { readonly key: string; readonly value: string }
      readonly card: CardTrace
      readonly authentication?: AuthenticationResult | undefined
    }
  | { readonly kind: 'free' }
  | { readonly kind: 'club-order' }

/** `club-order` for custom-fit clubs, `free` if nothing is due, otherwise `card`. */
export function paymentKindOf({ clubSet, prices }: Pick<Cart, 'clubSet' | 'prices'>): Payment['kind'] {
  if (clubSet !== undefined) return 'club-order'
  return isZero(prices.grandTotal) ? 'free' : 'card'
}

export function traceOf({ number, month, year }: Card): CardTrace {
  return { brand: brandOf(number), last4: number.slice(-4), month, year }
}
