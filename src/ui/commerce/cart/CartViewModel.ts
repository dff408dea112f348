import type { EmptyCart } from '#app/commerce/EmptyCart'
import type { ReadCart } from '#app/commerce/ReadCart'
import type { Cart, CartOrNone } from '#domain/commerce/cart'
import { type TotalFigures, totalFigures } from '#domain/commerce/totals'
import { type Explanation, explain } from '#ui/shell/explanation.ts'
import type { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'
import type { CartItemsModel } from '../cart-items/CartItemsModel.ts'
import { CartLoader } from '../cart-items/CartLoader.ts'
import type { CartCodesModel } from './CartCodesModel.ts'
import type { CartOffers } from './CartOffers.ts'

export class CartViewModel {
  readonly emptying = new Task()
  isAsked = false
  readonly items: CartItemsModel
  readonly codes: CartCodesModel
  readonly offers: CartOffers
  readonly #own: CartLoader
  readonly #startAnew: Pick<EmptyCart, 'execute'>

  constructor(
    readCart: Pick<ReadCart, 'execute' | 'wanted'>,
    startAnew: Pick<EmptyCart, 'execute'>,
    items: CartItemsModel,
    codes: CartCodesModel,
    offers: CartOffers,
  ) {
    this.#own = new CartLoader(readCart)
    this.#startAnew = startAnew
    this.items = items
    this.codes = codes
    this.offers = offers
    makeReactive(this)
  }

  get reading(): Loaded<CartOrNone> {
    return this.#own.loaded
  }

  get cart(): Cart | undefined {
    return this.items.cart
  }

  get whyTotal(): Explanation<TotalFigures> | undefined {
    return explain('commerce.totals-of-store-view', this.cart && totalFigures(this.cart))
  }

  get isEmpty(): boolean {
    return this.items.isEmpty
  }

  get isPending(): boolean {
    return this.items.isPending || this.codes.isBusy
  }

  start(): void {
    this.#own.start()
    this.offers.start()
  }

  dispose(): void {
    this.#own.dispose()
    this.offers.dispose()
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
