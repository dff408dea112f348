import type { Store } from '../../../world/stores.ts'

/** Amounts are integers in minor units of the store's currency. */
interface Priced {
  readonly unit: number
  readonly quantity: number
}

interface Reduction {
  readonly percent?: number | undefined
  /** For the whole order; divided among the rows by their share. */
  readonly amount?: number | undefined
  /** Which rows are reduced; all by default. */
  readonly rows?: readonly boolean[] | undefined
}

export interface GiftCodeBalance {
  readonly code: string
  readonly balance: number
  readonly amount?: number | undefined
}

interface Extras {
  readonly reduction?: Reduction | undefined
  readonly vouchers?: readonly GiftCodeBalance[] | undefined
  readonly shipping?: number | undefined
}

export interface Row {
  readonly price: number
  readonly priceWithTax: number
  readonly total: number
  readonly totalWithTax: number
  readonly discount: number
  readonly tax: number
}

export interface Sums {
  readonly rows: readonly Row[]
  readonly subtotal: number
  readonly subtotalWithTax: number
  readonly subtotalWithDiscount: number
  readonly discount: number
  readonly tax: number
  readonly shippingTax: number
  readonly vouchers: readonly { readonly code: string; readonly discount: number; readonly balance: number }[]
  readonly grandTotal: number
}

type Tax = Pick<Store, 'taxRate' | 'taxIncluded'>

/** Order of calculation: rows, discount, tax on the rest, shipping, gift codes in the order in which they were applied. */
export function calculateTotals(lines: readonly Priced[], tax: Tax, { reduction = {}, vouchers = [], shipping = 0 }: Extras = {}): Sums {
  const listed = lines.map(({ unit, quantity }) => Math.round(unit * quantity))
  const discounts = discountsOf(listed, reduction)
  const rows = lines.map(({ unit }, index) => rowOf(unit, listed[index] ?? 0, discounts[index] ?? 0, tax))
  const subtotalWithDiscount = total(rows.map((row, index) => netOf((listed[index] ?? 0) - row.discount, tax)))
  const shippingTax = taxOf(shipping, tax)
  const taxes = total(rows.map((row) => row.tax)) + shippingTax
  const due = subtotalWithDiscount + netOf(shipping, tax) + taxes
  const paid = payments(due, vouchers)
  return {
    rows,
    subtotal: total(rows.map((row) => row.total)),
    subtotalWithTax: total(rows.map((row) => row.totalWithTax)),
    subtotalWithDiscount,
    discount: total(discounts),
    tax: taxes,
    shippingTax,
    vouchers: paid,
    grandTotal: due - total(paid.map(({ discount }) => discount)),
  }
}

function rowOf(unit: number, listed: number, discount: number, tax: Tax): Row {
  return {
    price: netOf(unit, tax),
    priceWithTax: grossOf(unit, tax),
    total: netOf(listed, tax),
    totalWithTax: grossOf(listed, tax),
    discount,
    tax: taxOf(listed - discount, tax),
  }
}

export function taxOf(listed: number, tax: Tax): number {
  return grossOf(listed, tax) - netOf(listed, tax)
}

function netOf(listed: number, { taxRate, taxIncluded }: Tax): number {
  return taxIncluded ? Math.round(listed / (1 + taxRate)) : listed
}

function grossOf(listed: number, { taxRate, taxIncluded }: Tax): number {
  return taxIncluded ? listed : listed + Math.round(listed * taxRate)
}

function discountsOf(all: readonly number[], { percent, amount, rows }: Reduction): readonly number[] {
  const listed = all.map((each, index) => (rows?.[index] === false ? 0 : each))
  if (percent !== undefined) return listed.map((each) => Math.round((each * Math.min(percent, 100)) / 100))
  const whole = total(listed)
  return amount === undefined || whole === 0 ? listed.map(() => 0) : spread(Math.min(amount, whole), listed, whole)
}

/** The remainder of rounding down goes to the first rows with room for it. */
function spread(amount: number, listed: readonly number[], whole: number): readonly number[] {
  const shares = listed.map((each) => Math.floor((amount * each) / whole))
  let left = amount - total(shares)
  return shares.map((share, index) => {
    const more = Math.min(left, (listed[index] ?? 0) - share)
    left -= more
    return share + more
  })
}

function payments(due: number, vouchers: readonly GiftCodeBalance[]): Sums['vouchers'] {
  let left = due
  return vouchers.map(({ code, balance, amount = balance }) => {
    const discount = Math.min(amount, balance, left)
    left -= discount
    return { code, discount, balance: balance - discount }
  })
}

function total(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
