import type { CurrentCustomer } from '#app/commerce/ports/CurrentCustomer'
import type { GuestOrderKey, Orders } from '#app/commerce/ports/Orders'
import type { Order } from '#domain/commerce/order'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import type { OrderConfirmation } from './orderConfirmation.ts'

export class ConfirmationViewModel {
  told: OrderConfirmation = {}
  readonly reading = new Loaded<{ readonly order: Order | undefined }>()
  readonly #orders: Pick<Orders, 'byNumber' | 'ofGuest'>
  readonly #customer: CurrentCustomer

  constructor(orders: Pick<Orders, 'byNumber' | 'ofGuest'>, customer: CurrentCustomer) {
    this.#orders = orders
    this.#customer = customer
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
  }

  private get key(): GuestOrderKey | undefined {
    const { number, email, lastName } = this.told
    return this.isGuest && number !== undefined && email && lastName ? { number, email, lastName } : undefined
  }

  dispose(): void {
    this.reading.cancel()
  }
}
