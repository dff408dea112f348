import type { Orders } from '#app/commerce/ports/Orders'
import type { Clock } from '#app/shared/ports/Clock'
import type { OrderPage, OrderSummary } from '#domain/commerce/order'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import type { ReorderModel } from './ReorderModel.ts'

export class OrdersViewModel {
  readonly reading = new Loaded<OrderPage>()
  readonly reordering: ReorderModel
  readonly #orders: Orders
  readonly #clock: Clock

  constructor(orders: Orders, clock: Clock, reordering: ReorderModel) {
    this.#orders = orders
    this.#clock = clock
    this.reordering = reordering
    makeReactive(this)
  }

  get all(): readonly OrderSummary[] {
    return this.reading.value?.orders ?? []
  }

  dayOf({ placedAt }: Pick<OrderSummary, 'placedAt'>): Temporal.PlainDate {
    return placedAt.toZonedDateTimeISO(this.#clock.timeZone).toPlainDate()
  }

  get thisYear(): number {
    return this.#clock.now().toZonedDateTimeISO(this.#clock.timeZone).year
  }

  show(page: number): void {
    if (this.reading.value && this.reading.value.page !== page) this.reading.clear()
    void this.reading.load((signal) => this.#orders.page(page, signal))
  }

  dispose(): void {
    this.reading.cancel()
  }
}
