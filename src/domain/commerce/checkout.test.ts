import { describe, expect, test } from 'vitest'
import { aCart, aCartLine } from '../../../tests/builders/commerce.ts'
import { choiceOf, clubOrderShipping, type ShippingMethod, shopOf } from './checkout.ts'
import { moneyOf } from './money.ts'
import { paymentKindOf } from './payment.ts'
import { withPlan } from './selection.ts'

const method: ShippingMethod = {
  ...{ carrierCode: 'flatrate', methodCode: 'flatrate', carrier: 'Post', method: 'Standard', price: moneyOf(9, 'USD') },
  ...{ isAvailable: true, error: undefined },
}

test('[commerce.club-order-shipping-method] fitted clubs are picked up', () => {
  expect(clubOrderShipping).toEqual({ carrierCode: 'localPickup', methodCode: 'flatrate' })
})

describe('a way of shipping', () => {
  test('is chosen by its two codes', () => {
    expect(choiceOf(method)).toEqual({ carrierCode: 'flatrate', methodCode: 'flatrate' })
  })

  test.each([
    ['is not available', { isAvailable: false, error: 'Too heavy' }],
    ['has no method', { methodCode: undefined }],
  ])("[commerce.unavailable-shipping-disabled] can't be chosen where it %s", (_what, own) => {
    expect(choiceOf({ ...method, ...own })).toBeUndefined()
  })
})

describe('an order', () => {
  const free = { ...aCart().prices, grandTotal: moneyOf(0, 'USD') }

  test('is paid by card', () => {
    expect(paymentKindOf(aCart())).toBe('card')
  })

  test('is free where nothing is due', () => {
    expect(paymentKindOf(aCart({ prices: free }))).toBe('free')
  })

  test('of fitted clubs is paid at the club, whatever is due', () => {
    expect(paymentKindOf(aCart({ clubSet: 'irons', prices: free }))).toBe('club-order')
  })

  test("of a subscription is one of the members' shop", () => {
    const { selection } = aCartLine()
    const plan = { kind: 'subscribe', parentId: 1, childId: 2, isInstallmentPrice: true, isAdjustmentPrice: false } as const
    expect(shopOf(aCart())).toBe('club')
    expect(shopOf(aCart({ lines: [aCartLine(), aCartLine({ selection: withPlan(selection, plan) })] }))).toBe('members')
  })
})
