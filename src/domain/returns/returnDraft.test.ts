import { expect, test } from 'vitest'
import { trackingAddress } from './carriers.ts'
import { problemsOf, requestedItems } from './returnDraft.ts'
import { senderOf } from './returnMessage.ts'

const chosen = { reason: 1, condition: 2, resolution: 3 }

test.each([
  [0, ['quantity']],
  [1, []],
  [3, []],
  [4, ['quantity']],
  [1.5, ['quantity']],
  [Number.NaN, ['quantity']],
])('[returns.return-quantity-limits] %d of three: %s', (quantity, problems) => {
  expect(problemsOf({ quantity, ...chosen }, { available: 3 })).toEqual(problems)
})

test('an item needs a reason, a condition and a resolution', () => {
  expect(problemsOf({ quantity: 4 }, { available: 3 })).toEqual(['quantity', 'reason', 'condition', 'resolution'])
  expect(problemsOf({ quantity: 1, reason: 1 }, { available: 3 })).toEqual(['condition', 'resolution'])
  expect(problemsOf({ quantity: 1, reason: 1, condition: 2 }, { available: 3 })).toEqual(['resolution'])
})

test('the complete items of a draft are requested', () => {
  const drafts = new Map([
    [6, { quantity: 1, condition: 2, resolution: 3 }],
    [7, { quantity: 1, reason: 1, resolution: 3 }],
    [8, { quantity: 1, reason: 1, condition: 2 }],
    [9, { quantity: 2, ...chosen }],
  ])
  expect(requestedItems(drafts)).toEqual([{ itemId: 9, quantity: 2, ...chosen }])
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
