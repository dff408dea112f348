import { expect, test } from 'vitest'
import { asTravelDistance } from './distance.ts'

test.each([
  [3218.688, true, 3.218688, 'kilometer'],
  [3218.688, false, 2, 'mile'],
])('%d metres, told in the metric system: %s', (metres, metric, value, unit) => {
  expect(asTravelDistance(metres, metric)).toEqual({ value, unit })
})
