import { describe, expect, test } from 'vitest'
import { cheapestOf, choiceOf, clubOrderShipping, type ShippingMethod } from './delivery.ts'
import { moneyOf } from './money.ts'

const method: ShippingMethod = {
  ...{ carrierCode: 'flatrate', methodCode: 'flatrate', carrier: 'Post', method: 'Standard', price: moneyOf(9, 'USD') },
  ...{ isAvailable: true, error: undefined },
}

test('custom-fit clubs are picked up', () => {
  expect(clubOrderShipping).toEqual({ carrierCode: 'localPickup', methodCode: 'flatrate' })
})

describe('a delivery method', () => {
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

describe('the cheapest delivery method', () => {
  const priced = (methodCode: string, price: number, own: Partial<ShippingMethod> = {}) => ({
    ...method,
    methodCode,
    price: moneyOf(price, 'USD'),
    ...own,
  })

  test.each([
    ['is the one that costs least', [priced('express', 16), priced('standard', 6)], 'standard'],
    ['can be chosen', [priced('boat', 1, { isAvailable: false }), priced('standard', 6)], 'standard'],
    ['comes first among equals', [priced('van', 6), priced('standard', 6)], 'van'],
    ['is absent where nothing can be chosen', [priced('boat', 1, { isAvailable: false })], undefined],
  ])('%s', (_what, methods, expected) => {
    expect(cheapestOf(methods)?.methodCode).toBe(expected)
  })
})
