import { type GearPayment, paymentOfQuote } from '#domain/commerce/gear/gear'
import type { Connectivity } from '../../shared/ports/Connectivity.ts'
import { InvokePayment } from '../club-payment/InvokePayment.ts'
import type { Payments } from '../club-payment/ports/Payments.ts'
import type { PaymentAccess } from '../ports/PaymentAccess.ts'
import type { Gear } from './ports/Gear.ts'

export class PayGear extends InvokePayment<GearPayment> {
  constructor(
    payments: Pick<Payments, 'invoke'>,
    gear: Pick<Gear, 'recommended'>,
    access: PaymentAccess,
    connectivity: Pick<Connectivity, 'value'>,
  ) {
    const find = async ({ quoteId }: { readonly quoteId: string }) => paymentOfQuote(await gear.recommended(), quoteId)
    super(payments, find, access, connectivity)
  }
}
