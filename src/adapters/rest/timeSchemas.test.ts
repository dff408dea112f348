import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { instant, knownZone } from './timeSchemas.ts'

test.each(['1000-01-01T00:00:00Z', '2026-05-13T12:30:00-05:00', '9000-12-31T23:59:59Z'])('%s is an instant', (text) => {
  expect(z.safeParse(instant, text).data?.equals(Temporal.Instant.from(text))).toBe(true)
})

test.each(['0999-12-31T23:59:59Z', '9001-01-01T00:00:00Z', '2026-05-13', 'noon'])('%s is none', (text) => {
  expect(z.safeParse(instant, text).success).toBe(false)
})

test.each(['Asia/Tokyo', 'America/Argentina/Buenos_Aires', 'UTC'])('%s is a time zone', (name) => {
  expect(z.parse(knownZone, name)).toBe(name)
})

test.each(['Nowhere/At_All', '2026-05-14T13:30:00Z', '2026-05-14T13:30:00[Asia/Tokyo]', '+09:00', ''])(
  '“%s” is none that a request takes',
  (name) => {
    expect(z.parse(knownZone, name)).toBeUndefined()
  },
)
