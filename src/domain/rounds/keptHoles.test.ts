import { expect, test } from 'vitest'
import { isSameHole, replaced } from './keptHoles.ts'
import type { HoleAnswers } from './scoring/card.ts'

const hole = { id: 1, number: 1, par: 4, strokeIndex: 11 }

/** The compiler asks for every answer. */
const answers: Required<HoleAnswers> = {
  ...{ putts: 2, greenInRegulation: true, nearTheGreen: true, upAndDownChance: true },
  ...{ upAndDown: true, badThreePutt: true, terribleTeeShot: true },
}

test.each(Object.entries(answers))('an entry of %s alone changes a hole', (name, value) => {
  expect(isSameHole(hole, { ...hole, [name]: value })).toBe(false)
  expect(isSameHole({ ...hole, [name]: value }, { ...hole, [name]: value })).toBe(true)
})

test('a hole replaces the one of its number', () => {
  const others = [2, 7].map((number) => ({ ...hole, id: number, number }))
  expect(replaced([hole, ...others], { ...hole, id: 2, number: 2, strokes: 6 })).toEqual([
    hole,
    { ...hole, id: 2, number: 2, strokes: 6 },
    { ...hole, id: 7, number: 7 },
  ])
})

test('that it was picked up changes a hole, and no word about it is the same as not', () => {
  expect([isSameHole(hole, { ...hole, isPickedUp: true }), isSameHole(hole, { ...hole, isPickedUp: false })]).toEqual([false, true])
})
