import type { PostalAddress } from '#domain/commerce/address'
import type { Cart } from '#domain/commerce/cart'
import type { ChosenShipping, PlacedOrder, ShippingMethod } from '#domain/commerce/checkout'
import type { Payment } from '#domain/commerce/payment'
import { type Token, token } from '../../shared/token.ts'

/** `ended`: the cart is ordered already or gone. `message`: the shop's own words, kept and not shown. */
export type Placement =
  | { readonly kind: 'placed'; readonly order: PlacedOrder }
  | { readonly kind: 'refused'; readonly reason: 'ended' | 'email-missing' | 'unable'; readonly message: string }

/** What the shop wants to know before it takes an order. Each is said once more where its answer was lost, but the order. */
export interface Checkout {
  /** Of a guest, to whom the order is confirmed. */
  tellEmail(cartId: string, email: string): Promise<void>
  /** Answers the ways to ship there. */
  shipTo(cartId: string, address: PostalAddress): Promise<readonly ShippingMethod[]>
  billTo(cartId: string, address: PostalAddress | 'as-shipping'): Promise<void>
  /** Answers the cart with what shipping costs. */
  shipBy(cartId: string, method: ChosenShipping): Promise<Cart>
  payBy(cartId: string, payment: Payment): Promise<void>
  /** Sent once. */
  placeOrder(cartId: string): Promise<Placement>
}
export const Checkout: Token<Checkout> = token('Checkout')
