import { expect, test } from 'vitest'
import { placeOf, usageEvent } from './usage.ts'

test('a video’s place is its category, and its series where it has one', () => {
  const video = { id: 'drill', category: { id: 'swing', title: 'Full swing' } }
  expect(placeOf(video)).toEqual({ videoId: 'drill', categoryId: 'swing' })
  const series = { id: 'tempo', title: 'Three to one', index: 0, videos: [] }
  expect(placeOf({ ...video, series })).toEqual({ videoId: 'drill', categoryId: 'swing', seriesId: 'tempo' })
})

test('an event has its time to the thousandth of a second', () => {
  expect(usageEvent('paused', 1.23456)).toEqual({ name: 'paused', time: 1.235 })
})
