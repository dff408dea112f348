import type { FollowPayment } from '#app/commerce/club-payment/FollowPayment'
import type { InvocationOutcome, InvokePayment } from '#app/commerce/club-payment/InvokePayment'
import type { TypedCard } from '#domain/commerce/card'
import type { PaymentMethod, PaymentPurpose, PaymentStatus } from '#domain/commerce/club-payment/payment'
import type { Quote } from '#domain/commerce/club-payment/quote'
import type { Money } from '#domain/commerce/money'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'
import type { CardModel } from '../payment/CardModel.ts'

export interface InvokedPayment {
  readonly requestId: string
}

export interface Purchase<Payment> {
  readonly purpose: PaymentPurpose
  readonly quote: Pick<Quote, 'id' | 'total'>
  readonly method: Exclude<PaymentMethod, { readonly kind: 'card' }> | { readonly kind: 'card'; readonly card: TypedCard | undefined }
  readonly paymentOf: (requestId: string) => Payment
}

/** Invokes a payment to the club once, and follows it until it has ended. */
export class ClubPayment<Payment extends InvokedPayment> {
  readonly card: CardModel
  readonly paying = new Task()
  readonly following = new Loaded<PaymentStatus>({ isReloaded: false })
  open: Payment | undefined = undefined
  /** Of the open payment; unknown if another page has invoked it. */
  total: Money | undefined = undefined
  refusal: 'changed' | 'declined' | undefined = undefined
  readonly #pay: InvokePayment<Payment>
  readonly #follow: FollowPayment

  constructor(card: CardModel, pay: InvokePayment<Payment>, follow: FollowPayment) {
    this.card = card
    this.#pay = pay
    this.#follow = follow
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

  dispose(): void {
    this.card.dispose()
    this.following.cancel()
  }

  clear(): void {
    this.refusal = undefined
    this.paying.clear()
  }

  /** How the payment has ended; undefined without one, or while its end is unknown. */
  async pay(purchase: Purchase<Payment>): Promise<PaymentStatus | undefined> {
    if (this.open || this.paying.busy) return undefined
    this.refusal = undefined
    const paid = await this.paying.run(() => this.invoke(purchase))
    if (paid?.kind === 'invoked') return this.resume(purchase.paymentOf(paid.requestId), purchase.quote.total)
    if (paid?.kind === 'under-way') return this.resume(paid.payment)
    if (paid?.kind === 'refused' && paid.reason === 'changed') this.refuse('changed')
    return undefined
  }

  /** Also after a reload, with the payment that the club knows of. */
  async resume(payment: Payment | undefined, total?: Money): Promise<PaymentStatus | undefined> {
    if (!payment || this.open) return undefined
    this.open = payment
    this.total = total
    this.following.clear()
    return this.look()
  }

  async look(): Promise<PaymentStatus | undefined> {
    const { open } = this
    if (!open || this.following.busy) return undefined
    await this.following.load((signal) => this.#follow.execute(open.requestId, signal))
    if (this.following.failure || this.following.busy) return undefined
    if (this.following.value === 'failed') this.refuse('declined')
    return this.following.value
  }

  finish(): void {
    this.open = undefined
    this.following.clear()
  }

  private async invoke({ purpose, quote, method }: Purchase<Payment>): Promise<InvocationOutcome<Payment> | undefined> {
    const prepared = method.kind === 'card' ? await this.prepare(quote.id, method.card) : method
    return prepared && this.#pay.execute({ purpose, quoteId: quote.id, total: quote.total, method: prepared })
  }

  private async prepare(quoteId: string, typed: TypedCard | undefined): Promise<PaymentMethod | undefined> {
    // Store and cart matter to the shop's authentication only.
    const payment = typed && (await this.card.pay(typed, { cartId: quoteId, shop: 'club', storeId: 0 }))
    return payment?.kind === 'card' ? { kind: 'card', token: payment.token } : undefined
  }

  private refuse(refusal: 'changed' | 'declined'): void {
    this.refusal = refusal
    this.open = undefined
  }
}
