import { expect, test } from 'vitest'
import { inSeason } from './season.ts'

test.each([
  ['2026-02-28', 'winter'],
  ['2026-03-01', 'spring'],
  ['2026-08-31', 'summer'],
  ['2026-11-28', 'autumn'],
  ['2026-12-01', 'winter'],
])('%s is in the %s', (day, season) => {
  const world = { now: () => Temporal.Instant.from(`${day}T12:00:00Z`) }
  expect(inSeason(world, { winter: 'winter', spring: 'spring', summer: 'summer', autumn: 'autumn' })).toBe(season)
})
