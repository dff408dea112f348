import type { Position } from './course.ts'

export interface SunPosition {
  /** In degrees clockwise from north. */
  readonly azimuth: number
  /** In degrees above the horizon; negative at night. */
  readonly elevation: number
}

const toRadians = Math.PI / 180
const noonOf2000 = 946_728_000_000
const millisecondsOfDay = 86_400_000

/** Where the sun stands, within half a degree (the low-precision formulas of the Astronomical Almanac). */
export function sunAt(instant: Temporal.Instant, { latitude, longitude }: Position): SunPosition {
  const days = (instant.epochMilliseconds - noonOf2000) / millisecondsOfDay
  const meanLongitude = 280.46 + 0.9856474 * days
  const anomaly = (357.528 + 0.9856003 * days) * toRadians
  const ecliptic = (meanLongitude + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * toRadians
  const tilt = (23.439 - 0.0000004 * days) * toRadians
  const ascension = Math.atan2(Math.cos(tilt) * Math.sin(ecliptic), Math.cos(ecliptic))
  const declination = Math.asin(Math.sin(tilt) * Math.sin(ecliptic))
  const siderealTime = (280.46062 + 360.9856473 * days + longitude) * toRadians
  const hourAngle = siderealTime - ascension
  const north = latitude * toRadians
  const elevation = Math.asin(Math.sin(north) * Math.sin(declination) + Math.cos(north) * Math.cos(declination) * Math.cos(hourAngle))
  const azimuth = Math.atan2(
    -Math.cos(declination) * Math.sin(hourAngle),
    Math.sin(declination) * Math.cos(north) - Math.cos(declination) * Math.sin(north) * Math.cos(hourAngle),
  )
  return { azimuth: (azimuth / toRadians + 360) % 360, elevation: elevation / toRadians }
}
