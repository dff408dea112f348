import { describe, expect, test } from 'vitest'
import { inSeries, nextInSeries, type Video } from './video.ts'

const listed = (id: string, isFavourite = false) => ({ id, title: id, seconds: 60, progress: 0, isFavourite })
const series = { id: 'tempo', title: 'Three to one', index: 0, videos: [listed('drill'), listed('count')] }
const video: Video = {
  ...{ id: 'drill', title: 'The tempo drill', category: { id: 'swing', title: 'Full swing' }, series },
  ...{ media: { sources: [], captions: [], seconds: 60, framesPerSecond: 30 }, chapters: [], isFavourite: false, watchedTime: 0 },
}

describe('the next video', () => {
  test('is the one after it in the series', () => {
    expect(nextInSeries(video)).toMatchObject({ id: 'count' })
  })

  test('does not exist at the end of the series, or without one', () => {
    expect(nextInSeries({ series: { ...series, index: 1 } })).toBeUndefined()
    expect(nextInSeries({ series: undefined })).toBeUndefined()
  })
})

describe('a video in another series', () => {
  const tee = { id: 'tee', title: 'Off the tee', videos: [listed('height'), listed('drill', true)] }

  test('has its place there', () => {
    expect(inSeries(video, tee)).toEqual({ ...video, series: { ...tee, index: 1 }, isFavourite: true })
  })

  test('stays as it is where that series lacks it', () => {
    expect(inSeries(video, { ...tee, videos: [listed('height')] })).toBe(video)
  })
})
