import type { PaymentRequest } from '#domain/commerce/club-payment/payment'
import type { Connectivity } from '../../shared/ports/Connectivity.ts'
import { writeOnce } from '../../shared/writeOnce.ts'
import type { PaymentAccess } from '../ports/PaymentAccess.ts'
import type { Invocation, Payments } from './ports/Payments.ts'

export type InvocationOutcome<Payment> =
  | { readonly kind: 'invoked'; readonly requestId: string }
  /** A payment was invoked before: in another tab, or its answer was lost. */
  | { readonly kind: 'under-way'; readonly payment: Payment }
  | { readonly kind: 'refused'; readonly reason: 'by-ticket' | 'changed' }

/** The payment that was invoked for a quote, or else one that must end first. */
export type FindPayment<Payment> = (request: PaymentRequest) => Promise<Payment | undefined>

/** Invokes the payment of a quote once, however often it is called and whatever happens to the answer. */
export class InvokePayment<Payment> {
  private readonly underWay = new Map<string, Promise<InvocationOutcome<Payment>>>()
  private readonly payments: Pick<Payments, 'invoke'>
  private readonly find: FindPayment<Payment>
  private readonly access: PaymentAccess
  private readonly connectivity: Pick<Connectivity, 'value'>

  constructor(
    payments: Pick<Payments, 'invoke'>,
    find: FindPayment<Payment>,
    access: PaymentAccess,
    connectivity: Pick<Connectivity, 'value'>,
  ) {
    this.payments = payments
    this.find = find
    this.access = access
    this.connectivity = connectivity
  }

  get mayPay(): boolean {
    return this.access.isOpen
  }

  async execute(request: PaymentRequest): Promise<InvocationOutcome<Payment>> {
    if (!this.mayPay) return { kind: 'refused', reason: 'by-ticket' }
    const { quoteId } = request
    const paying = this.underWay.get(quoteId) ?? this.pay(request).finally(() => this.underWay.delete(quoteId))
    this.underWay.set(quoteId, paying)
    return paying
  }

  private async pay(request: PaymentRequest): Promise<InvocationOutcome<Payment>> {
    const answer = await writeOnce<Invocation | InvocationOutcome<Payment>>(
      this.connectivity,
      () => this.payments.invoke(request),
      () => this.found(request),
    )
    if (answer.kind !== 'refused') return answer
    if (answer.reason !== 'under-way') return { kind: 'refused', reason: answer.reason }
    // The other payment may have ended since; then the total has to be computed again.
    return (await this.found(request)) ?? { kind: 'refused', reason: 'changed' }
  }

  private async found(request: PaymentRequest): Promise<InvocationOutcome<Payment> | undefined> {
    const payment = await this.find(request)
    return payment && { kind: 'under-way', payment }
  }
}
