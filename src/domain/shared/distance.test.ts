import { expect, test } from 'vitest'
import { asTravelDistance, fromPlayDistance, toPlayDistance } from './distance.ts'

test.each([
  [3218.688, true, 3.218688, 'kilometer'],
  [3218.688, false, 2, 'mile'],
])('%d metres, told in the metric system: %s', (metres, metric, value, unit) => {
  expect(asTravelDistance(metres, metric)).toEqual({ value, unit })
})

test.each([
  [240, false, 219.456],
  [150, true, 150],
])('%i on a course, metric: %s, are %f metres', (value, metric, metres) => {
  expect(fromPlayDistance(value, metric)).toBeCloseTo(metres)
  expect(toPlayDistance(metres, metric).value).toBe(value)
})
