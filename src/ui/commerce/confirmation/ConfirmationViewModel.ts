import { makeAutoObservable, observableRef } from 'mobx'
import type { CurrentCustomer } from '#app/commerce/ports/CurrentCustomer'
import type { Orders } from '#app/commerce/ports/Orders'
import type { Order } from '#domain/commerce/order'
import { Loaded } from '#ui/shell/Loaded.ts'
import type { Told } from './told.ts'

/** An order that has been placed: a customer's is read, of a guest's there is what was told when it was placed. */
export class ConfirmationViewModel {
  told: Told = {}
  readonly reading = new Loaded<{ readonly order: Order | undefined }>()
  readonly #orders: Pick<Orders, 'byNumber'>
  readonly #customer: CurrentCustomer

  constructor(orders: Pick<Orders, 'byNumber'>, customer: CurrentCustomer) {
    this.#orders = orders
    this.#customer = customer
    makeAutoObservable(this, { told: observableRef, reading: false }, { autoBind: true })
  }

  get isGuest(): boolean {
    return this.#customer.value === undefined
  }

  /** The shop keeps the order, and says what was ordered. */
  get hasDetails(): boolean {
    return !this.isGuest && this.told.number !== undefined
  }

  /** What an address says alone may be anybody's word. */
  get isNone(): boolean {
    if (this.told.isPlaced) return false
    return !this.hasDetails || (this.reading.value !== undefined && this.reading.value.order === undefined)
  }

  show(told: Told): void {
    this.told = told
    const { number } = told
    if (number === undefined || this.isGuest) return
    void this.reading.load(async (signal) => ({ order: await this.#orders.byNumber(number, signal) }))
  }

  dispose(): void {
    this.reading.cancel()
  }
}
