import type { CurrentCart } from '#app/commerce/ports/CurrentCart'
import type { ReadCart } from '#app/commerce/ReadCart'
import { type CartOrNone, quantityIn } from '#domain/commerce/cart'
import type { CartState } from '#domain/commerce/cartState'
import type { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { type Observed, observe } from '#ui/shell/observe.ts'
import { CartLoader } from '../cart-items/CartLoader.ts'

export class CartCountViewModel {
  isOpen = false
  readonly #readCart: Pick<ReadCart, 'isRead'>
  readonly #own: CartLoader
  readonly #current: CurrentCart
  readonly #state: Observed<CartState>

  constructor(readCart: Pick<ReadCart, 'execute' | 'wanted' | 'isRead'>, current: CurrentCart) {
    this.#readCart = readCart
    this.#own = new CartLoader(readCart)
    this.#current = current
    this.#state = observe(current)
    makeReactive(this)
  }

  get reading(): Loaded<CartOrNone> {
    return this.#own.loaded
  }

  get quantity(): number | undefined {
    const { cart } = this.#state.value
    return cart === undefined ? undefined : quantityIn(cart)
  }

  get isReading(): boolean {
    return this.#state.value.fetchStatus === 'loading'
  }

  get broughtAlong(): number | undefined {
    return this.#state.value.broughtAlong
  }

  noteBroughtAlong(): void {
    this.#current.update((state) => ({ ...state, broughtAlong: undefined }))
  }

  /** Where the cart's own screen has read it, it isn't read again. */
  start(): void {
    if (this.#readCart.isRead) this.#own.follow()
    else this.#own.start()
  }

  dispose(): void {
    this.#own.dispose()
  }

  open(): void {
    this.isOpen = true
  }

  close(): void {
    this.isOpen = false
  }
}
