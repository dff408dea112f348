import { describe, expect, test } from 'vitest'
import { isOf, keyOf } from './favourite.ts'

const series = { id: 'tempo', title: 'Three to one', index: 0, videos: [] }

describe('a favourite', () => {
  test.each([
    ['is the series of a video', { seriesId: 'tempo' }, true],
    ['is the video itself', { seriesId: 'tempo', videoId: 'drill' }, true],
    ['is not another video of the series', { seriesId: 'tempo', videoId: 'count' }, false],
    ['is not the video in another series', { seriesId: 'short', videoId: 'drill' }, false],
    ['is not another series', { seriesId: 'short' }, false],
  ])('%s', (_what, favourite, is) => {
    expect(isOf(favourite, { id: 'drill', series })).toBe(is)
  })

  test('is none of a video without a series', () => {
    expect(isOf({ seriesId: 'tempo' }, { id: 'drill', series: undefined })).toBe(false)
  })

  test('has the same key each time, and another one than any other', () => {
    const [chip, whole] = [{ seriesId: 'short', videoId: 'chip' }, { seriesId: 'short' }]
    expect(keyOf(chip)).toBe(keyOf({ ...chip }))
    expect(new Set([chip, whole, { seriesId: 'long', videoId: 'chip' }].map(keyOf)).size).toBe(3)
  })
})
