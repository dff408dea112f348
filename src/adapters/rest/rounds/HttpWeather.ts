import type { Weather } from '#app/rounds/ports/Weather'
import type { Clock } from '#app/shared/ports/Clock'
import type { Position } from '#domain/rounds/course'
import { type HourOfWeather, precipitations } from '#domain/rounds/weather'
import type { RestClient } from '../RestClient.ts'
import { hourlyWeather, type WeatherIntervalOnWire, weatherFields } from './weatherCalls.ts'

export class HttpWeather implements Weather {
  private readonly client: Pick<RestClient, 'send'>
  private readonly clock: Pick<Clock, 'timeZone'>

  constructor(client: Pick<RestClient, 'send'>, clock: Pick<Clock, 'timeZone'>) {
    this.client = client
    this.clock = clock
  }

  async hourly(boundary: readonly Position[], signal?: AbortSignal): Promise<readonly HourOfWeather[]> {
    const corners = [...boundary, ...boundary.slice(0, 1)].map(({ latitude, longitude }): [number, number] => [longitude, latitude])
    const body = {
      location: { type: 'Polygon' as const, coordinates: [corners] },
      fields: [...weatherFields],
      timesteps: ['1h'],
      timezone: this.clock.timeZone,
    }
    const { data } = await this.client.send(hourlyWeather, { body, signal })
    return data.intervals.map(hourFrom)
  }
}

function hourFrom({ startTime, values }: WeatherIntervalOnWire): HourOfWeather {
  const { temperature, humidity, windSpeed, windGust, windDirection, precipitationProbability, precipitationType = 0 } = values
  return {
    ...{ at: startTime, temperature, humidity, windSpeed, windGust: windGust ?? windSpeed, windDirection },
    ...{ chanceOfPrecipitation: precipitationProbability, precipitation: precipitations[precipitationType] ?? 'rain' },
  }
}
