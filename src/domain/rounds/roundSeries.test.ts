import { expect, test } from 'vitest'
import { fiveRoundAverage, hasTrend, stretches } from './roundSeries.ts'

const on = (...days: readonly string[]) => days.map((day) => ({ day, at: Temporal.Instant.from(`${day}T12:00:00Z`).epochMilliseconds }))
const daysOf = (days: readonly string[]) => stretches(on(...days)).map((part) => part.map(({ day }) => day))

test('a whole month without rounds divides the rounds', () => {
  expect(daysOf(['2025-11-30', '2026-01-01'])).toEqual([['2025-11-30'], ['2026-01-01']])
})

test('rounds of neighbouring months belong together, however far apart', () => {
  expect(daysOf(['2025-12-01', '2026-01-31'])).toEqual([['2025-12-01', '2026-01-31']])
})

test('nothing has no parts', () => {
  expect(stretches([])).toEqual([])
})

test('the average of five rounds begins with the fifth', () => {
  const points = [10, 20, 30, 40, 50, 110].map((value, at) => ({ at, value }))
  expect(fiveRoundAverage(points)).toEqual([
    { at: 4, value: 30 },
    { at: 5, value: 50 },
  ])
  expect(fiveRoundAverage(points.slice(0, 4))).toEqual([])
})

test.each([
  [5, false],
  [6, true],
])('the average of %i rounds is a line: %s', (count, isLine) => {
  expect(hasTrend(Array.from({ length: count }))).toBe(isLine)
})
