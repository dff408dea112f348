import * as z from 'zod/mini'
import { call } from '../call.ts'
import { answered, listOf, maybe } from '../schemas.ts'
import { instant } from '../timeSchemas.ts'

export const weatherFields = [
  'temperature',
  'humidity',
  'windSpeed',
  'windDirection',
  'windGust',
  'precipitationProbability',
  'precipitationType',
] as const

const corner = z.tuple([z.number(), z.number()])
const value = z.number()

/** In degrees Celsius, metres per second and per cent; `precipitationType` is 0 none, 1 rain, 2 snow, 3 freezing rain, 4 ice. */
const interval = z.object({
  startTime: instant,
  values: z.object({
    ...{ temperature: value, humidity: value, windSpeed: value, windDirection: value },
    ...{ windGust: maybe(value), precipitationProbability: value, precipitationType: maybe(value) },
  }),
})
export type WeatherIntervalOnWire = z.infer<typeof interval>

/** Corners as longitude and latitude, the first repeated at the end. Asks, although it is a POST. */
export const hourlyWeather = call({
  id: 'rounds.weather',
  method: 'POST',
  path: '/api/weather',
  auth: 'player',
  kind: 'read',
  body: z.strictObject({
    location: z.strictObject({ type: z.literal('Polygon'), coordinates: z.tuple([z.array(corner).check(z.minLength(4))]) }),
    fields: z.array(z.enum(weatherFields)),
    timesteps: z.array(z.literal('1h')),
    timezone: z.string().check(z.minLength(1)),
  }),
  answer: answered(z.object({ intervals: listOf(interval) })),
})
