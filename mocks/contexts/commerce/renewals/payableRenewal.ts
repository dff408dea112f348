import type { World } from '../../../world/World.ts'
import type { PaymentRow } from '../club-payment/data.ts'
import { changed, type Payable, underWay } from '../club-payment/payable.ts'
import { isEffective } from '../club-payment/settlement.ts'
import type { RenewalQuoteRow } from './data.ts'
import { type Customer, price, storeOf } from './pricing.ts'
import { renewalsOf } from './quotes.ts'

export function payableRenewal(customer: Customer, quoteId: string): Payable {
  const { world, playerId, region } = customer
  const quote = world.renewalQuotes.first((row) => row.id === quoteId && row.playerId === playerId)
  // A later quote has replaced it, or it is another region's.
  if (!quote || quote.region !== region) return changed
  if (isPaid(world, quote) || openPaymentOf(world, playerId)) return underWay
  return isStillPriced(customer, quote) ? { kind: 'payable', store: storeOf(region), total: quote.total } : changed
}

/** A payment that is pending, or successful and not used yet. */
export function openPaymentOf(world: World, playerId: string): PaymentRow | undefined {
  return world.payments.first(
    (payment) =>
      payment.purpose === 'renewal' && payment.playerId === playerId && payment.renewalId === undefined && isEffective(world, payment),
  )
}

/** A failed payment doesn't count: its quote may be paid in another way. */
function isPaid(world: World, { id }: RenewalQuoteRow): boolean {
  return world.payments.first(({ quoteId, result }) => quoteId === id && result === 'success') !== undefined
}

/** A quote from before the last renewal has to be looked at again: another tab may have renewed the same. */
function isStillPriced(customer: Customer, quote: RenewalQuoteRow): boolean {
  if (renewalsOf(customer.world, customer.playerId) !== quote.earlier) return false
  const priced = price(customer, quote.basket)
  return typeof priced !== 'string' && priced.total === quote.total
}
