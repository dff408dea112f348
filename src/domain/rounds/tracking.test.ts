import { describe, expect, test } from 'vitest'
import { buildTrackedRound } from '../../../tests/builders/tracking.ts'
import { addedRound, isPerRound, ratioOf, statisticOf, type TrackedEntry, totalOf, trackedFigures, trackedOverTime } from './tracking.ts'

const round = buildTrackedRound(1, { greensInRegulation: 6, nearTheGreen: 9, scrambles: 3, badThreePutts: 1, terribleTeeShots: 2 })

describe('a statistic', () => {
  test.each([
    ['onGIR', 33],
    ['scrambling', 25],
    ['ntg', 75],
    ['badThreePutts', 1],
    ['tts', 2],
  ] as const)('%s of a round is %d', (type, expected) => {
    expect(statisticOf(ratioOf(round, type), type)).toBe(expected)
  })

  test('of mistakes counts for eighteen holes', () => {
    const nine = buildTrackedRound(1, { holes: 9, terribleTeeShots: 2 })
    expect([isPerRound('tts'), statisticOf(ratioOf(nine, 'tts'), 'tts')]).toEqual([true, 4])
  })

  test('without a chance has no value', () => {
    const perfect = buildTrackedRound(1, { greensInRegulation: 18 })
    expect(statisticOf(ratioOf(perfect, 'scrambling'), 'scrambling')).toBeUndefined()
    expect(trackedOverTime([perfect], 'scrambling')).toEqual([])
  })

  test('over all rounds weighs each by its chances', () => {
    const half = buildTrackedRound(2, { holes: 9, greensInRegulation: 9 })
    expect(totalOf([round, half], 'onGIR')).toEqual({ count: 15, of: 27 })
    expect(trackedFigures([round, half], 'onGIR')).toEqual({ count: 15, of: 27, rounds: 2 })
  })
})

test('rounds stand in the order of their days, and of their ids on one day', () => {
  const rounds = [buildTrackedRound(1), buildTrackedRound(2, { date: '2026-05-02' }), buildTrackedRound(3)]
  const inOrder = [rounds, rounds.toReversed()].map((each) => trackedOverTime(each, 'onGIR').map((point) => point.round.id))
  expect(inOrder).toEqual([
    [1, 3, 2],
    [1, 3, 2],
  ])
})

test('an added round was unknown before, and has the same numbers', () => {
  const other = buildTrackedRound(2, { score: 99 })
  const again = buildTrackedRound(3, round)
  expect(addedRound([round, other], [round], round)).toBeUndefined()
  expect(addedRound([round, other, again], [round, other], round)?.id).toBe(3)
})

/** The compiler asks for every field. */
const others: TrackedEntry = {
  ...{ date: Temporal.PlainDate.from('2026-05-02'), courseName: 'Red Mesa', courseId: 'red-mesa', mode: 'simulator', holes: 9, score: 87 },
  ...{ greensInRegulation: 7, nearTheGreen: 8, scrambles: 4, badThreePutts: 0, terribleTeeShots: 1 },
}

test.each(Object.entries(others))('a round that differs by %s is another one', (name, value) => {
  expect(addedRound([buildTrackedRound(2, { ...round, [name]: value })], [], round)).toBeUndefined()
})
