import type { FollowDeposit } from '#app/commerce/deposit/FollowDeposit'
import type { CartRefusal } from '#app/commerce/deposit/ports/ClubCarts'
import type { DepositEnd, TakeDeposit } from '#app/commerce/deposit/TakeDeposit'
import type { TypedCard } from '#domain/commerce/card'
import type { PaymentStatus } from '#domain/commerce/club-payment/payment'
import { isDue } from '#domain/commerce/deposit/clubOrder'
import { type DepositMethod, type DepositStep, type DepositSums, depositStepAfter, depositSums } from '#domain/commerce/deposit/deposit'
import { isZero } from '#domain/commerce/money'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'
import type { CardModel } from '../payment/CardModel.ts'
import type { DepositChoices, RestMethod } from './DepositChoices.ts'
import type { DepositCodesModel } from './DepositCodesModel.ts'

type Refusal = Extract<DepositEnd, { kind: 'refused' }>['reason']

/** The payment modal of one order of custom-fit clubs. */
export class DepositViewModel {
  /** Undefined while it is closed. */
  orderId: string | undefined = undefined
  step: DepositStep = 'select'
  /** The shop's first message about a refused cart step. */
  message = ''
  refusal: Refusal | undefined = undefined
  isBillingMissing = false
  readonly paying = new Task()
  readonly following = new Loaded<PaymentStatus>({ isReloaded: false })
  readonly choices: DepositChoices
  readonly codes: DepositCodesModel
  readonly card: CardModel
  readonly #take: TakeDeposit
  readonly #follow: FollowDeposit

  constructor(choices: DepositChoices, codes: DepositCodesModel, card: CardModel, take: TakeDeposit, follow: FollowDeposit) {
    this.choices = choices
    this.codes = codes
    this.card = card
    this.#take = take
    this.#follow = follow
    makeReactive(this)
  }

  get isOpen(): boolean {
    return this.orderId !== undefined
  }

  get mayPay(): boolean {
    return this.#take.mayPay
  }

  get sums(): DepositSums | undefined {
    const { set } = this.choices
    return set && depositSums(set.deposit, this.codes.used)
  }

  get methodKind(): RestMethod | 'zero' | undefined {
    return this.sums && isZero(this.sums.due) ? 'zero' : this.choices.method
  }

  get isTaken(): boolean {
    const { state } = this.choices.order ?? {}
    return state === 'taken' || state === 'returned'
  }

  get isProcessing(): boolean {
    return this.choices.order?.state === 'processing'
  }

  /** After two minutes. */
  get isStillProcessed(): boolean {
    const { value, busy, failure } = this.following
    return value === 'pending' && !busy && !failure
  }

  async open(orderId: string): Promise<void> {
    this.orderId = orderId
    this.card.start()
    this.again()
    await this.read()
    if (this.choices.order && this.orderId === orderId) this.codes.restore(this.choices.order)
  }

  close(): void {
    if (this.paying.busy) return
    this.orderId = undefined
    this.codes.clear()
    this.card.clear()
    this.dispose()
  }

  dispose(): void {
    this.choices.dispose()
    this.following.cancel()
    this.card.dispose()
  }

  /** Back from an error step; what was chosen stays. */
  again(): void {
    this.step = 'select'
    this.message = ''
    this.refusal = undefined
    this.isBillingMissing = false
    this.paying.clear()
  }

  async chooseSet(id: string): Promise<void> {
    this.choices.chooseSet(id)
    const { order, set } = this.choices
    if (order && set) await this.codes.changeSet(order, set)
  }

  async pay(typed?: TypedCard): Promise<void> {
    const { billing, placing } = this.choices
    this.isBillingMissing = placing.value !== undefined && !billing
    if (this.codes.busy) return
    this.refusal = undefined
    const end = await this.paying.run(() => this.send(typed))
    if (end) this.settle(end)
    // The order may be placed although its deposit was not taken.
    if (end || this.paying.failure) await this.read()
  }

  /** A payment that takes longer. */
  async look(): Promise<void> {
    const { orderId } = this
    if (orderId === undefined || this.following.busy) return
    await this.following.load((signal) => this.#follow.execute(orderId, signal))
    const { value, failure, busy } = this.following
    if (failure || busy || value === 'pending') return
    if (value === 'failed') this.refuse('declined')
    await this.choices.show(orderId)
  }

  private async read(): Promise<void> {
    if (this.orderId === undefined) return
    await this.choices.show(this.orderId)
    if (this.isProcessing && !this.following.busy) await this.look()
  }

  private async send(typed: TypedCard | undefined): Promise<DepositEnd | undefined> {
    const { order, set, billing, centre } = this.choices
    const { sums } = this
    if (!order || !set || !billing || !centre || !sums || !isDue(order)) return undefined
    if (this.methodKind === 'card' && !(typed && this.card.check(typed))) return undefined
    return this.#take.execute({ order, set, sums, prepare: () => this.prepared(typed), billing, pickUp: centre })
  }

  private async prepared(typed: TypedCard | undefined): Promise<DepositMethod | undefined> {
    const { order, offering } = this.choices
    const kind = this.methodKind
    if (kind === 'zero') return { kind }
    const affirm = offering.value?.affirm
    if (kind === 'affirm') return affirm && { kind, token: affirm.token }
    if (!order || !typed || kind !== 'card') return undefined
    const payment = await this.card.pay(typed, { cartId: order.id, shop: 'club', storeId: order.storeId })
    if (payment?.kind !== 'card') return undefined
    return { kind, token: payment.token, transactionId: payment.authentication?.serverTransactionId }
  }

  private settle(end: DepositEnd): void {
    if (end.kind === 'stopped') this.stop(end.refusal)
    if (end.kind === 'refused') this.refuse(end.reason)
  }

  private stop({ part, message }: CartRefusal): void {
    this.step = depositStepAfter(part)
    this.message = message
  }

  private refuse(reason: Refusal): void {
    this.refusal = reason
    if (reason === 'gone') this.step = depositStepAfter('order')
  }
}
