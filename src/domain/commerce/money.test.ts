import { expect, test } from 'vitest'
import { isZero, moneyOf, multiplied, sumOf, unitsOf } from './money.ts'

test.each([
  [12.5, 'USD', 1250],
  [12.345, 'USD', 1235],
  [980, 'JPY', 980],
  [1.2345, 'KWD', 1235],
  [-3.2, 'CAD', -320],
])('%d %s are %i of its smallest units', (value, currency, minor) => {
  expect(moneyOf(value, currency)).toEqual({ minor, currency })
})

test.each([
  [1250, 'USD', 12.5],
  [980, 'JPY', 980],
  [1235, 'KWD', 1.235],
])('%i of the smallest units of %s are %d', (minor, currency, value) => {
  expect(unitsOf({ minor, currency })).toBe(value)
})

test('a multiple is rounded to the smallest unit', () => {
  expect([multiplied(moneyOf(0.99, 'USD'), 3), multiplied(moneyOf(0.99, 'USD'), 0.5)]).toEqual([moneyOf(2.97, 'USD'), moneyOf(0.5, 'USD')])
})

test('amounts add up in their currency', () => {
  expect(sumOf([moneyOf(980, 'JPY'), moneyOf(20, 'JPY'), moneyOf(1, 'JPY')])).toEqual(moneyOf(1001, 'JPY'))
  expect(sumOf([moneyOf(5, 'USD')])).toEqual(moneyOf(5, 'USD'))
})

test('there is no sum of no amounts', () => {
  expect(sumOf([])).toBeUndefined()
})

test('an amount is zero in whatever currency', () => {
  expect([isZero(moneyOf(0, 'JPY')), isZero(moneyOf(0.01, 'USD')), isZero(moneyOf(-0.01, 'USD'))]).toEqual([true, false, false])
})
