import type { Orders } from '#app/commerce/ports/Orders'
import type { Clock } from '#app/shared/ports/Clock'
import type { Order } from '#domain/commerce/order'
import type { ReorderProblem } from '#domain/commerce/reorder'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import type { ReorderModel } from './ReorderModel.ts'

export class OrderViewModel {
  readonly reading = new Loaded<{ readonly order: Order | undefined }>()
  readonly reordering: ReorderModel
  readonly #orders: Orders
  readonly #clock: Clock

  constructor(orders: Orders, clock: Clock, reordering: ReorderModel) {
    this.#orders = orders
    this.#clock = clock
    this.reordering = reordering
    makeReactive(this)
  }

  get order(): Order | undefined {
    return this.reading.value?.order
  }

  get generalProblems(): readonly ReorderProblem[] {
    return this.reordering.outcome?.problems.filter(({ itemId }) => itemId === undefined) ?? []
  }

  problemOf(itemId: string): ReorderProblem | undefined {
    return this.reordering.outcome?.problems.find((problem) => problem.itemId === itemId)
  }

  dayOf({ placedAt }: Order): Temporal.PlainDate {
    return placedAt.toZonedDateTimeISO(this.#clock.timeZone).toPlainDate()
  }

  show(number: string): void {
    if (this.order && this.order.number !== number) this.reading.clear()
    void this.reading.load(async (signal) => ({ order: await this.#orders.byNumber(number, signal) }))
  }

  dispose(): void {
    this.reading.cancel()
  }
}
