import type { OpenPayment } from '#domain/commerce/renewals/offer'
import type { PaymentRequest } from '#domain/commerce/renewals/payment'
import type { Connectivity } from '../../shared/ports/Connectivity.ts'
import { sentOnce } from '../../shared/sentOnce.ts'
import type { PaymentAccess } from '../ports/PaymentAccess.ts'
import type { Invocation, Payments } from './ports/Payments.ts'
import type { Renewals } from './ports/Renewals.ts'

export type RenewalPaid =
  | { readonly kind: 'invoked'; readonly requestId: string }
  /** Another payment is under way: in another tab, or one whose answer was lost. */
  | { readonly kind: 'under-way'; readonly payment: OpenPayment }
  | { readonly kind: 'refused'; readonly reason: 'by-ticket' | 'changed' }

/** Invokes the payment of a quote once, however often it is called and whatever happens to the answer. */
export class PayRenewal {
  private readonly underWay = new Map<string, Promise<RenewalPaid>>()
  private readonly payments: Pick<Payments, 'invoke'>
  private readonly renewals: Pick<Renewals, 'offer'>
  private readonly access: PaymentAccess
  private readonly connectivity: Pick<Connectivity, 'value'>

  constructor(
    payments: Pick<Payments, 'invoke'>,
    renewals: Pick<Renewals, 'offer'>,
    access: PaymentAccess,
    connectivity: Pick<Connectivity, 'value'>,
  ) {
    this.payments = payments
    this.renewals = renewals
    this.access = access
    this.connectivity = connectivity
  }

  get mayPay(): boolean {
    return this.access.isOpen
  }

  async execute(request: PaymentRequest): Promise<RenewalPaid> {
    if (!this.mayPay) return { kind: 'refused', reason: 'by-ticket' }
    const { quoteId } = request
    const paying = this.underWay.get(quoteId) ?? this.pay(request).finally(() => this.underWay.delete(quoteId))
    this.underWay.set(quoteId, paying)
    return paying
  }

  private async pay(request: PaymentRequest): Promise<RenewalPaid> {
    const answer = await sentOnce<Invocation | RenewalPaid>(
      this.connectivity,
      () => this.payments.invoke(request),
      () => this.found(),
    )
    if (answer.kind !== 'refused') return answer
    if (answer.reason !== 'under-way') return { kind: 'refused', reason: answer.reason }
    // The other payment may have ended since; then the total has to be computed again.
    return (await this.found()) ?? { kind: 'refused', reason: 'changed' }
  }

  private async found(): Promise<RenewalPaid | undefined> {
    const { payment } = await this.renewals.offer()
    return payment && { kind: 'under-way', payment }
  }
}
