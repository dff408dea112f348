import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { instant } from './timeSchemas.ts'

test.each(['1000-01-01T00:00:00Z', '2026-05-13T12:30:00-05:00', '9000-12-31T23:59:59Z'])('%s is an instant', (text) => {
  expect(z.safeParse(instant, text).data?.equals(Temporal.Instant.from(text))).toBe(true)
})

test.each(['0999-12-31T23:59:59Z', '9001-01-01T00:00:00Z', '2026-05-13', 'noon'])('%s is none', (text) => {
  expect(z.safeParse(instant, text).success).toBe(false)
})
