import { expect, test } from 'vitest'
import { fieldTooFarAhead } from './latestStart.ts'

const now = Temporal.Instant.from('2026-05-13T17:30:00Z')

test.each([
  ['2026-05-14T12:30', undefined],
  ['2026-05-14T12:31', 'time'],
  ['2026-05-15T07:00', 'date'],
  ['2026-05-20T12:00', 'date'],
  ['2026-05-01T12:00', undefined],
])('A tee time in Chicago at %s, when it is 12:30 on 13 May there, has its fault in: %s', (teeTime, field) => {
  expect(fieldTooFarAhead(Temporal.PlainDateTime.from(teeTime).toZonedDateTime('America/Chicago'), now)).toBe(field)
})

test('The day is the one at the course', () => {
  expect(fieldTooFarAhead(Temporal.ZonedDateTime.from('2026-05-15T02:31[Asia/Tokyo]'), now)).toBe('time')
})
