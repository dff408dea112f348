import type { OpenPayment } from '#domain/commerce/renewals/offer'
import type { Connectivity } from '../../shared/ports/Connectivity.ts'
import { InvokePayment } from '../club-payment/InvokePayment.ts'
import type { Payments } from '../club-payment/ports/Payments.ts'
import type { PaymentAccess } from '../ports/PaymentAccess.ts'
import type { Renewals } from './ports/Renewals.ts'

export class PayRenewal extends InvokePayment<OpenPayment> {
  constructor(
    payments: Pick<Payments, 'invoke'>,
    renewals: Pick<Renewals, 'offer'>,
    access: PaymentAccess,
    connectivity: Pick<Connectivity, 'value'>,
  ) {
    const find = async ({ quoteId }: { readonly quoteId: string }) => {
      const { payment, latest } = await renewals.offer()
      return latest?.quoteId === quoteId ? latest.payment : payment
    }
    super(payments, find, access, connectivity)
  }
}
