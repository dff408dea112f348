import { describe, expect, test } from 'vitest'
import { challengeTypes } from '#domain/rounds/challenge'
import { createVisitor } from '../../../../tests/builders/createVisitor.ts'
import { takeLead } from './clubActions.ts'

const api = 'https://api.global.clubhouse.invalid/api'
const ladder = 'carry-ladder.tee.full'

interface Entry {
  readonly name: string
  readonly value: number
  readonly own?: boolean
}

async function createPlayer(playerId: string) {
  const { visitor, backend } = await createVisitor(playerId)
  const send = async (method: string, path: string, body?: unknown) => {
    const headers = { authorization: `Bearer ${visitor.grant.access_token}`, 'accept-language': 'en', 'content-type': 'application/json' }
    const request = new Request(api + path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })
    const response = await backend.handle(request)
    const answer: { data: Entry[] } = await response?.json()
    return { status: response?.status, data: answer.data }
  }
  const board = async (query: string) => (await send('GET', `/leader-board/challenge?${query}`)).data
  return { send, board, world: backend.world }
}

describe("the fake's challenges", () => {
  test('have all eight types, each with stations and swings', async () => {
    const { send } = await createPlayer('player-hana')
    const { data } = await send('GET', '/skill-challenge')
    expect(new Set(data.map((row) => ('type' in row ? row.type : '')))).toEqual(new Set(challengeTypes))
    expect((await send('GET', '/skill-challenge/up-and-down')).data).toMatchObject({
      stations: [{ swings: [{}, {}] }, { swings: [{}, {}] }, { swings: [{}, {}] }],
    })
    expect((await send('GET', '/skill-challenge/none')).status).toBe(404)
  })

  test.each([
    { typeScore: 'chess', value: 10 },
    { typeScore: 'carry-ladder.tee.half', value: 10 },
    { typeScore: ladder, value: 401 },
    { typeScore: ladder, value: 0 },
    { typeScore: 'pin-hunter.m90.full', value: 51 },
    { typeScore: 'bullseye.m80.full', value: 101 },
    { typeScore: ladder, value: '200' },
    { typeScore: ladder, value: 200, playerId: 'player-mateo' },
  ])('refuse the score %j', async (wrong) => {
    const { send, world } = await createPlayer('player-mateo')
    expect((await send('POST', '/player-score', wrong)).status).toBe(400)
    expect(world.playerScores.list(({ playerId }) => playerId === 'player-mateo')).toEqual([])
  })
})

describe("the fake's leaderboards", () => {
  test('have 200 players in one list', async () => {
    const { world } = await createPlayer('player-hana')
    expect(world.boardPlayers.list().length).toBe(200)
  })

  test('[rounds.leaderboard-filter-only] centre and coach show fewer of the same entries', async () => {
    const { board } = await createPlayer('player-hana')
    const all = await board('type=driver')
    const narrower = [await board('type=driver&centerId=lakeshore'), await board('type=driver&coachId=marisol')]
    for (const entries of narrower) {
      expect(entries.length).toBeGreaterThan(1)
      expect(entries.length).toBeLessThan(all.length)
      expect(all).toEqual(expect.arrayContaining(entries))
    }
  })

  test('show nothing of the others but name and value', async () => {
    const { board } = await createPlayer('player-hana')
    const fields = new Set((await board('type=driver')).flatMap((entry) => Object.keys(entry)))
    expect(fields).toEqual(new Set(['name', 'value', 'own']))
  })

  test.each([
    ['type=chess', 400],
    ['', 400],
    ['type=driver&centerId=lakeshore&coachId=marisol', 400],
    ['type=driver&centerId=nowhere', 404],
    ['type=driver&coachId=nobody', 404],
  ])('refuse %j', async (query, status) => {
    const { send } = await createPlayer('player-hana')
    expect((await send('GET', `/leader-board/challenge?${query}`)).status).toBe(status)
  })

  test('change with the own score at once', async () => {
    const { send, board } = await createPlayer('player-mateo')
    const before = await board('type=driver')
    await send('POST', '/player-score', { typeScore: ladder, value: 222 })
    expect((await board('type=driver')).find(({ own }) => own)).toEqual({ name: 'Mateo I.', value: 222, own: true })
    expect((await board('type=driver')).length).toBe(before.length + 1)
    expect((await board('type=driver&coachId=teodor')).some(({ own }) => own)).toBe(true)
  })

  test.each(['driver', 'closPinC', 'irons'] as const)('another player takes the lead in %s', async (type) => {
    const { board, world } = await createPlayer('player-hana')
    const best = async () => {
      const values = (await board(`type=${type}`)).map(({ value }) => value)
      return type === 'closPinC' ? -Math.min(...values) : Math.max(...values)
    }
    const before = await best()
    await takeLead(world, type)
    expect(await best()).toBeGreaterThanOrEqual(type === 'irons' ? before : before + 0.1 - 1e-9)
  })
})

describe("the fake's my game", () => {
  test('gives a configuration to the player alone', async () => {
    const { send } = await createPlayer('player-hana')
    const statusFor = async (id: string) => (await send('GET', `/play-golf/configuration?playerId=${id}`)).status
    expect([await statusFor('player-hana'), await statusFor('player-mateo')]).toEqual([200, 403])
  })

  test.each([{}, { goal: ' ' }, { goal: 'a'.repeat(1001) }])('refuses the answers %j', async (answers) => {
    const { send } = await createPlayer('player-hana')
    expect((await send('POST', '/my-game/about', answers)).status).toBe(400)
  })

  test('keeps the latest answers', async () => {
    const { send, world } = await createPlayer('player-hana')
    await send('POST', '/my-game/about', { goal: 'Break 90' })
    await send('POST', '/my-game/about', { goal: 'Break 80' })
    expect(world.gameAnswers.get('player-hana').answers).toEqual({ goal: 'Break 80' })
  })
})
