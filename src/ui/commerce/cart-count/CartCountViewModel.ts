import { makeAutoObservable } from 'mobx'
import type { Cart } from '#app/commerce/ports/Cart'
import { Loaded } from '#ui/shell/Loaded.ts'

export class CartCountViewModel {
  readonly quantity = new Loaded<number>()
  private readonly cart: Cart

  constructor(cart: Cart) {
    this.cart = cart
    makeAutoObservable<this, 'cart'>(this, { cart: false })
  }

  start(): void {
    void this.quantity.load((signal) => this.cart.totalQuantity(signal))
  }

  dispose(): void {
    this.quantity.cancel()
  }
}
