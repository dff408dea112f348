import { makeAutoObservable } from 'mobx'
import type { Subscription } from 'rxjs'
import type { ReadCart } from '#app/commerce/ReadCart'
import type { StartAnew } from '#app/commerce/StartAnew'
import type { Cart, CartOrNone } from '#domain/commerce/cart'
import { Loaded } from '#ui/shell/Loaded.ts'
import { Task } from '#ui/shell/Task.ts'
import type { CartLinesModel } from '../cart-lines/CartLinesModel.ts'
import type { CartCodesModel } from './CartCodesModel.ts'

/** The whole cart: its lines, codes and sums. */
export class CartViewModel {
  readonly reading = new Loaded<CartOrNone>()
  readonly emptying = new Task()
  /** Whether all of it is to go is asked first. */
  isAsked = false
  readonly lines: CartLinesModel
  readonly codes: CartCodesModel
  private readonly readCart: ReadCart
  private readonly startAnew: StartAnew
  private following: Subscription | undefined

  constructor(readCart: ReadCart, startAnew: StartAnew, lines: CartLinesModel, codes: CartCodesModel) {
    this.readCart = readCart
    this.startAnew = startAnew
    this.lines = lines
    this.codes = codes
    makeAutoObservable<this, 'readCart' | 'startAnew' | 'following'>(
      this,
      { readCart: false, startAnew: false, following: false, lines: false, codes: false },
      { autoBind: true },
    )
  }

  get cart(): Cart | undefined {
    return this.lines.cart
  }

  get isEmpty(): boolean {
    return this.lines.lines.length === 0
  }

  get isPending(): boolean {
    return this.lines.isPending || this.codes.isBusy
  }

  start(): void {
    this.read()
    this.following = this.readCart.wanted.subscribe(() => this.read())
  }

  dispose(): void {
    this.reading.cancel()
    this.following?.unsubscribe()
  }

  ask(): void {
    this.isAsked = true
    this.emptying.clear()
  }

  drop(): void {
    this.isAsked = false
  }

  async empty(): Promise<void> {
    if ((await this.emptying.run(() => this.startAnew.execute())) === 'done') this.drop()
  }

  private read(): void {
    void this.reading.load((signal) => this.readCart.execute(signal))
  }
}
