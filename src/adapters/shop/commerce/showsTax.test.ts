import { expect, test } from 'vitest'
import { showsTax } from './showsTax.ts'

test.each([
  ['without tax', 1, false],
  ['with tax', 2, true],
  ['both', 3, true],
  ['not said', undefined, undefined],
])('prices contain the tax as the store view shows them: %s', (_shown, setting, expected) => {
  expect(showsTax(setting)).toBe(expected)
})
