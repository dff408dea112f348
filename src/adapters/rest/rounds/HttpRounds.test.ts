import { Subject } from 'rxjs'
import { describe, expect, test } from 'vitest'
import type { Player } from '#app/rounds/ports/CurrentGolfer'
import type { NewRound } from '#domain/rounds/round'
import { createTestTab } from '../../../../tests/builders/createTestTab.ts'
import { buildNewRound, buildRound, golfer } from '../../../../tests/builders/golfRounds.ts'
import { HttpRounds } from './HttpRounds.ts'

function answer(data: unknown, status = 200) {
  const { client, requests } = createTestTab(() => Response.json({ code: status === 200 ? 0 : status, data }, { status }))
  return { rounds: new HttpRounds(client, golfer), requests }
}

const summary = {
  ...{ id: 7, courseId: 'tallgrass', courseName: 'Tallgrass Prairie', city: 'Naperville', timezone: 'America/Chicago' },
  ...{ playedAt: '2026-05-01T13:30:00Z', playMode: 'casual', isCompliantMode: true, scope: 'eighteen', scopeType: 'front' },
  ...{ holesPlayed: 18, score: 88, par: 72 },
  teeBoxDetail: { id: 'gold', name: 'Gold', color: '#d9a531', gender: 'WOMEN', rating: 71.6, slope: 126 },
}

describe('rounds on the wire', () => {
  test('[rounds.round-list-paging] are asked for all at once; a broken one is left out', async () => {
    const { rounds, requests } = answer([summary, { ...summary, id: 8, timezone: 'Mars/Olympus' }])
    expect(await rounds.all()).toEqual([buildRound(7)])
    expect(requests.map(({ url }) => new URL(url).search)).toEqual(['?lat=0&lon=0&size=999&page=0'])
  })

  test('are parsed again only after the answer has changed', async () => {
    let score = 88
    const { client } = createTestTab(() => Response.json({ code: 0, data: [{ ...summary, score }] }))
    const rounds = new HttpRounds(client, golfer)
    const first = await rounds.all()
    expect(await rounds.all()).toBe(first)
    score = 89
    expect((await rounds.all()).map((round) => round.score)).toEqual([89])
  })

  test('are forgotten when the player signs out or another one signs in, also while they are read', async () => {
    const changes = new Subject<Player | undefined>()
    const { client } = createTestTab(() => Response.json({ code: 0, data: [summary] }))
    const rounds = new HttpRounds(client, { ...golfer, changes })
    const first = await rounds.all()
    changes.next(undefined)
    const reading = rounds.all()
    changes.next({ id: 'player-mateo', metricDistances: true, metricSpeeds: true })
    const second = await reading
    expect(second).not.toBe(first)
    expect(await rounds.all()).not.toBe(second)
  })

  test('are read with their tees and holes', async () => {
    const scorecardDetails = {
      ...{ scramblingPercentNtgUpDownQuest: null, scramblingPercentNtgChangesQuest: null, badThreePuttsQuest: null },
      ...{ nearTheGreenQuest: null, onGreenInRegulationQuest: null, terribleTeeShotsQuest: null, putts: 2 },
    }
    const hole = { id: 1, par: 4, handicap: 3, score: 5, status: 'played', scorecardDetails }
    const { playSettings } = await sentBody()
    const { rounds } = answer({
      ...summary,
      playSettings,
      scorecardHoles: [
        { ...hole, hole: 2, scorecardDetails: { ...scorecardDetails, putts: 0 } },
        { ...hole, hole: 1 },
      ],
      scopeType: 'back',
    })
    expect(await rounds.byId(7)).toMatchObject({
      start: 'back',
      tee: { id: 'gold', players: 'women', rating: 71.6 },
      scorecard: [
        { number: 1, strokeIndex: 3, score: 5, putts: 2, isPickedUp: false },
        { number: 2, putts: 0 },
      ],
    })
  })

  test('[rounds.round-create-fields] are created with twelve fields', async () => {
    expect(Object.keys(await sentBody()).toSorted()).toEqual(
      [
        ...['scope', 'scopeType', 'courseId', 'courseName', 'playerId', 'playedAt', 'coachId', 'playMode'],
        ...['isCompliantMode', 'teeBoxDetail', 'playSettings', 'scorecardHoles'],
      ].toSorted(),
    )
    expect(await sentBody()).toMatchObject({
      ...{ scope: 'nine', scopeType: 'front', playerId: 'player-hana', playedAt: '2026-05-14T13:30:00Z', coachId: null },
      ...{ isCompliantMode: buildNewRound().isCompliant, playMode: buildNewRound().mode },
    })
  })

  test('each hole is created with its own stroke index', async () => {
    const scorecard = [11, 3].map((strokeIndex, index) => ({ number: index + 1, par: 4, strokeIndex, lengths: {} }))
    expect(await sentBody({ scorecard })).toMatchObject({
      scorecardHoles: [
        { hole: 1, handicap: 11 },
        { hole: 2, handicap: 3 },
      ],
    })
  })

  test('a competition that does not count for the handicap is created as such', async () => {
    expect(await sentBody({ isCompliant: false, mode: 'competition' })).toMatchObject({ isCompliantMode: false, playMode: 'competition' })
  })
})

async function sentBody(own: Partial<NewRound> = {}) {
  const { rounds, requests } = answer(undefined)
  await rounds.add({ ...buildNewRound(), ...own })
  return requests[0]?.json()
}
