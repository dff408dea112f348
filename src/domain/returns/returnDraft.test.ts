import { expect, test } from 'vitest'
import { trackingAddress } from './carriers.ts'
import { problemOf, requestedItems } from './returnDraft.ts'
import { senderOf } from './returnMessage.ts'

const chosen = { reason: 1, condition: 2, resolution: 3 }

test.each([
  [0, 'quantity'],
  [1, undefined],
  [3, undefined],
  [4, 'quantity'],
  [1.5, 'quantity'],
  [Number.NaN, 'quantity'],
])('[returns.return-quantity-limits] %d of three: %s', (quantity, problem) => {
  expect(problemOf({ quantity, ...chosen }, { available: 3 })).toBe(problem)
})

test('an item needs a reason, a condition and a resolution', () => {
  expect(problemOf({ quantity: 1 }, { available: 3 })).toBe('reason')
  expect(problemOf({ quantity: 1, reason: 1 }, { available: 3 })).toBe('condition')
  expect(problemOf({ quantity: 1, reason: 1, condition: 2 }, { available: 3 })).toBe('resolution')
  expect(requestedItems(new Map([[7, { quantity: 1, reason: 1 }]]))).toEqual([])
})

test('[returns.message-sender-flags] neither flag means the customer', () => {
  expect(senderOf({ isManager: false, isSystem: false })).toBe('customer')
  expect(senderOf({ isManager: true, isSystem: false })).toBe('shop')
  expect(senderOf({ isManager: true, isSystem: true })).toBe('system')
})

test('a parcel can be followed with a known carrier, whatever its number contains', () => {
  expect(trackingAddress({ carrier: 'UPS', number: '1Z&x=1 2' })).toBe('https://www.ups.com/track?tracknum=1Z%26x%3D1%202')
  expect(trackingAddress({ carrier: 'constructor', number: '1' })).toBeUndefined()
})
