import type { CurrentCustomer } from '#app/commerce/ports/CurrentCustomer'
import type { GuestOrderKey, Orders } from '#app/commerce/ports/Orders'
import type { Subscriptions } from '#app/commerce/ports/Subscriptions'
import type { Order } from '#domain/commerce/order'
import { begunBy, type Subscription } from '#domain/commerce/subscriptions/subscription'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import type { OrderConfirmation } from './orderConfirmation.ts'

export class ConfirmationViewModel {
  told: OrderConfirmation = {}
  readonly reading = new Loaded<{ readonly order: Order | undefined }>()
  readonly subscriptions = new Loaded<readonly Subscription[]>()
  readonly #orders: Pick<Orders, 'byNumber' | 'ofGuest'>
  readonly #customer: CurrentCustomer
  readonly #subscriptions: Pick<Subscriptions, 'history'>

  constructor(orders: Pick<Orders, 'byNumber' | 'ofGuest'>, customer: CurrentCustomer, subscriptions: Pick<Subscriptions, 'history'>) {
    this.#orders = orders
    this.#customer = customer
    this.#subscriptions = subscriptions
    makeReactive(this)
  }

  get isGuest(): boolean {
    return this.#customer.value === undefined
  }

  get hasDetails(): boolean {
    return this.told.number !== undefined && (!this.isGuest || this.key !== undefined)
  }

  /** The address alone doesn't prove an order: anybody can type one. */
  get isNone(): boolean {
    if (this.told.isPlaced) return false
    return !this.hasDetails || (this.reading.value !== undefined && this.reading.value.order === undefined)
  }

  show(told: OrderConfirmation): void {
    this.told = told
    const { number } = told
    const { key } = this
    if (number === undefined || (this.isGuest && !key)) return
    void this.reading.load(async (signal) => ({
      order: await (key ? this.#orders.ofGuest(key, signal) : this.#orders.byNumber(number, signal)),
    }))
    if (told.subscribes) void this.subscriptions.load(async (signal) => begunBy(await this.#subscriptions.history(signal), number))
  }

  private get key(): GuestOrderKey | undefined {
    const { number, email, lastName } = this.told
    return this.isGuest && number !== undefined && email && lastName ? { number, email, lastName } : undefined
  }

  dispose(): void {
    this.reading.cancel()
    this.subscriptions.cancel()
  }
}
