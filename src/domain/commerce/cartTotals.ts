import type { CartPrices, LabelledAmount } from './cart.ts'
import { isZero, type Money, sumOf, times } from './money.ts'

export type TotalKind = 'subtotal' | 'discount' | 'shipping' | 'tax' | 'gift'

/** A line of the summary; what is taken off is negative. */
export interface TotalRow {
  readonly kind: TotalKind
  /** The shop's own name for it, where it has one. */
  readonly label: string
  readonly amount: Money
}

export interface CartTotals {
  /** In their order: they add up to the total. */
  readonly rows: readonly TotalRow[]
  readonly total: Money
  /** Taxes that the rows include already. */
  readonly includedTaxes: readonly LabelledAmount[]
}

/** The summary of a cart. Some stores add taxes to their prices, others include them: the shop doesn't say which, but its sums do. */
export function totalsOf(prices: CartPrices): CartTotals {
  const { grandTotal: total, taxes } = prices
  const added = rowsOf(prices, prices.subtotalWithoutTax, taxes)
  const included = rowsOf(prices, prices.subtotalWithTax, [])
  if (addUp(added, total) || !addUp(included, total)) return { rows: added, total, includedTaxes: [] }
  return { rows: included, total, includedTaxes: taxes }
}

function rowsOf(prices: CartPrices, subtotal: Money, taxes: readonly LabelledAmount[]): readonly TotalRow[] {
  const { discounts, shipping, giftCodes } = prices
  return [
    { kind: 'subtotal', label: '', amount: subtotal },
    ...discounts.map(({ label, amount }) => ({ kind: 'discount' as const, label, amount: times(amount, -1) })),
    ...(shipping ? [{ kind: 'shipping' as const, label: '', amount: shipping }] : []),
    ...taxes.map(({ label, amount }) => ({ kind: 'tax' as const, label, amount })),
    ...(giftCodes && !isZero(giftCodes) ? [{ kind: 'gift' as const, label: '', amount: times(giftCodes, -1) }] : []),
  ]
}

function addUp(rows: readonly TotalRow[], total: Money): boolean {
  return sumOf(rows.map(({ amount }) => amount))?.minor === total.minor
}
