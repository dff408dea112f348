import { ChangeCart } from '#app/commerce/ChangeCart'
import { Carts } from '#app/commerce/ports/Carts'
import { CurrentCart } from '#app/commerce/ports/CurrentCart'
import type { Ask } from '#composition/provide'
import type { Cart } from '#domain/commerce/cart'
import type { CartChange } from '#domain/commerce/cartChange'
import { fetched } from '#domain/commerce/cartState'
import type { Setting } from './Row.ts'

/** Hana's, as it was read last. */
export interface Shown {
  readonly cart: Cart
}

export async function aCart({ ask }: Setting): Promise<Shown> {
  return { cart: await ask(Carts).ofCustomer('after-change') }
}

/** The cart is on the screen by then, so that nothing has to be read before. */
export function show(ask: Ask, { cart }: Shown): void {
  ask(CurrentCart).update((state) => fetched(state, cart))
}

export function change(ask: Ask, shown: Shown, wanted: CartChange): Promise<unknown> {
  show(ask, shown)
  return ask(ChangeCart).execute(wanted)
}
