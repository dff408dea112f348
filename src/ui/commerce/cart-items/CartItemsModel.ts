import { observable } from 'mobx'
import type { CartOutcome, ChangeCart } from '#app/commerce/ChangeCart'
import type { CurrentCart } from '#app/commerce/ports/CurrentCart'
import type { SetQuantity } from '#app/commerce/SetQuantity'
import { type Cart, type CartItem, noCart } from '#domain/commerce/cart'
import type { CartPlace } from '#domain/commerce/cartChange'
import type { CartState } from '#domain/commerce/cartState'
import { planTermsOf } from '#domain/commerce/planTerms'
import { isQuantity } from '#domain/commerce/selection'
import { shownPrices } from '#domain/commerce/shownPrices'
import { idle, type Operation, waiting } from '#domain/shared/operation'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { type Observed, observe } from '#ui/shell/observe.ts'
import { Task } from '#ui/shell/Task.ts'

export class CartItemsModel {
  removal: Operation<'removed'> = idle
  update: Operation<'updated'> = idle
  /** The shop's text about a quantity that it refuses. */
  refused: string | undefined = undefined
  readonly removing = new Task()
  readonly puttingBack = new Task()
  readonly updating = new Task()
  readonly #wanted = observable.map<number, number>()
  readonly #place: CartPlace
  readonly #changeCart: Pick<ChangeCart, 'execute'>
  readonly #quantities: Pick<SetQuantity, 'execute'>
  readonly #state: Observed<CartState>

  constructor(
    changeCart: Pick<ChangeCart, 'execute'>,
    quantities: Pick<SetQuantity, 'execute'>,
    current: CurrentCart,
    place: CartPlace = 'cart',
  ) {
    this.#place = place
    this.#changeCart = changeCart
    this.#quantities = quantities
    this.#state = observe(current)
    makeReactive(this)
  }

  get cart(): Cart | undefined {
    const { cart } = this.#state.value
    return cart === noCart ? undefined : cart
  }

  get items(): readonly CartItem[] {
    const items = this.cart?.items ?? []
    return this.#place === 'mini-cart' ? items.toReversed() : items
  }

  get unreadable(): readonly (number | undefined)[] {
    return this.cart?.unreadableLines ?? []
  }

  get isEmpty(): boolean {
    return this.items.length + this.unreadable.length === 0
  }

  shownPrices(item: CartItem): ReturnType<typeof shownPrices> {
    return shownPrices(item, this.cart ?? {})
  }

  termsOf(item: CartItem): ReturnType<typeof planTermsOf> {
    return planTermsOf(item, this.cart ?? {})
  }

  /** Until the shop answers, the totals shown are out of date. */
  get isPending(): boolean {
    return this.update.state === 'wait' || this.removal.state === 'wait' || this.puttingBack.busy
  }

  quantityOf({ id, quantity }: CartItem): number {
    return this.#wanted.get(id) ?? quantity
  }

  async setQuantity(item: CartItem, quantity: number): Promise<void> {
    if (!isQuantity(quantity) || quantity === this.quantityOf(item)) return
    this.#wanted.set(item.id, quantity)
    this.update = waiting
    this.refused = undefined
    const done = this.#quantities.execute(item.id, quantity, this.#place)
    const outcome = await this.updating.run(() => done)
    await done.catch(() => undefined)
    this.settle(item, quantity, outcome)
  }

  async remove({ id }: Pick<CartItem, 'id'>): Promise<void> {
    this.removal = waiting
    const outcome = await this.removing.run(() => this.#changeCart.execute({ kind: 'remove', lineId: id, place: this.#place }))
    this.becomeRemoved(outcome?.kind === 'changed')
  }

  /** Adds a removed item again with the same options. */
  async putBack({ selection, quantity }: CartItem): Promise<void> {
    await this.puttingBack.run(() => this.#changeCart.execute({ kind: 'add', selection: { ...selection, quantity } }))
  }

  private becomeRemoved(isGone: boolean): void {
    this.removal = isGone ? { state: 'removed' } : idle
  }

  /** Skips the answer while a later change of this or another item is under way. */
  private settle({ id }: CartItem, quantity: number, outcome: CartOutcome | undefined): void {
    if (this.#wanted.get(id) !== quantity) return
    this.#wanted.delete(id)
    if (outcome?.kind === 'refused') this.refused = outcome.message
    if (this.#wanted.size > 0) return
    this.update = this.refused === undefined && !this.updating.failure ? { state: 'updated' } : idle
  }
}
