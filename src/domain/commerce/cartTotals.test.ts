import { describe, expect, test } from 'vitest'
import type { CartPrices } from './cart.ts'
import { totalsOf } from './cartTotals.ts'
import { type Money, moneyOf } from './money.ts'

function prices(currency: string, amounts: Readonly<Record<'total' | 'withTax' | 'withoutTax' | 'shipping' | 'tax', number>>): CartPrices {
  const money = (value: number): Money => moneyOf(value, currency)
  const { total, withTax, withoutTax, shipping, tax } = amounts
  return {
    ...{ grandTotal: money(total), subtotalWithTax: money(withTax), subtotalWithoutTax: money(withoutTax) },
    ...{ subtotalWithDiscount: money(withoutTax), discounts: [], taxes: [{ label: 'Tax', amount: money(tax) }], tax: money(tax) },
    ...{ shipping: money(shipping), giftCodes: undefined },
  }
}

const shown = (given: CartPrices) => totalsOf(given).rows.map(({ kind, amount }) => [kind, amount.minor])

describe('the summary of a cart', () => {
  test('tells the tax below the total where prices include it', () => {
    const yen = prices('JPY', { total: 11_900, withTax: 11_000, withoutTax: 10_000, shipping: 900, tax: 1082 })
    expect(shown(yen)).toEqual([
      ['subtotal', 11_000],
      ['shipping', 900],
    ])
    expect(totalsOf(yen).includedTaxes).toEqual([{ label: 'Tax', amount: { minor: 1082, currency: 'JPY' } }])
  })

  test('adds the tax where prices come without it', () => {
    const dollars = prices('USD', { total: 121.25, withTax: 108.25, withoutTax: 100, shipping: 13, tax: 8.25 })
    expect(shown(dollars)).toEqual([
      ['subtotal', 10_000],
      ['shipping', 1300],
      ['tax', 825],
    ])
    expect(totalsOf(dollars).includedTaxes).toEqual([])
  })

  test('takes off discounts and gift codes', () => {
    const given = prices('USD', { total: 101.25, withTax: 108.25, withoutTax: 100, shipping: 13, tax: 8.25 })
    const less = { ...given, discounts: [{ label: 'WELCOME', amount: moneyOf(15, 'USD') }], giftCodes: moneyOf(5, 'USD') }
    expect(shown(less)).toContainEqual(['discount', -1500])
    expect(shown(less)).toContainEqual(['gift', -500])
  })
})
