import { expect, test } from 'vitest'
import { chapterAt, chaptersIn } from './chapters.ts'

const lead = 'More fairways before more yards.'
const seconds = 132

test('lines that begin with a time are chapters, the others the description', () => {
  const text = `${lead}\n\n0:00 Takeaway\n0:24 – To the top\n1:14 Down to the ball`
  expect(chaptersIn(text, seconds)).toEqual({
    description: lead,
    chapters: [
      { time: 0, title: 'Takeaway' },
      { time: 24, title: 'To the top' },
      { time: 74, title: 'Down to the ball' },
    ],
  })
})

test('times over an hour are recognised', () => {
  expect(chaptersIn('0:00 One\n59:59 Two\n1:00:05 Three', 4000).chapters.map(({ time }) => time)).toEqual([0, 3599, 3605])
})

test.each([
  ['no description', undefined],
  ['no times', lead],
  ['fewer than three', `${lead}\n0:00 One\n0:24 Two`],
  ['a first one after the start', '0:10 One\n0:24 Two\n0:48 Three'],
  ['two at the same time', '0:00 One\n0:24 Two\n0:24 Three'],
  ['two out of order', '0:00 One\n0:48 Two\n0:24 Three'],
  ['one past the end', '0:00 One\n0:24 Two\n2:12 Three'],
  ['one without a title', '0:00 One\n0:24\n0:48 Three'],
  ['seconds beyond a minute', '0:00 One\n0:24 Two\n0:75 Three'],
])('a description with %s has no chapters and stays as it is', (_what, description) => {
  expect(chaptersIn(description, seconds)).toEqual({ description, chapters: [] })
})

test.each([
  [0, 'One'],
  [23.9, 'One'],
  [24, 'Two'],
  [131, 'Three'],
])('at %d seconds the video is in chapter %s', (time, title) => {
  const { chapters } = chaptersIn('0:00 One\n0:24 Two\n0:48 Three', seconds)
  expect(chapterAt(chapters, time)?.title).toBe(title)
})
