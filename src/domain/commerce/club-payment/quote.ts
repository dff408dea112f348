import type { Money } from '../money.ts'

export const lineKinds = ['plan', 'gear', 'coupon', 'gift-code', 'buck', 'tax', 'included-tax'] as const

/** As the club returned it; deductions are negative. */
export interface QuoteLine {
  readonly kind: (typeof lineKinds)[number]
  /** Name of what is bought or of the tax; the coupon or gift code itself. */
  readonly label: string
  readonly amount: Money
}

export interface InstalmentOffer {
  readonly months: number
  readonly monthly: Money
  readonly total: Money
}

/** What a player buys from the club costs this. Each can be paid once. */
export interface Quote {
  readonly id: string
  /** In the club's order: what is bought, coupon, gift codes, bucks, tax. */
  readonly lines: readonly QuoteLine[]
  readonly total: Money
  readonly instalments: readonly InstalmentOffer[]
}
