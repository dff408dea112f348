import { describe, expect, test } from 'vitest'
import { derivedAnswers, mostPutts, withDerivedAnswers } from './answers.ts'
import type { HoleAnswers } from './card.ts'

const answersOf = (hole: { strokes?: number } & HoleAnswers) => withDerivedAnswers({ par: 4, ...hole })

describe('entries of a hole', () => {
  test('a green in regulation is not near the green, and no chance to scramble', () => {
    const near = { nearTheGreen: true, upAndDownChance: true, upAndDown: true }
    expect(answersOf({ strokes: 4, putts: 2, ...near })).toMatchObject({
      ...{ greenInRegulation: true, nearTheGreen: false, upAndDownChance: false, upAndDown: false },
    })
  })

  test('strokes and putts decide about the green in regulation, whatever was answered', () => {
    expect(answersOf({ strokes: 4, putts: 1, greenInRegulation: true }).greenInRegulation).toBe(false)
  })

  test('without putts, the answer about the green counts', () => {
    expect(answersOf({ strokes: 4, greenInRegulation: true, nearTheGreen: true })).toMatchObject({
      greenInRegulation: true,
      nearTheGreen: false,
    })
  })

  test('putts are at most one less than the strokes', () => {
    expect(answersOf({ strokes: 3, putts: 5 }).putts).toBe(2)
    expect(mostPutts(7)).toBe(6)
  })

  test('putts are not limited by strokes that nobody knows', () => {
    expect([mostPutts(undefined), answersOf({ putts: 11 }).putts]).toEqual([10, 11])
  })

  test('as many putts as the strokes allow are not derived', () => {
    expect(derivedAnswers({ par: 4, strokes: 3, putts: 2 })).not.toHaveProperty('putts')
  })

  test('putts without strokes do not decide about the green', () => {
    expect(answersOf({ putts: 2, greenInRegulation: true }).greenInRegulation).toBe(true)
  })

  test('a chance without strokes is not decided', () => {
    expect(answersOf({ nearTheGreen: true, upAndDownChance: true })).not.toHaveProperty('upAndDown')
  })

  test('an ace has no putts, and reaches the green', () => {
    expect(answersOf({ strokes: 1 })).toMatchObject({ putts: 0, greenInRegulation: true, badThreePutt: false })
  })

  test('fewer than three putts are no bad three-putt', () => {
    expect(answersOf({ strokes: 5, putts: 2, badThreePutt: true }).badThreePutt).toBe(false)
    expect(answersOf({ strokes: 6, putts: 3, badThreePutt: true }).badThreePutt).toBe(true)
  })

  test('up and down from near the green is par or better', () => {
    const chance = { nearTheGreen: true, upAndDownChance: true }
    expect(answersOf({ strokes: 4, putts: 1, ...chance }).upAndDown).toBe(true)
    expect(answersOf({ strokes: 5, putts: 2, ...chance, upAndDown: true }).upAndDown).toBe(false)
  })

  test('nothing is derived from an empty hole', () => expect(answersOf({})).toEqual({ par: 4 }))
})
