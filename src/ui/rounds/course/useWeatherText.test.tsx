import { act } from 'react'
import { expect, test } from 'vitest'
import { buildCourse } from '../../../../tests/builders/courses.ts'
import { drawn, InPage } from '../../../../tests/builders/InPage.tsx'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { unasked } from '../../../../tests/builders/unasked.ts'
import { HoleScores } from './HoleScores.tsx'
import { TeeTable } from './TeeTable.tsx'
import { useWeatherText } from './useWeatherText.ts'

const hour = {
  ...{ at: Temporal.Instant.from('2026-05-14T12:00:00Z'), temperature: 20, humidity: 60, windSpeed: 5, windGust: 10, windDirection: 90 },
  ...{ chanceOfPrecipitation: 30, precipitation: 'none' as const },
}

function Weather({ metricDistances, metricSpeeds }: Parameters<typeof useWeatherText>[0]) {
  const text = useWeatherText({ metricDistances, metricSpeeds })
  return <p>{[text.temperature(hour), text.wind(hour), text.gusts(hour)].join(', ')}</p>
}

test.each([
  [false, true, '68°F', '18 km/h', '36 km/h'],
  [true, false, '20°C', '11 mph', '22 mph'],
])('temperatures follow the unit of distances, the wind that of speeds', (metricDistances, metricSpeeds, warm, wind, gusts) => {
  const { textContent } = drawn(<Weather metricDistances={metricDistances} metricSpeeds={metricSpeeds} />)
  expect(textContent).toBe(`${warm}, weather.windFrom speed=${wind} from=weather.point.e, weather.gusts speed=${gusts}`)
})

const ratings = [
  { players: 'men', rating: 70.1, slope: 128 },
  { players: 'women', rating: 73.4, slope: 131 },
] as const

test.each([
  [true, '480 m'],
  [false, '525 yd'],
])('tees have a length in the player’s unit, and ratings for men and for women', (metric, length) => {
  const course = buildCourse({ teeBoxes: [{ id: 'white', name: 'White', colour: '#ffffff', ratings }] })
  const cells = [...drawn(<TeeTable course={course} metric={metric} />).querySelectorAll('td')].map(({ textContent }) => textContent)
  expect(cells).toEqual([length, 'course.ratingAndSlope rating=70.1 slope=128', 'course.ratingAndSlope rating=73.4 slope=131'])
})

test('a hole that was played before tells its best and its average', async () => {
  const records = [{ courseId: 'links', hole: 2, times: 3, best: 2, average: 3.4 }]
  const tracking = { points: unasked, savePoints: unasked, comments: unasked, holeRecords: async () => records }
  const place = renderAt()
  await act(async () =>
    place.show(
      <InPage parts={[tracking]}>
        <HoleScores course={buildCourse()} />
      </InPage>,
    ),
  )
  expect(place.element.textContent).toContain('scores.hole number=2 par=3 best=2')
  place.clear()
})
