import { describe, expect, test } from 'vitest'
import { buildCart, buildCartItem } from '../../../tests/builders/commerce.ts'
import type { Cart } from './cart.ts'
import { type CartChange, isMade, problemOfChange } from './cartChange.ts'
import { moneyOf } from './money.ts'
import { selectionOf, withQuantity } from './selection.ts'

const usd = (value: number) => moneyOf(value, 'USD')
const glove = selectionOf({ kind: 'simple', sku: 'glove', inStock: true })
const towel = selectionOf({ kind: 'simple', sku: 'towel', inStock: true })
const nameless = { ...glove, sku: '' }
const longest = 'A'.repeat(255)

describe('a change is sent', () => {
  test.each<readonly [string, CartChange]>([
    ['adds a product', { kind: 'add', selection: glove }],
    ['adds several products', { kind: 'add-all', selections: [glove, towel] }],
    ['sets a quantity', { kind: 'quantity', lineId: 3, quantity: 2, place: 'cart' }],
    ['removes an item', { kind: 'remove', lineId: 3, place: 'mini-cart' }],
    ['applies a coupon of 255 characters', { kind: 'apply-coupon', code: longest }],
    ['removes the coupon', { kind: 'remove-coupon' }],
    ['applies a gift code', { kind: 'apply-gift-code', code: 'GIFT' }],
    ['applies a part of a gift code', { kind: 'apply-gift-code', code: 'GIFT', amount: usd(0.01) }],
    ['removes a gift code', { kind: 'remove-gift-code', code: 'GIFT' }],
  ])('that %s', (_what, change) => {
    expect(problemOfChange(change)).toBeUndefined()
  })
})

describe('a change is not sent', () => {
  test.each<readonly [string, CartChange, string]>([
    ['adds nothing that is known', { kind: 'add', selection: nameless }, 'sku-missing'],
    ['adds several of which one is unknown', { kind: 'add-all', selections: [glove, nameless] }, 'sku-missing'],
    ['sets the quantity 0', { kind: 'quantity', lineId: 3, quantity: 0, place: 'cart' }, 'quantity-missing'],
    ['sets the quantity of no item', { kind: 'quantity', lineId: Number.NaN, quantity: 2, place: 'cart' }, 'line-missing'],
    ['removes no item', { kind: 'remove', lineId: 1.5, place: 'cart' }, 'line-missing'],
    ['applies an empty coupon', { kind: 'apply-coupon', code: ' ' }, 'code-missing'],
    ['applies a coupon of 256 characters', { kind: 'apply-coupon', code: `${longest}A` }, 'code-missing'],
    ['applies an empty gift code', { kind: 'apply-gift-code', code: '' }, 'code-missing'],
    ['applies nothing of a gift code', { kind: 'apply-gift-code', code: 'GIFT', amount: usd(0) }, 'amount-missing'],
    ['applies less than nothing of a gift code', { kind: 'apply-gift-code', code: 'GIFT', amount: usd(-1) }, 'amount-missing'],
    ['applies an unreadable amount', { kind: 'apply-gift-code', code: 'GIFT', amount: usd(Number.NaN) }, 'amount-missing'],
    ['removes an empty gift code', { kind: 'remove-gift-code', code: '' }, 'code-missing'],
  ])('that %s', (_what, change, problem) => {
    expect(problemOfChange(change)).toBe(problem)
  })
})

const gift = (code: string) => ({ code, discount: usd(1), balance: usd(0) })

function shows(change: CartChange, now: Partial<Cart>): boolean {
  return isMade(change, buildCart(), buildCart(now))
}

describe('an added product', () => {
  const add: CartChange = { kind: 'add', selection: glove }
  const two = buildCart({ items: [buildCartItem({ quantity: 2 })] })

  test('is in the cart once there are more pieces of it', () => {
    expect([isMade(add, buildCart(), two), isMade(add, buildCart(), buildCart())]).toEqual([true, false])
  })

  test('is in the cart where nothing is known of the time before', () => {
    expect([isMade(add, undefined, buildCart()), isMade(add, undefined, buildCart({ items: [] }))]).toEqual([true, false])
  })

  test('is not in the cart where only another product has more pieces', () => {
    expect(shows(add, { items: [buildCartItem(), buildCartItem({ id: 2, selection: towel })] })).toBe(false)
  })

  test('is in the cart together with all others that were added at once', () => {
    const all: CartChange = { kind: 'add-all', selections: [glove, withQuantity(towel, 2)] }
    const towels = buildCartItem({ id: 2, selection: towel, quantity: 2 })
    expect(shows(all, { items: [buildCartItem({ quantity: 2 }), towels] })).toBe(true)
    expect(shows(all, { items: [buildCartItem(), towels] })).toBe(false)
    expect(shows(all, { items: [buildCartItem({ quantity: 2 })] })).toBe(false)
  })
})

describe('a cart shows', () => {
  test.each<readonly [string, CartChange, Partial<Cart>, Partial<Cart>]>([
    [
      'that a quantity is set',
      { kind: 'quantity', lineId: 1, quantity: 3, place: 'cart' },
      { items: [buildCartItem({ quantity: 3 })] },
      { items: [buildCartItem({ quantity: 2 })] },
    ],
    ['that an item that can’t be shown is removed', { kind: 'remove', lineId: 4, place: 'cart' }, {}, { unreadableLines: [4] }],
    ['that an item is removed', { kind: 'remove', lineId: 1, place: 'cart' }, { items: [] }, {}],
    ['a coupon in whatever case', { kind: 'apply-coupon', code: ' spring' }, { coupons: ['OLD', 'SPRING '] }, { coupons: ['OLD'] }],
    ['that the coupon is removed', { kind: 'remove-coupon' }, { coupons: [] }, { coupons: ['SPRING'] }],
    [
      'a gift code in whatever case',
      { kind: 'apply-gift-code', code: 'gift' },
      { giftCodes: [gift('OTHER'), gift('GIFT')] },
      { giftCodes: [gift('OTHER')] },
    ],
    [
      'that one gift code is removed, whatever others there are',
      { kind: 'remove-gift-code', code: 'gift' },
      { giftCodes: [gift('OTHER')] },
      { giftCodes: [gift('OTHER'), gift('GIFT')] },
    ],
    [
      'that all gift codes are removed',
      { kind: 'remove-gift-code', code: 'GIFT', all: true },
      { giftCodes: [] },
      { giftCodes: [gift('OTHER')] },
    ],
    [
      'that the quantity of an item is set that is still there',
      { kind: 'quantity', lineId: 1, quantity: 3, place: 'mini-cart' },
      { items: [buildCartItem({ quantity: 3 })] },
      { items: [] },
    ],
  ])('%s', (_what, change, made, notMade) => {
    expect([shows(change, made), shows(change, notMade)]).toEqual([true, false])
  })
})
