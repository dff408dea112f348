import { describe, expect, test } from 'vitest'
import { buildRound } from '../../../tests/builders/golfRounds.ts'
import type { PlayedHole } from './scoring/card.ts'
import { trackingDraftFrom } from './trackedCard.ts'

const round = buildRound(7, { courseId: 'red-mesa', courseName: 'Red Mesa', playedAt: '2026-05-09T20:00:00-06:00[America/Denver]' })
const answered = { badThreePutt: false, terribleTeeShot: false }

/** Of par 4. */
function hole(number: number, entry: Partial<PlayedHole>): PlayedHole {
  return { number, par: 4, strokeIndex: number, ...answered, ...entry }
}

/** A green, two misses of which one was near and one was saved, and a green with a three-putt. */
const card = [
  hole(1, { strokes: 4, putts: 2 }),
  hole(2, { strokes: 5, putts: 2, nearTheGreen: true, upAndDownChance: true }),
  hole(3, { strokes: 4, putts: 1, nearTheGreen: false, terribleTeeShot: true }),
  hole(4, { strokes: 5, putts: 3, badThreePutt: true }),
]

describe('a card', () => {
  test('says all numbers of its round, with the greens that it shows itself', () => {
    expect(trackingDraftFrom(round, card)).toEqual({
      ...{ date: '2026-05-09', courseName: 'Red Mesa', courseId: 'red-mesa', mode: 'course', holes: '4', score: '18' },
      ...{ greensInRegulation: '2', nearTheGreen: '1', scrambles: '1', badThreePutts: '1', terribleTeeShots: '1' },
    })
  })

  test.each([
    [
      'whether a green was reached',
      { putts: undefined },
      { greensInRegulation: '', nearTheGreen: '', scrambles: '', terribleTeeShots: '1' },
    ],
    ['whether the ball was near', { nearTheGreen: undefined }, { greensInRegulation: '2', nearTheGreen: '', scrambles: '1' }],
    ['how the tee shot was', { terribleTeeShot: undefined }, { terribleTeeShots: '', badThreePutts: '1' }],
    ['a score, as it was picked up', { strokes: undefined, putts: undefined, isPickedUp: true }, { score: '', holes: '4' }],
  ])('with a hole that doesn’t say %s leaves the number to the player', (_what, entry, expected) => {
    const third = { ...card[2], ...entry }
    expect(trackingDraftFrom(round, [...card.slice(0, 2), hole(3, third), ...card.slice(3)])).toMatchObject(expected)
  })

  test('counts the holes that were played', () => {
    expect(trackingDraftFrom(round, [...card, { number: 5, par: 4, strokeIndex: 5 }])).toMatchObject({ holes: '4', score: '18' })
  })
})
