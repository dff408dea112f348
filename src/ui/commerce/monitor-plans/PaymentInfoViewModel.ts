import type { MonitorMemberships } from '#app/commerce/monitor-plans/ports/MonitorMemberships'
import type { SendPaymentInfo } from '#app/commerce/monitor-plans/SendPaymentInfo'
import type { TypedCard } from '#domain/commerce/card'
import type { MonitorMembership } from '#domain/commerce/monitorPlans'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'
import type { CardModel } from '../payment/CardModel.ts'

/** Another card for the next payment of a membership. */
export class PaymentInfoViewModel {
  readonly reading = new Loaded<MonitorMembership | undefined>()
  readonly sending = new Task()
  readonly card: CardModel
  isSent = false
  readonly #memberships: MonitorMemberships
  readonly #send: SendPaymentInfo

  constructor(memberships: MonitorMemberships, send: SendPaymentInfo, card: CardModel) {
    this.#memberships = memberships
    this.#send = send
    this.card = card
    makeReactive(this)
  }

  get mayPay(): boolean {
    return this.#send.mayPay
  }

  get isOffered(): boolean {
    return this.#send.isOffered
  }

  start(): void {
    this.card.start()
  }

  dispose(): void {
    this.reading.cancel()
    this.card.dispose()
  }

  read(membershipId: string): Promise<void> {
    return this.reading.load((signal) => this.#memberships.byId(membershipId, signal))
  }

  /** `typed` is passed along and never stored. */
  async send(typed: TypedCard | undefined): Promise<void> {
    const membershipId = this.reading.value?.id
    if (membershipId === undefined || this.isSent || this.sending.busy) return
    const isSent = await this.sending.run(async () => {
      // Cart and store matter to the shop's authentication only.
      const payment = typed && (await this.card.pay(typed, { cartId: membershipId, shop: 'members', storeId: 0 }))
      if (payment?.kind !== 'card') return false
      await this.#send.execute(membershipId, payment.token)
      return true
    })
    if (isSent) this.finish()
  }

  private finish(): void {
    this.isSent = true
  }
}
