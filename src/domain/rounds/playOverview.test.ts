import { describe, expect, test } from 'vitest'
import { buildRound } from '../../../tests/builders/golfRounds.ts'
import { buildHole, buildScorecard } from '../../../tests/builders/scorecards.ts'
import { newCard, withEntry } from './keptCard.ts'
import { playOverview } from './playOverview.ts'

const now = Temporal.Instant.from('2026-05-13T17:30:00Z')
const today = '2026-05-13T08:30:00-05:00[America/Chicago]'
const begun = buildRound(52, { playedAt: today, holesPlayed: 7, score: 33, par: 28 })

function buildCard(played: number, isClosed = false) {
  const holes = Array.from({ length: 18 }, (_, index) => buildHole(index + 1, { strokes: index < played ? 5 : undefined }))
  return newCard(buildScorecard({ holes, isClosed }))
}

const inProgress = (...args: Parameters<typeof playOverview>) => playOverview(...args).inProgress

describe('the round in progress', () => {
  test('is the one of today that is not complete', () => {
    expect(inProgress([begun, buildRound(1)], [], now)).toEqual({
      ...{ roundId: '52', courseName: 'Tallgrass Prairie', played: 7, holes: 18, toPar: 5 },
    })
  })

  test('is none of an earlier day, and none that is complete', () => {
    const earlier = buildRound(51, { holesPlayed: 7 })
    expect(inProgress([earlier, buildRound(52, { playedAt: today })], [], now)).toBeUndefined()
  })

  test('is of the day at the course, where that is still yesterday', () => {
    const late = Temporal.Instant.from('2026-05-14T03:00:00Z')
    expect(inProgress([begun], [], late)?.roundId).toBe('52')
  })

  test('counts what is only on this device', () => {
    const card = withEntry(buildCard(7), 8, { strokes: 4 })
    expect(inProgress([begun], [card], now)).toMatchObject({ played: 8, toPar: 7 })
  })

  test('counts what another device entered', () => {
    expect(inProgress([begun], [buildCard(3)], now)).toMatchObject({ played: 7, toPar: 5 })
  })

  test('ends with the last hole on this device', () => {
    expect(inProgress([begun], [buildCard(18)], now)).toBeUndefined()
  })

  test('is the card on this device as long as the list is unknown', () => {
    expect(inProgress(undefined, [buildCard(3)], now)).toMatchObject({ roundId: '52', played: 3, toPar: 3 })
  })

  test('is the one of its own card, whatever else is on the device', () => {
    const other = newCard(buildScorecard({ roundId: '99', holes: buildCard(15).card.holes }))
    expect(inProgress([begun], [other, buildCard(9)], now)).toMatchObject({ roundId: '52', played: 9 })
  })

  test('has the score on this device where it has as many holes', () => {
    expect(inProgress([begun], [buildCard(7)], now)).toMatchObject({ played: 7, toPar: 7 })
  })

  test('has no score before its first hole', () => {
    expect(inProgress(undefined, [buildCard(0)], now)).toEqual({
      ...{ roundId: '52', courseName: 'Quarry Ridge', played: 0, holes: 18, toPar: undefined },
    })
  })

  test('is only the card that was changed last, as long as the list is unknown', () => {
    expect(inProgress(undefined, [buildCard(18), buildCard(3)], now)).toBeUndefined()
  })

  test('is no closed card', () => {
    expect(inProgress(undefined, [buildCard(3, true)], now)).toBeUndefined()
  })
})

describe('the next tee time', () => {
  const later = buildRound(60, { playedAt: '2026-05-13T15:30:00-05:00[America/Chicago]', holesPlayed: 0 })
  const tomorrow = buildRound(61, { playedAt: '2026-05-14T08:30:00-05:00[America/Chicago]', holesPlayed: 0 })
  const overview = (...args: Parameters<typeof playOverview>) => playOverview(...args)

  test('is the first one ahead, and no round in progress', () => {
    expect(overview([tomorrow, later, buildRound(1)], [], now)).toMatchObject({ inProgress: undefined, next: { id: 60 }, last: { id: 1 } })
  })

  test('is past once the time has come', () => {
    expect(overview([later], [], later.playedAt.toInstant())).toMatchObject({ inProgress: { roundId: '60' }, next: undefined })
  })

  test('is past once a hole is on the card', () => {
    const started = withEntry(newCard(buildScorecard({ roundId: '60' })), 1, { strokes: 4 })
    expect(overview([later], [started], now)).toMatchObject({ inProgress: { roundId: '60', played: 1 }, next: undefined })
  })
})

describe('the last round', () => {
  test('is the newest that is complete', () => {
    const earlier = buildRound(7, { playedAt: '2026-04-20T08:30:00-05:00[America/Chicago]' })
    expect(playOverview([earlier, begun, buildRound(9)], [], now).last?.id).toBe(9)
  })

  test('is absent without rounds', () => {
    expect(playOverview([], [], now)).toEqual({ inProgress: undefined, next: undefined, last: undefined })
  })
})
