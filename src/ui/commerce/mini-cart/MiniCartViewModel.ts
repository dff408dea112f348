import { makeAutoObservable } from 'mobx'
import type { ReadCart } from '#app/commerce/ReadCart'
import type { CartOrNone } from '#domain/commerce/cart'
import { Loaded } from '#ui/shell/Loaded.ts'
import type { CartItemsModel } from '../cart-items/CartItemsModel.ts'

/** The cart at a glance, from every screen. */
export class MiniCartViewModel {
  readonly reading = new Loaded<CartOrNone>()
  readonly items: CartItemsModel
  readonly #readCart: ReadCart

  constructor(readCart: ReadCart, items: CartItemsModel) {
    this.#readCart = readCart
    this.items = items
    makeAutoObservable(this, { items: false }, { autoBind: true })
  }

  start(): void {
    void this.reading.load((signal) => this.#readCart.execute(signal))
  }

  dispose(): void {
    this.reading.cancel()
  }
}
