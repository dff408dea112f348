import { describe, expect, test } from 'vitest'
import type { RoundRow } from '../roundData.ts'
import { courseHandicapFor, differentialOf, indexesAfter } from './handicapIndex.ts'

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

  test('counts a hole that was picked up as a net double bogey, and no round with an open hole', () => {
    const holes = Array.isArray(card.holes) ? card.holes : []
    const ended = (status: 'pickedUp' | 'open') => holes.map((hole) => (hole.hole === 17 ? { ...hole, score: null, status } : hole))
    expect(differentialOf({ ...card, holes: ended('pickedUp') }, 14.2)).toBe(14)
    expect(differentialOf({ ...card, holes: ended('open') }, 14.2)).toBeUndefined()
  })

  test('does not count rounds from tees that nobody has rated', () => {
    const unrated = { ...card, teeBox: { ...card.teeBox, rating: null, slope: null } }
    expect([differentialOf(unrated, 14.2), courseHandicapFor(unrated, 14.2)]).toEqual([undefined, undefined])
  })

  test('gives the course handicap of the same index, of nine holes by half of it', () => {
    const nine: RoundRow = { ...card, scope: 'nine', holes: (Array.isArray(card.holes) ? card.holes : []).slice(0, 9) }
    expect([courseHandicapFor(card, 14.2), courseHandicapFor(nine, 14.2), courseHandicapFor(card, undefined)]).toEqual([14, 7, undefined])
  })

  test('does not count rounds outside the rules, unfinished ones and those of nine holes', () => {
    expect(indexesAfter([card, { ...card, isCompliantMode: false }, { ...card, holes: { level: 15, played: 13 } }, card, card])).toEqual([
      ...[undefined, undefined, undefined, undefined],
      expect.any(Number),
    ])
  })
})
