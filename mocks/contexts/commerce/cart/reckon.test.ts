import { array, assert, constantFrom, integer, nat, option, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { regionNames, regions } from '../../../http/regions.ts'
import { type Store, storeNamed } from '../../../world/stores.ts'
import { calculateTotals, type GiftCodeBalance, type Sums } from './calculateTotals.ts'

const stores = regionNames.flatMap((name) => storeNamed(regions[name].store) ?? [])
const line = record({ unit: nat(900_000), quantity: constantFrom(0.5, 1, 2, 3, 7, 12, 40) })
const reduction = record({
  percent: option(integer({ min: 1, max: 120 }), { nil: undefined }),
  amount: option(nat(400_000), { nil: undefined }),
})
const voucher = record({
  code: constantFrom('A', 'B', 'C'),
  balance: nat(500_000),
  amount: option(integer({ min: 1, max: 300_000 }), { nil: undefined }),
})
const carts = record({
  store: constantFrom(...stores),
  lines: array(line, { maxLength: 8 }),
  reduction,
  vouchers: array(voucher, { maxLength: 3 }),
  shipping: nat(60_000),
})

/** Independent arithmetic with BigInt fractions and integer minor units. */
function rounded(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator)
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

interface Given {
  readonly store: Store
  readonly lines: readonly { readonly unit: number; readonly quantity: number }[]
  readonly percent: number | undefined
}

function taxed(amount: bigint, { taxRate, taxIncluded }: Store) {
  const [rate, million] = [BigInt(Math.round(taxRate * 1_000_000)), 1_000_000n]
  const tax = taxIncluded ? amount - rounded(amount * million, million + rate) : rounded(amount * rate, million)
  return { tax, due: taxIncluded ? amount : amount + tax }
}

function expected({ store, lines, percent }: Given, sums: Sums) {
  return lines.map(({ unit, quantity }, index) => {
    const row = rounded(BigInt(unit) * BigInt(quantity * 2), 2n)
    const off = percent === undefined ? BigInt(sums.rows[index]?.discount ?? -1) : rounded(row * BigInt(Math.min(percent, 100)), 100n)
    return { row, off, ...taxed(row - off, store) }
  })
}

function checkVouchers({ vouchers, grandTotal }: Sums, given: readonly GiftCodeBalance[]): void {
  expect(grandTotal).toBeGreaterThanOrEqual(0)
  for (const [index, { discount, balance }] of vouchers.entries()) {
    const { balance: whole, amount } = given[index] ?? { balance: -1 }
    expect(discount + balance).toBe(whole)
    expect(discount).toBeLessThanOrEqual(amount ?? whole)
    if (grandTotal > 0) expect(discount).toBe(Math.min(amount ?? whole, whole))
  }
}

test('the totals of a thousand carts equal an independent calculation', () => {
  assert(
    property(carts, ({ store, lines, reduction: given, vouchers, shipping }) => {
      const sums = calculateTotals(lines, store, { reduction: given, vouchers, shipping })
      const rows = expected({ store, lines, percent: given.percent }, sums)
      expect(sums.rows.map(({ discount }) => BigInt(discount))).toEqual(rows.map(({ off }) => off))
      expect(rows.every(({ row, off }) => off >= 0n && off <= row)).toBe(true)
      expect(sums.rows.map(({ tax }) => BigInt(tax))).toEqual(rows.map(({ tax }) => tax))
      const listed = Number(rows.reduce((total, { row }) => total + row, 0n))
      if (given.percent === undefined) expect(sums.discount).toBe(Math.min(given.amount ?? 0, listed))
      const sent = taxed(BigInt(shipping), store)
      expect(BigInt(sums.shippingTax)).toBe(sent.tax)
      expect(sums.tax).toBe(sum(sums.rows.map(({ tax }) => tax)) + sums.shippingTax)
      expect(sums.subtotal).toBe(sum(sums.rows.map(({ total }) => total)))
      expect(sums.subtotalWithTax).toBe(sum(sums.rows.map(({ totalWithTax }) => totalWithTax)))
      const goods = Number(rows.reduce((total, { due }) => total + due, 0n))
      expect(sums.subtotalWithDiscount + sums.tax - sums.shippingTax).toBe(goods)
      expect(sums.grandTotal + sum(sums.vouchers.map(({ discount }) => discount))).toBe(goods + Number(sent.due))
      checkVouchers(sums, vouchers)
    }),
    { numRuns: 1_000 },
  )
})
