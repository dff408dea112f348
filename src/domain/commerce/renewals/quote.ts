import type { Quote } from '../club-payment/quote.ts'

export type QuoteProblem = 'coupon' | 'gift-code' | 'plan'

/** What the club has renewed. */
export interface Renewal extends Pick<Quote, 'lines' | 'total'> {
  readonly number: string
}
