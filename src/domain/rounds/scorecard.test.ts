import { describe, expect, test } from 'vitest'
import { buildHole, noFlags, usualFlags } from '../../../tests/builders/scorecards.ts'
import { hasInput, holeToPlay, inputsFor, scorecardFlags } from './scorecard.ts'

describe('[rounds.scorecard-flag-hides-field] a card', () => {
  test('asks for nothing while all flags are off', () => expect(inputsFor(noFlags)).toEqual([]))

  test('asks for strokes and putts first', () => {
    expect(inputsFor(usualFlags)).toEqual([
      ...['strokes', 'putts', 'greenInRegulation', 'nearTheGreen', 'upAndDownChance', 'upAndDown', 'badThreePutt', 'terribleTeeShot'],
    ])
  })

  test.each([
    ['score', 'strokes'],
    ['putts', 'putts'],
    ['greenInReg', 'greenInRegulation'],
    ['fourStats', 'terribleTeeShot'],
  ] as const)('does not ask where %s is off', (flag, input) => {
    expect(inputsFor({ ...usualFlags, [flag]: false })).not.toContain(input)
  })

  test('has inputs for four of twelve flags', () => {
    expect([scorecardFlags.length, scorecardFlags.filter(hasInput)]).toEqual([12, ['score', 'fourStats', 'putts', 'greenInReg']])
  })
})

describe('the hole to be played', () => {
  const card = (...played: readonly number[]) =>
    Array.from({ length: 18 }, (_, index) => buildHole(index + 1, { strokes: played.includes(index + 1) ? 4 : undefined }))

  test.each([
    ['the first of a new card', [], 1],
    ['the one after those played', [1, 2, 3], 4],
    ['the one after those played, where the back nine came first', [10, 11, 12], 13],
    ['the first again after the eighteenth', [10, 11, 12, 13, 14, 15, 16, 17, 18], 1],
    ['the first of a finished card', Array.from({ length: 18 }, (_, index) => index + 1), 1],
  ])('is %s', (_what, played, expected) => {
    expect(holeToPlay(card(...played))?.number).toBe(expected)
  })
})
