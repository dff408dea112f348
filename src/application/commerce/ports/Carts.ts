import type { Cart } from '#domain/commerce/cart'
import type { CartChange } from '#domain/commerce/cartChange'
import { type Token, token } from '../../shared/token.ts'

/** `message`: the shop's text in the language of its store. If several items were added, some may be in the cart despite a refusal. */
export type CartAnswer =
  | { readonly kind: 'changed'; readonly cart: Cart }
  | { readonly kind: 'refused'; readonly reason: CartRefusal; readonly message: string; readonly cart?: Cart }

/** Why the shop refused the change. */
export type CartRefusal = 'not-found' | 'not-salable' | 'too-few' | 'invalid'

/** The shop's carts. The id alone gives access to a guest's cart; a customer's cart needs the token. */
export interface Carts {
  /** The signed-in customer's cart; created if there is none. `after-change` bypasses what was read before. */
  ofCustomer(when: 'plain' | 'after-change', signal?: AbortSignal): Promise<Cart>
  /** A guest's cart; undefined if it no longer exists. */
  ofGuest(id: string, signal?: AbortSignal): Promise<Cart | undefined>
  /** For guests. Returns the new cart's id. */
  createEmpty(): Promise<string>
  /** Sent once. A refusal to add, or of a quantity, is an answer; any other refusal is a failure. */
  change(cartId: string, change: CartChange): Promise<CartAnswer>
  /** The customer's cart with the items of the guest's cart, which ends. */
  merge(guestCartId: string, cartId: string): Promise<Cart>
  /** Deactivates all carts of the customer. */
  deactivateAll(): Promise<void>
}
export const Carts: Token<Carts> = token('Carts')
