import { makeAutoObservable } from 'mobx'
import type { ReadCart } from '#app/commerce/ReadCart'
import type { StartAnew } from '#app/commerce/StartAnew'
import { type Token, token } from '#app/shared/token'
import type { Cart, CartOrNone } from '#domain/commerce/cart'
import type { Loaded } from '#ui/shell/Loaded.ts'
import { Task } from '#ui/shell/Task.ts'
import type { CartLinesModel } from '../cart-lines/CartLinesModel.ts'
import { CartReading } from '../cart-lines/CartReading.ts'
import type { CartCodesModel } from './CartCodesModel.ts'

export interface CartParts {
  readonly lines: CartLinesModel
  readonly codes: CartCodesModel
}

export const CartParts: Token<CartParts> = token('CartParts')

/** The whole cart: its lines, codes and sums. */
export class CartViewModel {
  readonly emptying = new Task()
  /** Whether all of it is to go is asked first. */
  isAsked = false
  readonly lines: CartLinesModel
  readonly codes: CartCodesModel
  readonly #own: CartReading
  readonly #startAnew: StartAnew

  constructor(readCart: ReadCart, startAnew: StartAnew, { lines, codes }: CartParts) {
    this.#own = new CartReading(readCart)
    this.#startAnew = startAnew
    this.lines = lines
    this.codes = codes
    makeAutoObservable(this, { lines: false, codes: false }, { autoBind: true })
  }

  get reading(): Loaded<CartOrNone> {
    return this.#own.loaded
  }

  get cart(): Cart | undefined {
    return this.lines.cart
  }

  get isEmpty(): boolean {
    return this.lines.isEmpty
  }

  get isPending(): boolean {
    return this.lines.isPending || this.codes.isBusy
  }

  start(): void {
    this.#own.start()
  }

  dispose(): void {
    this.#own.dispose()
  }

  ask(): void {
    this.isAsked = true
    this.emptying.clear()
  }

  drop(): void {
    this.isAsked = false
  }

  async empty(): Promise<void> {
    if ((await this.emptying.run(() => this.#startAnew.execute())) === 'done') this.drop()
  }
}
