export const precipitations = ['none', 'rain', 'snow', 'freezing-rain', 'ice'] as const
export type Precipitation = (typeof precipitations)[number]

/** The weather of one hour on a course. */
export interface HourOfWeather {
  readonly at: Temporal.Instant
  /** In degrees Celsius. */
  readonly temperature: number
  /** In per cent. */
  readonly humidity: number
  /** In metres per second. */
  readonly windSpeed: number
  readonly windGust: number
  /** Where the wind comes from, in degrees clockwise from north. */
  readonly windDirection: number
  /** In per cent. */
  readonly chanceOfPrecipitation: number
  readonly precipitation: Precipitation
}

const firstHour = 6
const lastHour = 18
const usualHour = 9
const daysAhead = 5
/** Eighteen holes take between four and five hours. */
const hoursOfRound = 5

/** At which hours rounds begin. */
export const teeHours: readonly number[] = Array.from({ length: lastHour - firstHour + 1 }, (_, index) => firstHour + index)

/** The days for which a forecast can be had, today first; `now` in the course's time zone. */
export function forecastDays(now: Temporal.ZonedDateTime): readonly Temporal.PlainDate[] {
  return Array.from({ length: daysAhead }, (_, days) => now.toPlainDate().add({ days }))
}

/** The next full hour while rounds can begin, or else the next morning; `now` in the course's time zone. */
export function nextTeeTime(now: Temporal.ZonedDateTime): Temporal.ZonedDateTime {
  const next = now.round({ smallestUnit: 'hour', roundingMode: 'ceil' })
  if (next.toPlainDate().equals(now.toPlainDate()) && next.hour >= firstHour && next.hour <= lastHour) return next
  const day = now.hour < firstHour ? now.toPlainDate() : now.toPlainDate().add({ days: 1 })
  return day.toZonedDateTime({ timeZone: now.timeZoneId, plainTime: { hour: usualHour } })
}

/** The hours of a round that begins then, as far as the forecast reaches. */
export function weatherOfRound(hours: readonly HourOfWeather[], teeTime: Temporal.ZonedDateTime): readonly HourOfWeather[] {
  const begin = teeTime.epochMilliseconds
  const end = begin + hoursOfRound * 3_600_000
  return hours.filter(({ at }) => at.epochMilliseconds > begin - 3_600_000 && at.epochMilliseconds < end)
}

const compassPoints = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
export type CompassPoint = (typeof compassPoints)[number]

export function compassPoint(degrees: number): CompassPoint {
  return compassPoints[Math.round((((degrees % 360) + 360) % 360) / 45) % 8] ?? 'n'
}

/** In degrees Celsius with metric distances, else in degrees Fahrenheit. */
export function toTemperature(celsius: number, metric: boolean): { readonly value: number; readonly unit: 'celsius' | 'fahrenheit' } {
  return metric ? { value: Math.round(celsius), unit: 'celsius' } : { value: Math.round((celsius * 9) / 5 + 32), unit: 'fahrenheit' }
}

/** In kilometres per hour with metric speeds, else in miles per hour. */
export function toWindSpeed(
  metresPerSecond: number,
  metric: boolean,
): { readonly value: number; readonly unit: 'kilometer-per-hour' | 'mile-per-hour' } {
  return metric
    ? { value: Math.round(metresPerSecond * 3.6), unit: 'kilometer-per-hour' }
    : { value: Math.round(metresPerSecond * 2.236936), unit: 'mile-per-hour' }
}
