import { describe, expect, test } from 'vitest'
import { createVisitor } from '../../../tests/builders/createVisitor.ts'

const api = 'https://api.global.clubhouse.invalid/api/game-tracking'
const entry = {
  ...{ score: 88, roundHole: 18, ntg: 6, scrambling: 3, badThreePutts: 1, tts: 2, otg: 6 },
  ...{ igolfId: null, courseName: 'Juniper Ridge', playDate: '2026-05-01', mode: 'course' },
}

async function createPlayer(playerId: string) {
  const { visitor, backend } = await createVisitor(playerId)
  const send = async (method: string, path = '', body?: unknown) => {
    const headers = { authorization: `Bearer ${visitor.grant.access_token}`, 'accept-language': 'en', 'content-type': 'application/json' }
    const request = new Request(api + path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })
    const response = await backend.handle(request)
    const answer: { data: unknown } = await response?.json()
    return { status: response?.status, data: answer.data }
  }
  return { send, backend }
}

describe("the fake's tracked rounds", () => {
  test('are the player’s own', async () => {
    const { send } = await createPlayer('player-mateo')
    expect((await send('GET')).data).toEqual([])
    expect([(await send('PUT', '/1', entry)).status, (await send('DELETE', '/1')).status]).toEqual([404, 404])
  })

  test('are added, changed and deleted', async () => {
    const { send, backend } = await createPlayer('player-mateo')
    await send('POST', '', entry)
    const id = Math.max(...backend.world.trackedRounds.list().map((row) => Number(row.id)))
    expect((await send('GET')).data).toEqual([{ ...entry, id }])
    await send('PUT', `/${id}`, { ...entry, score: 80 })
    expect((await send('GET')).data).toEqual([{ ...entry, id, score: 80 }])
    await send('DELETE', `/${id}`)
    expect((await send('GET')).data).toEqual([])
  })

  test.each([
    { otg: 13 },
    { otg: 16, ntg: 0 },
    { roundHole: 9, score: 8, ntg: 0, scrambling: 0 },
    { playDate: '2026-06-01' },
    { playDate: 'yesterday' },
    { courseName: '  ' },
    { igolfId: 'juniper-ridge' },
  ])('are refused with %j', async (wrong) => {
    const { send } = await createPlayer('player-mateo')
    expect((await send('POST', '', { ...entry, ...wrong })).status).toBe(400)
  })
})
