import type { FollowPayment } from '#app/commerce/renewals/FollowPayment'
import type { PayRenewal, RenewalPaid } from '#app/commerce/renewals/PayRenewal'
import type { InstalmentConfiguration, Instalments } from '#app/commerce/renewals/ports/Instalments'
import type { Renewals } from '#app/commerce/renewals/ports/Renewals'
import type { TypedCard } from '#domain/commerce/card'
import { isZero } from '#domain/commerce/money'
import type { Basket } from '#domain/commerce/renewals/basket'
import type { OpenPayment } from '#domain/commerce/renewals/offer'
import type { PaymentMethod, PaymentStatus } from '#domain/commerce/renewals/payment'
import type { InstalmentOffer, Quote, Renewal } from '#domain/commerce/renewals/quote'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'
import type { CardModel } from '../payment/CardModel.ts'

interface Decision {
  readonly quote: Quote
  readonly basket: Basket
  /** Undefined where no card is needed. */
  readonly card: TypedCard | undefined
}

/** Invokes a payment once, follows it and renews what it has paid. */
export class RenewalPayment {
  readonly card: CardModel
  readonly paying = new Task()
  readonly following = new Loaded<PaymentStatus>({ isReloaded: false })
  readonly completing = new Task()
  readonly configuring = new Loaded<InstalmentConfiguration>()
  /** Undefined: by card. */
  months: number | undefined = undefined
  open: OpenPayment | undefined = undefined
  renewal: Renewal | undefined = undefined
  refusal: 'changed' | 'declined' | undefined = undefined
  readonly #pay: PayRenewal
  readonly #follow: FollowPayment
  readonly #renewals: Pick<Renewals, 'complete'>
  readonly #instalments: Instalments

  constructor(card: CardModel, pay: PayRenewal, follow: FollowPayment, renewals: Pick<Renewals, 'complete'>, instalments: Instalments) {
    this.card = card
    this.#pay = pay
    this.#follow = follow
    this.#renewals = renewals
    this.#instalments = instalments
    makeReactive(this)
  }

  get mayPay(): boolean {
    return this.#pay.mayPay
  }

  /** After two minutes. */
  get isStillProcessed(): boolean {
    const { value, busy, failure } = this.following
    return value === 'pending' && !busy && !failure
  }

  start(): void {
    this.card.start()
  }

  readInstalments(): Promise<void> {
    return this.configuring.load((signal) => this.#instalments.configuration(signal))
  }

  /** None where the provider doesn't lend. */
  instalmentsOf(quote: Quote): readonly InstalmentOffer[] {
    return this.configuring.value?.isOffered ? quote.instalments : []
  }

  dispose(): void {
    this.configuring.cancel()
    this.card.dispose()
    this.following.cancel()
  }

  choose(months: number | undefined): void {
    this.months = months
    this.clear()
  }

  clear(): void {
    this.refusal = undefined
    this.paying.clear()
  }

  methodOf({ total, instalments }: Quote): PaymentMethod['kind'] {
    if (isZero(total)) return 'free'
    return this.months !== undefined && instalments.some(({ months }) => months === this.months) ? 'instalments' : 'card'
  }

  async pay(decision: Decision): Promise<void> {
    if (this.open || this.paying.busy) return
    this.refusal = undefined
    const paid = await this.paying.run(() => this.invoke(decision))
    if (paid?.kind === 'invoked') await this.resume({ requestId: paid.requestId, basket: decision.basket })
    if (paid?.kind === 'under-way') await this.resume(paid.payment)
    if (paid?.kind === 'refused' && paid.reason === 'changed') this.refuse('changed')
  }

  /** Also after a reload, with the payment that the club knows of. */
  async resume(payment: OpenPayment | undefined): Promise<void> {
    if (!payment || this.open) return
    this.open = payment
    this.following.clear()
    await this.look()
  }

  async look(): Promise<void> {
    const { open } = this
    if (!open || this.following.busy) return
    await this.following.load((signal) => this.#follow.execute(open.requestId, signal))
    if (this.following.failure || this.following.busy) return
    if (this.following.value === 'success') await this.complete()
    if (this.following.value === 'failed') this.refuse('declined')
  }

  /** The club answers a repetition with the same renewal. */
  async complete(): Promise<void> {
    const { open } = this
    if (!open) return
    const renewal = await this.completing.run(() => this.#renewals.complete(open.basket, open.requestId))
    if (renewal) this.finish(renewal)
  }

  forget(): void {
    this.renewal = undefined
    this.clear()
  }

  private async invoke({ quote, card }: Decision): Promise<RenewalPaid | undefined> {
    const method = await this.prepare(quote, card)
    return method && this.#pay.execute({ quoteId: quote.id, total: quote.total, method })
  }

  private async prepare(quote: Quote, typed: TypedCard | undefined): Promise<PaymentMethod | undefined> {
    const kind = this.methodOf(quote)
    if (kind === 'free') return { kind }
    if (kind === 'instalments') return { kind, months: this.months ?? 0 }
    // Store and cart matter to the shop's authentication only.
    const payment = typed && (await this.card.pay(typed, { cartId: quote.id, shop: 'club', storeId: 0 }))
    return payment?.kind === 'card' ? { kind, token: payment.token } : undefined
  }

  private refuse(refusal: 'changed' | 'declined'): void {
    this.refusal = refusal
    this.open = undefined
  }

  private finish(renewal: Renewal): void {
    this.renewal = renewal
    this.open = undefined
    this.following.clear()
  }
}
