import type { PostalAddress, SavedAddress } from '#domain/commerce/address'
import type { Cart } from '#domain/commerce/cart'
import type { CheckoutPart, PlacedOrder, ShopKind } from '#domain/commerce/checkout'
import type { ChosenShipping } from '#domain/commerce/delivery'
import type { Payment } from '#domain/commerce/payment'
import { type Token, token } from '../../shared/token.ts'

/** `message`: the shop's text, shown only where its refusal has no known reason. */
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

/** The steps of a checkout. Each may be sent again after a lost answer, except the order. */
export interface Checkout {
  /** For guests; the confirmation goes to this address. */
  setEmail(cartId: string, email: string): Promise<CheckoutAnswer>
  /** Returns the delivery methods in the cart's `delivery`. A saved address must be the customer's own. */
  shipTo(cartId: string, address: PostalAddress | SavedAddress): Promise<CheckoutAnswer>
  billTo(cartId: string, address: PostalAddress | SavedAddress | 'as-shipping'): Promise<CheckoutAnswer>
  /** Returns the cart with the shipping cost. */
  shipBy(cartId: string, method: ChosenShipping): Promise<CheckoutAnswer>
  payBy(cartId: string, payment: Payment): Promise<CheckoutAnswer>
  /** Sent once. */
  placeOrder(cartId: string): Promise<Placement>
  /** Payment and order in one request, for shops that need it; sent once. */
  payAndPlaceOrder(cartId: string, payment: Payment, shop: Exclude<ShopKind, 'club'>): Promise<Placement>
}
export const Checkout: Token<Checkout> = token('Checkout')
