import { expect, test } from 'vitest'
import { isApplied, playedIn } from './dateRange.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const [first, last] = [day('2026-05-01'), day('2026-05-31')]
const at = (text: string) => ({ playedAt: Temporal.ZonedDateTime.from(text) })

test('[rounds.date-range-needs-both] one date alone narrows nothing', () => {
  const rounds = [at('2026-04-30T12:00[UTC]'), at('2026-06-01T12:00[UTC]')]
  expect([playedIn(rounds, { from: first, to: undefined }), playedIn(rounds, { from: undefined, to: first })]).toEqual([rounds, rounds])
  const ranges = [
    { from: first, to: undefined },
    { from: undefined, to: last },
    { from: first, to: last },
  ]
  expect(ranges.map(isApplied)).toEqual([false, false, true])
})

test.each([
  { from: first, to: last },
  { from: last, to: first },
])('both dates belong to their range, in either order and in the time zone of the course', (range) => {
  const within = [at('2026-05-01T00:00+09:00[Asia/Tokyo]'), at('2026-05-31T23:59-10:00[Pacific/Honolulu]')]
  const outside = [at('2026-04-30T23:59-10:00[Pacific/Honolulu]'), at('2026-06-01T00:00+09:00[Asia/Tokyo]')]
  expect(playedIn([...within, ...outside], range)).toEqual(within)
})
