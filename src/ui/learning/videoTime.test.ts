import { expect, test } from 'vitest'
import { Formats } from '#ui/shell/formats.ts'
import { exactTime, videoTime } from './videoTime.ts'

const english = new Formats('en')

test.each([
  [0, '0:00'],
  [16.9, '0:16'],
  [61, '1:01'],
  [3723, '1:02:03'],
])('%d s is %s', (seconds, words) => {
  expect(videoTime(seconds)).toBe(words)
})

test('moments that differ by frames are told to a hundredth, differences with their sign', () => {
  expect([exactTime(9.1333, english), exactTime(0.5, english, true), exactTime(-0.5, english, true), exactTime(0, english, true)]).toEqual([
    '9.13s',
    '+0.50s',
    '-0.50s',
    '0.00s',
  ])
})

test.each([
  ['en', '1.85s'],
  ['fr', '1,85\u202Fs'],
  ['ja', '1.85 秒'],
  ['zh', '1.85秒'],
] as const)('in %s a moment is %s', (language, words) => {
  expect(exactTime(1.85, new Formats(language))).toBe(words)
})
