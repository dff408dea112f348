import type { Cart } from '#domain/commerce/cart'
import type { ShopKind } from '#domain/commerce/checkout'
import { type Token, token } from '../../shared/token.ts'

/** How a cart is paid for: the shops use different operations. */
export interface ShopKinds {
  of(cart: Pick<Cart, 'items' | 'isVirtual'>): ShopKind
}
export const ShopKinds: Token<ShopKinds> = token('ShopKinds')
