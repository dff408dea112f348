import { expect, test } from 'vitest'
import { numberIn } from './number.ts'

test.each([
  ['12', 12],
  [' 10.50 ', 10.5],
  ['10,5', 10.5],
  ['１２', 12],
  ['', undefined],
  [' ', undefined],
  ['ten', Number.NaN],
  ['1,000,000', Number.NaN],
])('%o is %o', (typed, number) => {
  expect(numberIn(typed)).toBe(number)
})
