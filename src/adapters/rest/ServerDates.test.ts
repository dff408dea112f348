import { expect, test } from 'vitest'
import type { ClockReading } from '#domain/shared/clockReading'
import { ServerDates } from './ServerDates.ts'

const now = Temporal.Instant.from('2026-05-14T12:00:00Z')

test('the date of an answer tells that the device is wrong, until another one tells that it is right', () => {
  const dates = new ServerDates()
  const told: (ClockReading | undefined)[] = []
  dates.changes.subscribe((reading) => told.push(reading))
  dates.note('Thu, 14 May 2026 11:00:00 GMT', now)
  dates.note('Tue, 12 May 2026 12:00:00 GMT', now)
  expect(dates.value).toEqual({ device: now, servers: Temporal.Instant.from('2026-05-12T12:00:00Z') })
  dates.note('no date', now)
  dates.note('Thu, 14 May 2026 12:00:03 GMT', now)
  expect([dates.value, told.length]).toEqual([undefined, 2])
})
