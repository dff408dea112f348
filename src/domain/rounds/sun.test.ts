import { describe, expect, test } from 'vitest'
import { sunAt } from './sun.ts'

const equator = { latitude: 0, longitude: 0 }
const chicago = { latitude: 41.88, longitude: -87.63 }
const capeTown = { latitude: -33.92, longitude: 18.42 }

function at(instant: string, place: typeof equator) {
  const { azimuth, elevation } = sunAt(Temporal.Instant.from(instant), place)
  return { azimuth: Math.round(azimuth), elevation: Math.round(elevation) }
}

describe('The sun', () => {
  test('is overhead at the equator at noon of an equinox', () => {
    expect(at('2026-03-20T12:07Z', equator).elevation).toBe(90)
  })

  test('stands in the south at noon in Chicago, 72 degrees high in June and 25 in December', () => {
    expect(at('2026-06-21T17:52Z', chicago)).toEqual({ azimuth: 180, elevation: 72 })
    expect(at('2026-12-21T17:49Z', chicago)).toEqual({ azimuth: 180, elevation: 25 })
  })

  test('stands in the north at noon in Cape Town', () => {
    const { azimuth, elevation } = at('2026-06-21T10:48Z', capeTown)
    expect([Math.min(azimuth, 360 - azimuth), elevation]).toEqual([0, 33])
  })

  /** By the formulas of Meeus, which are more precise. */
  test.each([
    ['2026-06-21T14:00Z', chicago, 92.03, 38.8],
    ['2026-10-04T21:30Z', chicago, 243.77, 20.04],
    ['2026-02-03T06:15Z', capeTown, 94.03, 24.45],
  ])('stands where it can be computed otherwise: at %s', (instant, place, azimuth, elevation) => {
    const sun = sunAt(Temporal.Instant.from(instant), place)
    expect(Math.abs(sun.azimuth - azimuth)).toBeLessThan(0.02)
    expect(Math.abs(sun.elevation - elevation)).toBeLessThan(0.02)
  })

  test('rises in the east, sets in the west and is below the horizon at night', () => {
    expect(at('2026-03-20T06:07Z', equator).azimuth).toBe(90)
    expect(at('2026-03-20T18:07Z', equator).azimuth).toBe(270)
    expect(at('2026-03-20T06:00Z', chicago).elevation).toBeLessThan(0)
  })
})
