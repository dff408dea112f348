import { describe, expect, test } from 'vitest'
import { compassPoint, forecastDays, type HourOfWeather, nextTeeTime, toTemperature, toWindSpeed, weatherOfRound } from './weather.ts'

function local(text: string): Temporal.ZonedDateTime {
  return Temporal.ZonedDateTime.from(`${text}[America/New_York]`)
}

function hour(at: string): HourOfWeather {
  const wind = { windSpeed: 4, windGust: 6, windDirection: 200 }
  return { ...wind, at: Temporal.Instant.from(at), temperature: 18, humidity: 60, chanceOfPrecipitation: 5, precipitation: 'none' }
}

describe('The next tee time', () => {
  test.each([
    ['the next full hour by day', '2026-05-13T13:30', '2026-05-13T14:00'],
    ['this hour when it just begins', '2026-05-13T13:00', '2026-05-13T13:00'],
    ['nine o’clock today before the first rounds', '2026-05-13T02:30', '2026-05-13T09:00'],
    ['the first hour of rounds when it is near', '2026-05-13T05:20', '2026-05-13T06:00'],
    ['the last hour of rounds', '2026-05-13T17:20', '2026-05-13T18:00'],
    ['nine o’clock tomorrow in the evening', '2026-05-13T18:10', '2026-05-14T09:00'],
    ['nine o’clock tomorrow just before midnight', '2026-05-13T23:30', '2026-05-14T09:00'],
  ])('is %s', (_, now, expected) => {
    expect(nextTeeTime(local(now)).toPlainDateTime().toString({ smallestUnit: 'minute' })).toBe(expected)
  })
})

describe('The weather of a round', () => {
  const hours = ['13:00', '14:00', '15:00', '18:00', '19:00'].map((time) => hour(`2026-05-13T${time}Z`))

  test('begins with the hour of the tee time and lasts five hours', () => {
    const found = weatherOfRound(hours, local('2026-05-13T10:00'))
    expect(found.map(({ at }) => at.toString().slice(11, 16))).toEqual(['14:00', '15:00', '18:00'])
  })

  test('is empty beyond the forecast', () => {
    expect(weatherOfRound(hours, local('2026-05-20T10:00'))).toEqual([])
  })

  test('can be had for five days, today first', () => {
    expect(forecastDays(local('2026-05-30T20:00')).map(String)).toEqual([
      '2026-05-30',
      '2026-05-31',
      '2026-06-01',
      '2026-06-02',
      '2026-06-03',
    ])
  })
})

describe('Measures', () => {
  test.each([
    [0, 'n'],
    [22, 'n'],
    [23, 'ne'],
    [180, 's'],
    [338, 'n'],
    [-90, 'w'],
  ] as const)('%i degrees are in the %s', (degrees, point) => {
    expect(compassPoint(degrees)).toBe(point)
  })

  test('temperatures are whole, in the unit of the player', () => {
    expect([toTemperature(18.4, true), toTemperature(18.4, false)]).toEqual([
      { value: 18, unit: 'celsius' },
      { value: 65, unit: 'fahrenheit' },
    ])
  })

  test('wind is in kilometres or miles an hour', () => {
    expect([toWindSpeed(5, true), toWindSpeed(5, false)]).toEqual([
      { value: 18, unit: 'kilometer-per-hour' },
      { value: 11, unit: 'mile-per-hour' },
    ])
  })
})
