import type { Deposits } from '#app/commerce/deposit/ports/Deposits'
import type { WithdrawnOrders } from '#app/commerce/deposit/WithdrawnOrders'
import type { ClubOrder } from '#domain/commerce/deposit/clubOrder'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { type Observed, observe } from '#ui/shell/observe.ts'
import { Task } from '#ui/shell/Task.ts'
import type { DepositViewModel } from '../deposit/DepositViewModel.ts'

export class ClubOrderViewModel {
  readonly reading = new Loaded<{ readonly order: ClubOrder | undefined }>()
  readonly deleting = new Task()
  readonly deposit: DepositViewModel
  readonly #deposits: Deposits
  readonly #withdrawn: Observed<ReadonlySet<string>>

  constructor(deposits: Deposits, deposit: DepositViewModel, withdrawn: WithdrawnOrders) {
    this.#deposits = deposits
    this.deposit = deposit
    this.#withdrawn = observe(withdrawn)
    makeReactive(this)
  }

  /** Undefined also once the shop no longer knows it. */
  get order(): ClubOrder | undefined {
    const order = this.reading.value?.order
    return order && !this.#withdrawn.value.has(order.id) ? order : undefined
  }

  show(id: string): void {
    if (this.order && this.order.id !== id) this.reading.clear()
    void this.read(id)
  }

  dispose(): void {
    this.reading.cancel()
    this.deposit.dispose()
  }

  async pay(): Promise<void> {
    if (this.order) await this.deposit.open(this.order.id)
  }

  async closeDeposit(): Promise<void> {
    const { orderId } = this.deposit
    this.deposit.close()
    if (orderId !== undefined && !this.deposit.isOpen) await this.read(orderId)
  }

  /** Deletes what was ordered, so that the clubs can be ordered differently. */
  async orderDifferently(): Promise<void> {
    const { order } = this
    if (!order) return
    const isDeleted = await this.deleting.run(() => this.#deposits.deletePlaced(order).then(() => true))
    if (isDeleted) await this.read(order.id)
  }

  private read(id: string): Promise<void> {
    return this.reading.load(async (signal) => ({ order: await this.#deposits.order(id, signal) }))
  }
}
