import { expect, test } from 'vitest'
import { isReached } from './reached.ts'

test.each([
  [0.05, true],
  [0.06, false],
])('a video at its start has reached the moment of %d seconds: %s', (moment, is) => {
  expect(isReached(moment, 0)).toBe(is)
})
