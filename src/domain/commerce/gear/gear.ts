import type { Quote } from '../club-payment/quote.ts'

/** What a coach recommends to the player. */
export interface RecommendedGear {
  readonly id: string
  readonly name: string
  readonly description: string | undefined
  /** Why, in the coach's words. */
  readonly reason: string | undefined
  readonly coachName: string | undefined
  readonly quote: Pick<Quote, 'id' | 'lines' | 'total'>
  /** Per cent. */
  readonly tax: number
  /** Of a payment that is pending or successful. */
  readonly requestId: string | undefined
  /** Once it is paid. */
  readonly orderNumber: string | undefined
}

export interface GearPayment {
  readonly requestId: string
  readonly gearId: string
}

/** The payment of this quote; it may be pending or successful. */
export function paymentOfQuote(all: readonly RecommendedGear[], quoteId: string): GearPayment | undefined {
  const paid = all.find(({ quote }) => quote.id === quoteId)
  return paid?.requestId === undefined ? undefined : { requestId: paid.requestId, gearId: paid.id }
}

/** A payment that was invoked before this page was opened, and has not ended. */
export function pendingPayment(all: readonly RecommendedGear[]): GearPayment | undefined {
  const gear = all.find(({ requestId, orderNumber }) => requestId !== undefined && orderNumber === undefined)
  return gear && paymentOfQuote(all, gear.quote.id)
}
