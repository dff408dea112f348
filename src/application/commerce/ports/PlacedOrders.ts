import type { Cart } from '#domain/commerce/cart'
import type { PlacedOrder } from '#domain/commerce/checkout'
import { type Token, token } from '../../shared/token.ts'

/** Finds out what became of a cart whose order was sent. */
export interface PlacedOrders {
  /** Nothing where the cart is still to be ordered. */
  ofCart(cart: Cart, signal?: AbortSignal): Promise<PlacedOrder | undefined>
}
export const PlacedOrders: Token<PlacedOrders> = token('PlacedOrders')
