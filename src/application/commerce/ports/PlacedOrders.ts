import type { Cart } from '#domain/commerce/cart'
import type { PlacedOrder } from '#domain/commerce/checkout'
import { type Token, token } from '../../shared/token.ts'

/** Finds the order that a cart became. */
export interface PlacedOrders {
  /** Undefined if the cart was not ordered. */
  ofCart(cart: Cart, signal?: AbortSignal): Promise<PlacedOrder | undefined>
}
export const PlacedOrders: Token<PlacedOrders> = token('PlacedOrders')
