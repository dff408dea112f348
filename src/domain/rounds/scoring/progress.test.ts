import { expect, test } from 'vitest'
import { buildHole } from '../../../../tests/builders/scorecards.ts'
import { parTicks, progressOf } from './progress.ts'

test('strokes over par add up hole by hole', () => {
  const holes = [buildHole(1, { par: 4, strokes: 5 }), buildHole(2, { par: 3, strokes: 2 }), buildHole(3, { par: 5, strokes: 7 })]
  expect(progressOf(holes)).toEqual([
    { number: 1, over: 1, toPar: 1 },
    { number: 2, over: -1, toPar: 0 },
    { number: 3, over: 2, toPar: 2 },
  ])
})

test('holes without a result are left out', () => {
  const holes = [buildHole(1, { par: 4, strokes: 5 }), buildHole(2, { isPickedUp: true }), buildHole(3)]
  expect(progressOf(holes).map(({ number }) => number)).toEqual([1])
})

test.each([
  [
    [1, 2, 1],
    [0, 2],
  ],
  [[0], [0, 2]],
  [
    [-1, -3, 1],
    [-4, -2, 0, 2],
  ],
  [
    [-7, 5],
    [-8, -4, 0, 4, 8],
  ],
  [
    [3, 9, 17],
    [0, 6, 12, 18],
  ],
])('ticks for %j are %j', (values, ticks) => {
  expect(parTicks(values, 4)).toEqual(ticks)
})
