import { globSync, readFileSync } from 'node:fs'
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

test('texts that are the same all year name no month and no season as now', () => {
  const dated = /\b(?:January|February|March|April|June|July|August|September|October|November|December|AUTUMN\d+|Spring coupon)\b/
  const files = globSync('mocks/contexts/**/*.ts').filter((file) => !/\.test\.|seedNotifications/.test(file))
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => dated.test(readFileSync(file, 'utf8')))).toEqual([])
})
