import { expect, test } from 'vitest'
import { entryIn, isStrokes } from './card.ts'

test.each([
  [0, false],
  [1, true],
  [20, true],
  [21, false],
  [4.5, false],
])('%d strokes can be the score of a hole: %s', (strokes, isPossible) => {
  expect(isStrokes(strokes)).toBe(isPossible)
})

test('an entry has every answer, also those that are absent, and nothing else of its hole', () => {
  const answers = { putts: 3, nearTheGreen: true, upAndDown: false, terribleTeeShot: true }
  expect(entryIn({ ...{ number: 5, par: 4, id: 52 }, strokes: 6, ...answers })).toStrictEqual({
    ...{ strokes: 6, isPickedUp: undefined, ...answers },
    ...{ greenInRegulation: undefined, upAndDownChance: undefined, badThreePutt: undefined },
  })
})
