import { expect, test } from 'vitest'
import { pathOfVideo, startIn } from './learningPaths.ts'

test.each([
  ['a video', pathOfVideo('tempo-1'), '/learn/videos/tempo-1'],
  ['a video of a series', pathOfVideo('tempo-1', 'tempo'), '/learn/videos/tempo-1?series=tempo'],
  ['a video of a series at a second', pathOfVideo('tempo-1', 'tempo', 75.9), '/learn/videos/tempo-1?series=tempo&t=75.9'],
  ['a video at a note', pathOfVideo('tempo-1', undefined, 4.6), '/learn/videos/tempo-1?t=4.6'],
  ['a video at its first second', pathOfVideo('tempo-1', undefined, 0), '/learn/videos/tempo-1?t=0'],
])('the address of %s', (_what, path, expected) => {
  expect(path).toBe(expected)
})

test.each([
  ['t=75', 75],
  ['t=0', 0],
  ['t=4.6', 4.6],
  ['t=4.66', undefined],
  ['', undefined],
  ['t=', undefined],
  ['t=-5', undefined],
  ['t=1e9', undefined],
  ['t=1:15', undefined],
  ['t=9999999', undefined],
])('"%s" begins a video at %s seconds', (query, seconds) => {
  expect(startIn(new URLSearchParams(query))).toBe(seconds)
})
