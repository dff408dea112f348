import type { PostalAddress, SavedAddress } from '#domain/commerce/address'
import type { Cart } from '#domain/commerce/cart'
import type { CheckoutPart, PlacedOrder, ShopKind } from '#domain/commerce/checkout'
import type { ChosenShipping } from '#domain/commerce/delivery'
import type { Payment } from '#domain/commerce/payment'
import { type Token, token } from '../../shared/token.ts'

/** `message`: the shop's own words, kept and not shown. */
export type CheckoutAnswer =
  | { readonly kind: 'changed'; readonly cart: Cart }
  | { readonly kind: 'refused'; readonly part: CheckoutPart; readonly message: string }

/**
 * `ended`: the cart was already ordered. `gone`: no such cart. `unable`: an item is no longer available, or a required
 * detail is missing. `by-ticket`: a ticket session can't pay. `total`: the total differs from the one that the shopper
 * agreed to. Any other reason is the part of the checkout to correct: `payment` for a declined card.
 */
export type Placement =
  | { readonly kind: 'placed'; readonly order: PlacedOrder }
  | { readonly kind: 'refused'; readonly reason: PlacementRefusal; readonly message: string }
export type PlacementRefusal = 'ended' | 'gone' | 'email-missing' | 'unable' | 'by-ticket' | 'total' | CheckoutPart

/** What the shop wants to know before it takes an order. Each is said once more where its answer was lost, but the order. */
export interface Checkout {
  /** Of a guest, to whom the order is confirmed. */
  setEmail(cartId: string, email: string): Promise<CheckoutAnswer>
  /** Answers the ways to ship there in the cart's `delivery`. A saved address is the customer's own. */
  shipTo(cartId: string, address: PostalAddress | SavedAddress): Promise<CheckoutAnswer>
  billTo(cartId: string, address: PostalAddress | SavedAddress | 'as-shipping'): Promise<CheckoutAnswer>
  /** Answers the cart with what shipping costs. */
  shipBy(cartId: string, method: ChosenShipping): Promise<CheckoutAnswer>
  payBy(cartId: string, payment: Payment): Promise<CheckoutAnswer>
  /** Sent once. */
  placeOrder(cartId: string): Promise<Placement>
  /** Both in one, where the cart's shop takes it so; sent once. */
  payAndPlaceOrder(cartId: string, payment: Payment, shop: Exclude<ShopKind, 'club'>): Promise<Placement>
}
export const Checkout: Token<Checkout> = token('Checkout')
