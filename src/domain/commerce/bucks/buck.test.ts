import { expect, test } from 'vitest'
import { byExpiry, expiresSoon } from './buck.ts'

const on = (day: string | undefined) => ({ expiresOn: day === undefined ? undefined : Temporal.PlainDate.from(day) })
const today = Temporal.PlainDate.from('2026-05-13')

test('what expires first is first, what has no end is last', () => {
  const all = [on(undefined), on('2026-07-01'), on('2026-06-01')]
  expect(byExpiry(all)).toEqual([all[2], all[1], all[0]])
})

test('expires soon within 14 days', () => {
  expect([expiresSoon(on('2026-05-27'), today), expiresSoon(on('2026-05-28'), today), expiresSoon(on(undefined), today)]).toEqual([
    true,
    false,
    false,
  ])
})
