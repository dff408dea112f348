import { describe, expect, test } from 'vitest'
import { buildCart, buildCartItem } from '../../../tests/builders/commerce.ts'
import { partOf, shopOf } from './checkout.ts'
import { moneyOf } from './money.ts'
import { paymentKindOf } from './payment.ts'
import { withPlan } from './selection.ts'

describe('an order', () => {
  const free = { ...buildCart().prices, grandTotal: moneyOf(0, 'USD') }

  test('is paid by card', () => {
    expect(paymentKindOf(buildCart())).toBe('card')
  })

  test('is free where nothing is due', () => {
    expect(paymentKindOf(buildCart({ prices: free }))).toBe('free')
  })

  test('of fitted clubs is paid at the club, whatever is due', () => {
    expect(paymentKindOf(buildCart({ clubSet: 'irons', prices: free }))).toBe('club-order')
  })

  describe('of a subscription', () => {
    const { selection } = buildCartItem()
    const plan = { kind: 'subscribe', parentId: 1, childId: 2, isInstallmentPrice: true, isAdjustmentPrice: false } as const
    const planned = buildCartItem({ selection: withPlan(selection, plan) })

    test.each([
      ['club', 'without one', [buildCartItem()], true],
      ['members', 'beside something else', [buildCartItem(), planned], true],
      ['members', 'of something that is shipped', [planned], false],
      ['plus', 'of nothing else', [planned], true],
    ] as const)('is one of the %s shop %s', (shop, _what, lines, isVirtual) => {
      expect(shopOf(buildCart({ items: lines, isVirtual }))).toBe(shop)
    })
  })
})

describe('the shop’s refusal', () => {
  test.each([
    [1002, 'order'],
    [1003, 'payment'],
    [1004, 'payment'],
    [1005, 'payment'],
    [1006, 'payment'],
    [1001, undefined],
    [1007, undefined],
    [undefined, undefined],
  ] as const)('is by its code %s the %s', (code, part) => {
    expect(partOf(code)).toBe(part)
  })
})
