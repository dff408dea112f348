import { describe, expect, test } from 'vitest'
import { buildCart, buildCartItem } from '../../../tests/builders/commerce.ts'
import type { Cart, CartPrices } from './cart.ts'
import { type Money, moneyOf } from './money.ts'
import { shownPrices } from './shownPrices.ts'
import { cartTotals, totalFigures } from './totals.ts'

type Amounts = Readonly<Record<'total' | 'withTax' | 'withoutTax' | 'shipping' | 'tax', number>> & { readonly shippingTax?: number }

function aCartIn(currency: string, amounts: Amounts, own: Partial<CartPrices> = {}, items: Cart['items'] = []): Cart {
  const money = (value: number): Money => moneyOf(value, currency)
  const { total, withTax, withoutTax, shipping, tax, shippingTax = 0 } = amounts
  return buildCart({
    items,
    prices: {
      ...{ grandTotal: money(total), subtotalWithTax: money(withTax), subtotalWithoutTax: money(withoutTax) },
      ...{ subtotalWithDiscount: money(withoutTax), discounts: [], taxes: [{ label: 'Tax', amount: money(tax) }], tax: money(tax) },
      ...{ shipping: { withTax: money(shipping), withoutTax: money(shipping - shippingTax) }, giftCodes: undefined },
      ...own,
    },
  })
}

const off = (value: number, currency: string) => ({ discounts: [{ label: 'WELCOME', amount: moneyOf(value, currency) }] })

const shown = (cart: Cart) => cartTotals(cart).rows.map(({ kind, amount }) => [kind, amount.minor])

describe('the summary of a cart', () => {
  test('tells the tax below the total where prices include it', () => {
    const yen = aCartIn('JPY', { total: 11_900, withTax: 11_000, withoutTax: 10_000, shipping: 900, shippingTax: 82, tax: 1082 })
    expect(shown({ ...yen, isTaxIncluded: true })).toEqual([
      ['subtotal', 11_000],
      ['shipping', 900],
    ])
    expect(cartTotals({ ...yen, isTaxIncluded: true })).toMatchObject({
      isTaxIncluded: true,
      includedTaxes: [{ label: 'Tax', amount: { minor: 1082, currency: 'JPY' } }],
    })
  })

  test('adds the tax where prices come without it', () => {
    const dollars = aCartIn('USD', { total: 121.25, withTax: 108.25, withoutTax: 100, shipping: 13, tax: 8.25 })
    expect(shown(dollars)).toEqual([
      ['subtotal', 10_000],
      ['shipping', 1300],
      ['tax', 825],
    ])
    expect(cartTotals(dollars)).toMatchObject({ isTaxIncluded: false, includedTaxes: [] })
  })

  test('is explained by its lines, the items, the codes and the tax', () => {
    const dollars = aCartIn('USD', { total: 121.25, withTax: 108.25, withoutTax: 100, shipping: 13, tax: 8.25 })
    expect(
      totalFigures({
        ...dollars,
        totalQuantity: 7,
        coupons: ['WELCOME10'],
        giftCodes: [{ code: 'GIFT-4711', discount: moneyOf(5, 'USD') }],
      }),
    ).toEqual({
      ...cartTotals(dollars),
      ...{ quantity: 7, codes: ['WELCOME10', 'GIFT-4711'], tax: 'added' },
    })
    expect(totalFigures({ ...dollars, isTaxIncluded: true }).tax).toBe('included')
    expect(totalFigures({ ...dollars, prices: { ...dollars.prices, taxes: [] } }).tax).toBe('open')
  })

  test('takes off discounts and gift codes', () => {
    const less = { ...off(15, 'USD'), giftCodes: moneyOf(5, 'USD') }
    const cart = aCartIn('USD', { total: 101.25, withTax: 108.25, withoutTax: 100, shipping: 13, tax: 8.25 }, less)
    expect(shown(cart)).toContainEqual(['discount', -1500])
    expect(shown(cart)).toContainEqual(['gift', -500])
  })

  test('says nothing about the delivery before its method is known', () => {
    const cart = aCartIn('USD', { total: 108.25, withTax: 108.25, withoutTax: 100, shipping: 0, tax: 8.25 }, { shipping: undefined })
    expect(shown(cart)).toEqual([
      ['subtotal', 10_000],
      ['tax', 825],
    ])
  })

  describe('with fixed taxes', () => {
    const { prices } = buildCartItem()
    const recycling = { label: 'Recycling fee', amount: moneyOf(2, 'USD') }
    const deposit = { label: 'Deposit', amount: moneyOf(1.5, 'USD') }
    const items = [
      buildCartItem({ id: 1, quantity: 3, prices: { ...prices, fixedTaxes: [recycling, deposit] } }),
      buildCartItem({ id: 2, quantity: 1, prices: { ...prices, fixedTaxes: [recycling] } }),
    ]

    test('names those of all pieces, each once', () => {
      const cart = aCartIn('USD', { total: 133.75, withTax: 108.25, withoutTax: 100, shipping: 13, tax: 8.25 }, {}, items)
      expect(cartTotals(cart).rows.filter(({ kind }) => kind === 'fixedTax')).toEqual([
        { kind: 'fixedTax', label: 'Recycling fee', amount: moneyOf(8, 'USD') },
        { kind: 'fixedTax', label: 'Deposit', amount: moneyOf(4.5, 'USD') },
      ])
    })

    test('does not name those that the other rows contain', () => {
      const cart = aCartIn('USD', { total: 121.25, withTax: 108.25, withoutTax: 100, shipping: 13, tax: 8.25 }, {}, items)
      expect(shown(cart)).toEqual([
        ['subtotal', 10_000],
        ['shipping', 1300],
        ['tax', 825],
      ])
    })
  })

  test('adds up where the shop charges what it does not name', () => {
    const cart = aCartIn('USD', { total: 125, withTax: 108.25, withoutTax: 100, shipping: 13, tax: 8.25 })
    expect(shown(cart).at(-1)).toEqual(['other', 375])
    expect(shown(cart).reduce((sum, [, minor]) => sum + Number(minor), 0)).toBe(12_500)
  })
})

test('prices of items are shown as the summary shows them', () => {
  const item = buildCartItem()
  expect(shownPrices(item, { isTaxIncluded: false })).toEqual({ each: moneyOf(20, 'USD'), row: moneyOf(20, 'USD') })
  expect(shownPrices(item, { isTaxIncluded: true })).toEqual({ each: moneyOf(21.65, 'USD'), row: moneyOf(21.65, 'USD') })
})
