import { expect, test } from 'vitest'
import type { ClockReading } from '#domain/shared/clockReading'
import { ServerDates } from './ServerDates.ts'

const now = Temporal.Instant.from('2026-05-14T12:00:00Z')

test('the date of an answer tells that the device is wrong, until another one tells that it is right', () => {
  const dates = new ServerDates()
  const told: (ClockReading | undefined)[] = []
  dates.changes.subscribe((reading) => told.push(reading))
  dates.note('Thu, 14 May 2026 11:00:00 GMT', now, true)
  dates.note('Tue, 12 May 2026 12:00:00 GMT', now, true)
  expect(dates.value).toEqual({ device: now, servers: Temporal.Instant.from('2026-05-12T12:00:00Z') })
  dates.note('no date', now, true)
  dates.note('Thu, 14 May 2026 12:00:03 GMT', now, true)
  expect([dates.value, told.length]).toEqual([undefined, 2])
})

test('an answer that a cache may have kept tells only that the device is behind', () => {
  const dates = new ServerDates()
  dates.note('Tue, 12 May 2026 12:00:00 GMT', now, false)
  expect(dates.value).toBeUndefined()
  dates.note('Sat, 16 May 2026 12:00:00 GMT', now, false)
  expect(dates.value).toEqual({ device: now, servers: Temporal.Instant.from('2026-05-16T12:00:00Z') })
  dates.note('Thu, 14 May 2026 12:00:03 GMT', now, false)
  expect(dates.value).toBeDefined()
})
