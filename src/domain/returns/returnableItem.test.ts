import { expect, test } from 'vitest'
import { whyNotReturned } from './returnableItem.ts'

const item = { name: 'Oak Tees, 50', picture: undefined, itemId: 7, reason: undefined }

test('an item that can be returned needs no explanation', () => {
  expect(whyNotReturned({ ...item, available: 2, requests: [31] })).toBeUndefined()
})

test('another one is explained by the reason of the shop and the returns that it is part of', () => {
  expect(whyNotReturned({ ...item, available: 0, reason: 'returned', requests: [31, 34] })).toEqual({
    ...{ available: 0, reason: 'returned', requests: [31, 34] },
  })
  expect(whyNotReturned({ ...item, available: 0, reason: 'onSale' })).toEqual({ available: 0, reason: 'onSale', requests: [] })
})
