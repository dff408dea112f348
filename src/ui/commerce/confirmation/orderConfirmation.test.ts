import { expect, test } from 'vitest'
import { confirmationOf } from './orderConfirmation.ts'

test.each([
  [
    'the checkout',
    { order: { number: '7' }, email: 'hana@clubhouse.example', lastName: 'Lindqvist' },
    { isPlaced: true, number: '7', email: 'hana@clubhouse.example', lastName: 'Lindqvist' },
  ],
  ['the checkout, to nobody', { order: {}, email: undefined }, { isPlaced: true, number: '7' }],
  ['an address alone', null, { number: '7' }],
  ['something else', { email: 'hana@clubhouse.example' }, { number: '7' }],
  ['a word', 'order', { number: '7' }],
])('an order is told of by %s', (_whom, left, told) => {
  expect(confirmationOf(left, '7')).toEqual(told)
})
