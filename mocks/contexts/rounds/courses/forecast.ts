import { seededRandom } from '../../../world/seededRandom.ts'

interface Place {
  readonly latitude: number
  readonly longitude: number
}

const hoursAhead = 120

/** The weather of a place follows its season, its hour and a chance that is the same for the same day. */
export function forecast(now: Temporal.Instant, place: Place, timeZone: string) {
  const first = now.round({ smallestUnit: 'hour', roundingMode: 'floor' })
  return Array.from({ length: hoursAhead }, (_, hours) => {
    const at = first.add({ hours })
    return {
      startTime: at.toZonedDateTimeISO(timeZone).toString({ timeZoneName: 'never', smallestUnit: 'second' }),
      values: weatherAt(at, place),
    }
  })
}

function weatherAt(at: Temporal.Instant, { latitude, longitude }: Place) {
  const { dayOfYear, hour, minute } = at.toZonedDateTimeISO('UTC')
  const day = (...words: readonly (string | number)[]) => seededRandom(Math.round(latitude), Math.round(longitude), dayOfYear, ...words)
  const solarHour = (hour + minute / 60 + longitude / 15 + 24) % 24
  const season = Math.cos(((dayOfYear - (latitude < 0 ? 20 : 202)) / 365) * 2 * Math.PI)
  const warmth = 28 - Math.abs(latitude) * 0.35 + season * Math.abs(latitude) * 0.26
  const afternoon = Math.cos(((solarHour - 15) / 24) * 2 * Math.PI)
  const isWet = day('wet') < 0.3
  const windSpeed = 1.5 + day('wind') * 6 + Math.max(0, afternoon) * 2 + seededRandom(at.epochMilliseconds, 'gust')
  const temperature = warmth + afternoon * 5 + (day('warm') - 0.5) * 6
  const chance = isWet ? 35 + Math.round(day('rain') * 50) : Math.round(day('rain') * 18)
  return {
    ...{ temperature: tenth(temperature), humidity: Math.round(isWet ? 82 - afternoon * 6 : 58 - afternoon * 14) },
    ...{
      windSpeed: tenth(windSpeed),
      windGust: tenth(windSpeed * 1.5),
      windDirection: Math.round((day('from') * 360 + solarHour * 3) % 360),
    },
    ...{ precipitationProbability: chance, precipitationType: isWet ? wet(temperature) : 0 },
  }
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}

/** Snow or rain. */
function wet(temperature: number): 1 | 2 {
  return temperature < 1 ? 2 : 1
}
