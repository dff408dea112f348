import { describe, expect, test } from 'vitest'
import type { RoundRow } from '../roundData.ts'
import { differentialOf, indexesAfter, indexOf } from './handicapIndex.ts'

const pars = [4, 5, 4, 3, 4, 4, 3, 5, 4, 4, 4, 3, 5, 4, 4, 3, 4, 5]
const strokeIndexes = [11, 7, 3, 17, 1, 9, 15, 5, 13, 10, 4, 16, 12, 2, 8, 18, 6, 14]
const scores = [5, 6, 5, 3, 6, 4, 4, 5, 5, 4, 6, 2, 6, 5, 4, 4, 9, 5]
const details = {
  ...{ scramblingPercentNtgUpDownQuest: null, scramblingPercentNtgChangesQuest: null, badThreePuttsQuest: null },
  ...{ nearTheGreenQuest: null, onGreenInRegulationQuest: null, terribleTeeShotsQuest: null, putts: null },
}

/** Played from tees that are rated 70.1 / 128. */
const card: RoundRow = {
  ...{ id: '1', playerId: 'player-hana', courseId: 'tallgrass', playedAt: '2026-05-01T13:00:00Z', playMode: 'casual' },
  ...{ isCompliantMode: true, scope: 'eighteen', scopeType: 'front', coachId: null, playSettings: [], comments: [], points: [] },
  teeBox: { id: 'blue-white', name: 'Blue-White', color: '#2563a8', gender: 'MEN', rating: 70.1, slope: 128 },
  holes: pars.map((par, index) => ({
    ...{ id: 101 + index, hole: index + 1, par, handicap: strokeIndexes[index] ?? 1 },
    ...{ score: scores[index] ?? null, status: 'played', scorecardDetails: details },
  })),
}

describe("the fake's handicap index", () => {
  test('caps each hole at a net double bogey', () => {
    expect(differentialOf(card, 14.2)).toBe(14)
  })

  test('allows five over par on a hole before there is an index', () => {
    expect(differentialOf(card, undefined)).toBe(15.8)
  })

  test('counts the best of few and of many rounds', () => {
    expect([
      indexOf([15.8, 18.2]),
      indexOf([15.8, 18.2, 20.1]),
      indexOf([15.8, 18.2, 20.1, 14.9]),
      indexOf([15.8, 18.2, 20.1, 14.9, 17, 16.3]),
    ]).toEqual([undefined, 13.8, 13.9, 14.4])
  })

  test('does not count rounds outside the rules, unfinished ones and those of nine holes', () => {
    expect(indexesAfter([card, { ...card, isCompliantMode: false }, { ...card, holes: { level: 15, played: 13 } }, card, card])).toEqual([
      ...[undefined, undefined, undefined, undefined],
      expect.any(Number),
    ])
  })
})
