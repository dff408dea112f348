import { makeAutoObservable } from 'mobx'
import type { ReadCart } from '#app/commerce/ReadCart'
import type { CartOrNone } from '#domain/commerce/cart'
import { Loaded } from '#ui/shell/Loaded.ts'
import type { CartLinesModel } from '../cart-lines/CartLinesModel.ts'

/** The cart at a glance, from every screen. */
export class MiniCartViewModel {
  readonly reading = new Loaded<CartOrNone>()
  readonly lines: CartLinesModel
  readonly #readCart: ReadCart

  constructor(readCart: ReadCart, lines: CartLinesModel) {
    this.#readCart = readCart
    this.lines = lines
    makeAutoObservable(this, { lines: false }, { autoBind: true })
  }

  start(): void {
    void this.reading.load((signal) => this.#readCart.execute(signal))
  }

  dispose(): void {
    this.reading.cancel()
  }
}
