import type { Money } from '../money.ts'

export const lineKinds = ['plan', 'coupon', 'gift-code', 'buck', 'tax', 'included-tax'] as const

/** As the club returned it; deductions are negative. */
export interface QuoteLine {
  readonly kind: (typeof lineKinds)[number]
  /** Name of the plan or the tax; the coupon or gift code itself. */
  readonly label: string
  readonly amount: Money
}

export interface InstalmentOffer {
  readonly months: number
  readonly monthly: Money
  readonly total: Money
}

/** What a basket costs. Each can be paid once. */
export interface Quote {
  readonly id: string
  /** In the club's order: plans, coupon, gift codes, bucks, tax. */
  readonly lines: readonly QuoteLine[]
  readonly total: Money
  readonly instalments: readonly InstalmentOffer[]
}

export type QuoteProblem = 'coupon' | 'gift-code' | 'plan'

/** What the club has renewed. */
export interface Renewal extends Pick<Quote, 'lines' | 'total'> {
  readonly number: string
}
