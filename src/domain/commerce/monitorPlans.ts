import { type Money, multiplied } from './money.ts'
import type { ProductCard } from './product.ts'

export const purchaseSteps = ['selectPlans', 'address', 'payment', 'done'] as const
/** Of a membership for a launch monitor. */
export type PurchaseStep = (typeof purchaseSteps)[number]

export type UpgradeStep = 'plan' | 'payment' | 'done'

export interface MonitorMembership {
  readonly id: string
  readonly name: string
  /** The plan in the shop; absent for what the shop doesn't sell, such as a prepaid card's. */
  readonly sku: string | undefined
  /** The last day, or the day of the next payment. */
  readonly endsOn: Temporal.PlainDate | undefined
  readonly renews: boolean
  /** What the shop adds to its prices; undefined where they include it. */
  readonly tax?: AddedTax | undefined
}

export interface AddedTax {
  readonly label: string
  readonly percent: number
}

/** Memberships among the products of the launch monitor's shop: nothing else is virtual there. */
export function plansAmong(products: readonly ProductCard[]): readonly ProductCard[] {
  return products.filter(({ kind }) => kind === 'virtual')
}

/** The plans that cost more; none for a membership that the shop doesn't sell. */
export function upgradesOf({ sku }: Pick<MonitorMembership, 'sku'>, plans: readonly ProductCard[]): readonly ProductCard[] {
  const current = plans.find((plan) => plan.sku === sku)
  if (!current) return []
  return plans.filter(({ price, inStock }) => inStock && price.from.final.minor > current.price.from.final.minor)
}

/** Of a plan, as it is charged: with the tax that the shop adds. */
export function chargeOf(
  { price }: Pick<ProductCard, 'price'>,
  added: AddedTax | undefined,
): { readonly total: Money; readonly tax: Money } {
  const { final } = price.from
  const tax = multiplied(final, (added?.percent ?? 0) / 100)
  return { tax, total: { minor: final.minor + tax.minor, currency: final.currency } }
}

/** A new year begins today, and the days that are left are added to it. */
export function endOfUpgrade({ endsOn }: Pick<MonitorMembership, 'endsOn'>, today: Temporal.PlainDate): Temporal.PlainDate {
  const days = endsOn ? Math.max(0, today.until(endsOn).days) : 0
  return today.add({ years: 1 }).add({ days })
}

/** Undefined while the countries are unknown. */
export function isInEu(countryCode: string | undefined, countries: readonly string[] | undefined): boolean | undefined {
  return countryCode === undefined ? undefined : countries?.includes(countryCode)
}
