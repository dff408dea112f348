import { describe, expect, test } from 'vitest'
import { choiceOf, clubOrderShipping, type ShippingMethod } from './delivery.ts'
import { moneyOf } from './money.ts'

const method: ShippingMethod = {
  ...{ carrierCode: 'flatrate', methodCode: 'flatrate', carrier: 'Post', method: 'Standard', price: moneyOf(9, 'USD') },
  ...{ isAvailable: true, error: undefined },
}

test('fitted clubs are picked up', () => {
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
