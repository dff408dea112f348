import type { Cart } from '#domain/commerce/cart'
import type { CartChange } from '#domain/commerce/cartChange'
import { type Token, token } from '../../shared/token.ts'

/** `message`: the shop's own words, kept and not shown. Of several that were to be added, some may be in the cart all the same. */
export type CartAnswer =
  | { readonly kind: 'changed'; readonly cart: Cart }
  | { readonly kind: 'refused'; readonly reason: CartRefusal; readonly message: string; readonly cart?: Cart }

/** Why the shop did not do it. */
export type CartRefusal = 'not-found' | 'not-salable' | 'too-few' | 'invalid'

/** The shop's carts. Whoever holds a guest cart's id has the cart; a customer's is the customer's alone. */
export interface Carts {
  /** The signed-in customer's, made where there is none. `after-change`: the shop's newest, whatever was read before. */
  ofCustomer(when: 'plain' | 'after-change', signal?: AbortSignal): Promise<Cart>
  /** A guest's; nothing where it is no more. */
  ofGuest(id: string, signal?: AbortSignal): Promise<Cart | undefined>
  /** For a guest: the new cart's id. */
  createEmpty(): Promise<string>
  /** Sent once. What the shop refuses to add is an answer; what it refuses of all else is a failure. */
  change(cartId: string, change: CartChange): Promise<CartAnswer>
  /** The customer's cart with what was in the guest's, which ends. */
  merge(guestCartId: string, cartId: string): Promise<Cart>
  /** None of the customer's carts stays active. */
  deactivateAll(): Promise<void>
}
export const Carts: Token<Carts> = token('Carts')
