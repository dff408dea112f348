import type { Cart, LabelledAmount, Taxable } from './cart.ts'
import { isZero, type Money, multiplied, sumOf } from './money.ts'

export type TotalKind = 'subtotal' | 'discount' | 'shipping' | 'tax' | 'fixedTax' | 'gift' | 'other'

/** Discounts are negative. */
export interface TotalRow {
  readonly kind: TotalKind
  readonly label: string
  readonly amount: Money
  /** In per cent. */
  readonly rate?: number | undefined
}

export interface Totals {
  /** They add up to the total. */
  readonly rows: readonly TotalRow[]
  readonly total: Money
  readonly includedTaxes: readonly TotalRow[]
  /** Prices of items include tax, as the rows do. */
  readonly isTaxIncluded: boolean
}

interface Amounts {
  readonly subtotal: Taxable
  readonly shipping: Taxable | undefined
  readonly discounts: readonly LabelledAmount[]
  readonly taxes: readonly (LabelledAmount & { readonly rate?: number })[]
  readonly fixedTaxes: readonly LabelledAmount[]
  readonly giftCodes: Money | undefined
  readonly total: Money
}

/** Prices with or without tax as the store view shows them. A separate row contains what the other rows don't explain. */
export function totalsOf(amounts: Amounts, isTaxIncluded = false): Totals {
  const { total, fixedTaxes } = amounts
  const taxes = amounts.taxes.map((tax) => ({ kind: 'tax' as const, ...tax }))
  const [inRows, below] = isTaxIncluded ? [[], taxes] : [taxes, []]
  const bare = rowsOf(amounts, isTaxIncluded ? 'withTax' : 'withoutTax', inRows, [])
  const rows = missingIn(bare, total) === 0 ? bare : rowsOf(amounts, isTaxIncluded ? 'withTax' : 'withoutTax', inRows, fixedTaxes)
  const other = missingIn(rows, total)
  const rest: readonly TotalRow[] = other === 0 ? [] : [{ kind: 'other', label: '', amount: { ...total, minor: other } }]
  return { total, isTaxIncluded, includedTaxes: below, rows: [...rows, ...rest] }
}

export function cartTotals({ prices, items, isTaxIncluded }: Pick<Cart, 'prices' | 'items' | 'isTaxIncluded'>): Totals {
  const { grandTotal: total, subtotalWithTax: withTax, subtotalWithoutTax: withoutTax } = prices
  const fixedTaxes = items.flatMap(({ quantity, prices: own }) =>
    own.fixedTaxes.map(({ label, amount }) => ({ label, amount: multiplied(amount, quantity) })),
  )
  const { shipping, discounts, taxes, giftCodes } = prices
  return totalsOf(
    { shipping, discounts, taxes, giftCodes, subtotal: { withTax, withoutTax }, fixedTaxes: byLabel(fixedTaxes), total },
    isTaxIncluded,
  )
}

/** What makes up the total of a cart. */
export interface TotalFigures extends Totals {
  readonly quantity: number
  /** Coupons and gift codes. */
  readonly codes: readonly string[]
  /** `open` where prices are without tax, and no tax has been added so far. */
  readonly tax: 'included' | 'added' | 'open'
}

export function totalFigures(cart: Cart): TotalFigures {
  const totals = cartTotals(cart)
  const isTaxed = totals.rows.some(({ kind }) => kind === 'tax')
  const codes = [...cart.coupons, ...cart.giftCodes.map(({ code }) => code)]
  const added = isTaxed ? 'added' : 'open'
  return { ...totals, quantity: cart.totalQuantity, codes, tax: totals.isTaxIncluded ? 'included' : added }
}

function rowsOf(
  { subtotal, shipping, discounts, giftCodes }: Amounts,
  tax: keyof Taxable,
  taxes: readonly TotalRow[],
  fixedTaxes: readonly LabelledAmount[],
): readonly TotalRow[] {
  return [
    { kind: 'subtotal', label: '', amount: subtotal[tax] },
    ...discounts.map(({ label, amount }) => ({ kind: 'discount' as const, label, amount: multiplied(amount, -1) })),
    ...(shipping ? [{ kind: 'shipping' as const, label: '', amount: shipping[tax] }] : []),
    ...fixedTaxes.map((fixed) => ({ kind: 'fixedTax' as const, ...fixed })),
    ...taxes,
    ...(giftCodes && !isZero(giftCodes) ? [{ kind: 'gift' as const, label: '', amount: multiplied(giftCodes, -1) }] : []),
  ]
}

function missingIn(rows: readonly TotalRow[], total: Money): number {
  return rows.reduce((left, { amount }) => left - amount.minor, total.minor)
}

function byLabel(all: readonly LabelledAmount[]): readonly LabelledAmount[] {
  const groups = Map.groupBy(all, ({ label }) => label)
  return [...groups].flatMap(([label, each]) => {
    const amount = sumOf(each.map((one) => one.amount))
    return amount ? [{ label, amount }] : []
  })
}
