import { expect, test } from 'vitest'
import { isBegun, resumePosition, type WatchProgress, withProgress } from './watchProgress.ts'

const saved: WatchProgress = { videoId: 'tempo-1', seconds: 600, watched: [{ from: 300, to: 310 }], position: 310 }

test.each([
  ['the last position, wherever that is', saved, 10, 310],
  ['the start, after going back to it', { ...saved, position: 0 }, 10, undefined],
  ['the number of seconds seen, without a position', undefined, 60, 60],
  ['the number of seconds seen, after watching elsewhere', saved, 11, 11],
])('a video goes on at %s', (_where, progress, watchedTime, position) => {
  expect(resumePosition(progress, { watchedTime, seconds: 600 })).toBe(position)
})

test.each([
  [4, false],
  [5, true],
  [540, true],
  [541, false],
])('a video of ten minutes that was left at %d seconds is begun: %s', (position, is) => {
  expect(isBegun({ position, seconds: 600 })).toBe(is)
})

test('the video that was watched last comes first, and once', () => {
  const other = { ...saved, videoId: 'tempo-2' }
  expect(withProgress([other, saved], { ...saved, position: 20 })).toEqual([{ ...saved, position: 20 }, other])
})

test('a hundred videos are kept', () => {
  const many = Array.from({ length: 100 }, (_, index) => ({ ...saved, videoId: `video-${index}` }))
  const kept = withProgress(many, saved)
  expect([kept.length, kept.at(-1)?.videoId]).toEqual([100, 'video-98'])
})
