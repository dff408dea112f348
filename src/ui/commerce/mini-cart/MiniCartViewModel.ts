import type { ChangeCart } from '#app/commerce/ChangeCart'
import type { CurrentCart } from '#app/commerce/ports/CurrentCart'
import type { ReadCart } from '#app/commerce/ReadCart'
import type { SetQuantity } from '#app/commerce/SetQuantity'
import type { CartOrNone } from '#domain/commerce/cart'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { CartItemsModel } from '../cart-items/CartItemsModel.ts'

export class MiniCartViewModel {
  readonly reading = new Loaded<CartOrNone>()
  readonly items: CartItemsModel
  readonly #readCart: ReadCart

  constructor(readCart: ReadCart, changeCart: ChangeCart, quantities: SetQuantity, current: CurrentCart) {
    this.#readCart = readCart
    this.items = new CartItemsModel(changeCart, quantities, current, 'mini-cart')
    makeReactive(this)
  }

  start(): void {
    const { cart } = this.items
    if (cart) this.reading.receive(cart)
    void this.reading.load((signal) => this.#readCart.execute(signal))
  }

  dispose(): void {
    this.reading.cancel()
  }
}
