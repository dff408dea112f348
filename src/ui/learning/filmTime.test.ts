import { expect, test } from 'vitest'
import { filmTime } from './filmTime.ts'

test.each([
  [0, '0:00'],
  [16.9, '0:16'],
  [61, '1:01'],
  [3723, '1:02:03'],
])('%d s is %s', (seconds, words) => {
  expect(filmTime(seconds)).toBe(words)
})
