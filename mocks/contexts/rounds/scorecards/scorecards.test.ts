import { describe, expect, test } from 'vitest'
import { createVisitor } from '../../../../tests/builders/createVisitor.ts'
import { playSettingNames } from '../roundData.ts'
import { enterElsewhere } from './clubActions.ts'

const api = 'https://api.global.clubhouse.invalid/api/play-golf/scorecard'
const jonah = 'player-jonah'

async function createPlayer(playerId = jonah) {
  const { visitor, backend } = await createVisitor(playerId)
  const { world } = backend
  const own = world.rounds.list((row) => row.playerId === playerId)
  const roundId = own.at(-1)?.id ?? ''
  const send = async (method: string, path: string, body?: unknown) => {
    const headers = { authorization: `Bearer ${visitor.grant.access_token}`, 'accept-language': 'en', 'content-type': 'application/json' }
    const request = new Request(api + path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })
    const response = await backend.handle(request)
    interface Card {
      readonly scorecardHoles: readonly { distance: number | null; hole: number; score: number | null }[]
      readonly settings?: unknown
      readonly closed?: boolean
    }
    const answer: { data?: Card } = await response?.json()
    const lengths = (answer.data?.scorecardHoles ?? []).map(({ distance }) => distance)
    const scorecardHoles = (answer.data?.scorecardHoles ?? []).map(({ distance: _, ...hole }) => hole)
    return { status: response?.status, lengths, data: { ...answer.data, scorecardHoles } }
  }
  const read = (id = roundId) => send('GET', `?roundId=${id}&playerId=${playerId}`)
  const save = (holes: unknown, id = playerId) => send('PUT', `?playerId=${id}`, holes)
  return { send, read, save, world, roundId, own }
}

const answers = {
  ...{ scramblingPercentNtgUpDownQuest: false, scramblingPercentNtgChangesQuest: false, badThreePuttsQuest: false },
  ...{ nearTheGreenQuest: false, onGreenInRegulationQuest: true, terribleTeeShotsQuest: false, putts: 2 },
}

describe("the fake's scorecards", () => {
  test('of a round in progress have scores up to the seventh hole, and a course handicap', async () => {
    const { read } = await createPlayer()
    const { data } = await read()
    expect(data.scorecardHoles.map(({ score }) => score !== null).lastIndexOf(true)).toBe(6)
    expect(data).toMatchObject({ courseName: 'Quarry Ridge', closed: false, courseHandicap: 12 })
  })

  test('save a hole', async () => {
    const { read, save, roundId } = await createPlayer()
    const [, , , , , , , eighth] = (await read()).data.scorecardHoles
    const saved = { ...eighth, score: 3, status: 'played', scorecardDetails: { ...answers, putts: 1 } }
    expect((await save([saved])).status).toBe(200)
    expect((await read(roundId)).data.scorecardHoles[7]).toEqual(saved)
  })

  test.each([
    ['a score of 0', { score: 0 }],
    ['a score of 21', { score: 21 }],
    ['another par', { par: 6 }],
    ['a hole of no round', { id: 999_999_901 }],
    ['a hole that is not in the round', { hole: 9 }],
    ['as many putts as strokes', { score: 2 }],
    ['a status that says something else', { status: 'open' }],
    ['an unknown field', { weather: 'fine' }],
    ['a green that was reached and missed', { scorecardDetails: { ...answers, nearTheGreenQuest: true } }],
    ['a bad three-putt with two putts', { scorecardDetails: { ...answers, badThreePuttsQuest: true } }],
  ])('refuse %s', async (_what, wrong) => {
    const { read, save } = await createPlayer()
    const [, , , , , , , eighth] = (await read()).data.scorecardHoles
    const { status } = await save([{ ...eighth, score: 4, status: 'played', scorecardDetails: answers, ...wrong }])
    expect([400, 404]).toContain(status)
    expect((await read()).data.scorecardHoles[7]?.score).toBeNull()
  })

  test('of other players are neither read nor saved', async () => {
    const { read, send, save, world } = await createPlayer()
    const [hanas] = world.rounds.list(({ playerId }) => playerId === 'player-hana')
    expect((await read(hanas?.id)).status).toBe(404)
    expect((await send('GET', `?roundId=${hanas?.id}&playerId=player-hana`)).status).toBe(403)
    const [hole] = (await read()).data.scorecardHoles
    expect((await save([hole], 'player-hana')).status).toBe(403)
  })

  test('are closed a month after the round', async () => {
    const { read, save, own } = await createPlayer()
    const { data } = await read(own[0]?.id)
    expect([data.closed, (await save(data.scorecardHoles)).status]).toEqual([true, 409])
  })

  test('[rounds.scorecard-setting-flags] have twelve flags, which hold for every card of the player', async () => {
    const { read, send, own } = await createPlayer()
    const settings = Object.fromEntries(playSettingNames.map((name) => [name, name === 'chips']))
    expect((await send('PUT', `/setting?playerId=${jonah}`, settings)).status).toBe(200)
    expect([(await read()).data.settings, (await read(own[0]?.id)).data.settings]).toEqual([settings, settings])
    const { chips: _left, ...eleven } = settings
    expect((await send('PUT', `/setting?playerId=${jonah}`, eleven)).status).toBe(400)
  })

  test('show what was entered on another device', async () => {
    const { read, world, roundId } = await createPlayer()
    await enterElsewhere(world, roundId, 8, 6)
    expect((await read()).data.scorecardHoles[7]).toMatchObject({ score: 6, status: 'played' })
  })
})
