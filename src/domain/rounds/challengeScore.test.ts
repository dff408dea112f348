import { describe, expect, test } from 'vitest'
import { buildScore } from '../../../tests/builders/challenges.ts'
import { typedNumbers } from '../../../tests/builders/typedNumbers.ts'
import { addedScore, bestOf, scoreIn, shownLimits, shownScore } from './challengeScore.ts'

describe('a score that was typed', () => {
  test.each([
    ['215', 'driver', false, { value: 215 * 0.9144 }],
    ['２１５', 'driver', true, { value: 215 }],
    ['2,7', 'closPinC', true, { value: 2.7 }],
    ['10', 'closPinC', false, { value: 3.048 }],
    ['60', 'irons', false, { value: 60 }],
    ['0', 'irons', false, { value: 0 }],
    ['100', 'irons', false, { value: 100 }],
    ['400', 'driver', true, { value: 400 }],
    ['', 'irons', false, { problem: 'missing' }],
    ['far', 'driver', false, { problem: 'not-a-number' }],
    ['60.5', 'irons', false, { problem: 'not-whole' }],
    ['101', 'irons', false, { problem: 'out-of-range' }],
    ['-1', 'closPinC', true, { problem: 'out-of-range' }],
    ['Infinity', 'closPinC', true, { problem: 'not-a-number' }],
    ['437', 'driver', false, { value: 437 * 0.9144 }],
    ['438', 'driver', false, { problem: 'out-of-range' }],
  ] as const)('%j for %s, metric: %s', (typed, type, metric, expected) => {
    const read = scoreIn(typed, type, { metric, numberIn: typedNumbers.number })
    if ('value' in expected) expect('value' in read ? read.value : Number.NaN).toBeCloseTo(expected.value, 9)
    else expect(read).toEqual(expected)
  })

  test.each([
    ['driver', false, '199'],
    ['driver', true, '199'],
    ['closPinC', false, '8.9'],
    ['closPinC', true, '2.7'],
    ['irons', true, '75'],
  ] as const)('is shown as it was typed: %s, metric: %s', (type, metric, typed) => {
    const read = scoreIn(typed, type, { metric, numberIn: typedNumbers.number })
    expect('value' in read && `${shownScore(read.value, type, metric).value}`).toBe(typed)
  })
})

test.each([
  ['driver', false, [1, 437, 'yard']],
  ['driver', true, [1, 400, 'meter']],
  ['closPinC', false, [0, 164, 'foot']],
  ['closPinC', true, [0, 50, 'meter']],
  ['irons', false, [0, 100, 'point']],
] as const)('a score of %s, metric: %s, is between these limits: %j', (type, metric, limits) => {
  const { least, most } = shownLimits(type, metric)
  expect([least.value, most.value, most.unit]).toEqual(limits)
})

describe('the scores of a player', () => {
  test('the best one is the earliest of equals', () => {
    const scores = [buildScore(3, { value: 200 }), buildScore(2, { value: 200 }), buildScore(4, { value: 190 })]
    expect(bestOf(scores)?.id).toBe(2)
    expect(bestOf([buildScore(1, { type: 'closPinC', value: 4 }), buildScore(2, { type: 'closPinC', value: 3 })])?.id).toBe(2)
    expect(bestOf([])).toBeUndefined()
  })

  test('an added score was unknown before and has the same key and value', () => {
    const [known, added] = [buildScore(1, { value: 200 }), buildScore(2, { value: 200 })]
    expect(addedScore([known], [known], added)).toBeUndefined()
    expect(addedScore([known, added], [known], added)?.id).toBe(2)
    expect(addedScore([known, added], [known], { ...added, typeScore: 'other' })).toBeUndefined()
    expect(addedScore([known, added], [known], { ...added, value: 210 })).toBeUndefined()
    expect(addedScore([known, added], [buildScore(7), known], added)?.id).toBe(2)
  })
})
