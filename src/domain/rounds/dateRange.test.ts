import { expect, test } from 'vitest'
import { isApplied, isInRange } from './dateRange.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const [before, first, last] = [day('2026-04-30'), day('2026-05-01'), day('2026-05-31')]

test('[rounds.date-range-needs-both] one date alone narrows nothing', () => {
  expect([isInRange(before, { from: first, to: undefined }), isInRange(last, { from: undefined, to: first })]).toEqual([true, true])
  expect([isApplied({ from: first, to: undefined }), isApplied({ from: first, to: last })]).toEqual([false, true])
})

test('both dates belong to their range, in either order', () => {
  const range = { from: last, to: first }
  expect([isInRange(before, range), isInRange(first, range), isInRange(last, range)]).toEqual([false, true, true])
})
