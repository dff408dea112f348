import { expect, test } from 'vitest'
import { type HoleRecord, holeScoresOn, pointAt } from './playTracking.ts'

const holes = [4, 3, 5].map((par, index) => ({ number: index + 1, par, strokeIndex: undefined, lengths: {} }))
const record = (hole: number, own: Partial<HoleRecord> = {}): HoleRecord => ({
  courseId: '7',
  hole,
  times: 2,
  best: 3,
  average: 4.5,
  ...own,
})

test('the scores of a course are those of its holes that were played, by number', () => {
  const records = [record(3, { best: 5 }), record(1, { courseId: '8' }), record(2), record(4)]
  expect(holeScoresOn({ id: '7', holes }, records)).toEqual([
    { number: 2, par: 3, best: 3, average: 4.5 },
    { number: 3, par: 5, best: 5, average: 4.5 },
  ])
})

test.each([
  [0.123, 0.987, { x: 0.12, y: 0.99 }],
  [-0.2, 1.3, { x: 0, y: 1 }],
])('a point at %d and %d lies inside the picture, in hundredths', (x, y, point) => {
  expect(pointAt(x, y)).toEqual(point)
})
