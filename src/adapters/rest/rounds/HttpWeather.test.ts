import { describe, expect, test } from 'vitest'
import { createTestTab } from '../../../../tests/builders/createTestTab.ts'
import { HttpWeather } from './HttpWeather.ts'

const corners = [
  { latitude: 43.3, longitude: -70.5 },
  { latitude: 43.4, longitude: -70.5 },
  { latitude: 43.4, longitude: -70.4 },
]

function answer(data: unknown) {
  const { client, requests } = createTestTab(() => Response.json({ code: 0, data }))
  return { client, requests }
}

describe('The forecast on the wire', () => {
  const values = { temperature: 18, humidity: 60, windSpeed: 4, windDirection: 200, windGust: 7, precipitationProbability: 35 }

  test('[rounds.weather-fields] is asked for a closed polygon, with seven fields, timesteps and the browser’s time zone', async () => {
    const { client, requests } = answer({ intervals: [] })
    await new HttpWeather(client, { timeZone: 'America/Chicago' }).hourly(corners)
    expect(await requests[0]?.json()).toEqual({
      location: {
        type: 'Polygon',
        coordinates: [
          [
            [-70.5, 43.3],
            [-70.5, 43.4],
            [-70.4, 43.4],
            [-70.5, 43.3],
          ],
        ],
      },
      fields: ['temperature', 'humidity', 'windSpeed', 'windDirection', 'windGust', 'precipitationProbability', 'precipitationType'],
      timesteps: ['1h'],
      timezone: 'America/Chicago',
    })
  })

  test('has an hour for each interval, whatever the zone it is written in', async () => {
    const intervals = [{ startTime: '2026-05-13T14:00:00-04:00', values: { ...values, precipitationType: 1 } }, { startTime: 'soon' }]
    const [hour, ...more] = await new HttpWeather(answer({ intervals }).client, { timeZone: 'UTC' }).hourly(corners)
    expect([hour?.at.toString(), hour?.precipitation, hour?.windGust, more]).toEqual(['2026-05-13T18:00:00Z', 'rain', 7, []])
  })
})
