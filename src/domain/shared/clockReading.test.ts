import { expect, test } from 'vitest'
import { isFarOff } from './clockReading.ts'

const servers = Temporal.Instant.from('2026-05-14T12:00:00Z')

test.each([
  ['fast by a day', '2026-05-15T12:00:00Z', true],
  ['slow by a day', '2026-05-13T12:00:00Z', true],
  ['fast by almost a day', '2026-05-15T11:59:59Z', false],
  ['slow by almost a day', '2026-05-13T12:00:01Z', false],
  ['slow by years', '2021-01-01T00:00:00Z', true],
])('a clock that is %s', (_how, device, expected) => {
  expect(isFarOff({ device: Temporal.Instant.from(device), servers })).toBe(expected)
})
