import { describe, expect, test } from 'vitest'
import { createVisitor } from '../../../tests/builders/createVisitor.ts'

const api = 'https://api.global.clubhouse.invalid/api/skytrak'

async function createPlayer(playerId: string) {
  const { visitor, backend, travelTo } = await createVisitor(playerId)
  const send = async (method: string, path: string, body?: unknown) => {
    const headers = { authorization: `Bearer ${visitor.grant.access_token}`, 'accept-language': 'en', 'content-type': 'application/json' }
    const request = new Request(api + path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })
    const response = await backend.handle(request)
    const answer: { code: number; data: unknown } = await response?.json()
    return { status: response?.status, ...answer }
  }
  return { send, backend, travelTo }
}

describe("the fake's devices", () => {
  test.each([
    ['LM20999001', 0],
    ['LM20410877', 50_301],
    ['LX50070132', 50_302],
    ['LM20666013', 50_303],
    ['LM00000000', 50_304],
  ])('%s is checked with code %i', async (esn, code) => {
    const { send } = await createPlayer('player-odette')
    expect(await send('GET', `/device/check?esn=${esn}`)).toMatchObject({ status: 200, code, data: null })
    expect(await send('POST', '/device/register', { esn })).toMatchObject({ code })
  })

  test('are registered once, and free after they were given up', async () => {
    const { send, backend } = await createPlayer('player-odette')
    await send('POST', '/device/register', { esn: 'LM20999001' })
    expect(await send('POST', '/device/register', { esn: 'LM20999001' })).toMatchObject({ code: 50_301 })
    await send('POST', '/device/unregister', { deviceId: 'device-LM20999001' })
    expect(await send('POST', '/device/unregister', { deviceId: 'device-LM20999001' })).toMatchObject({ code: 0 })
    expect(backend.world.devices.get('device-LM20999001').ownerId).toBeUndefined()
  })

  test.each([
    ['player-bram', '2026-11-27'],
    ['player-odette', '2026-11-28'],
  ])('are registered by %s on the day of the store', async (playerId, day) => {
    const { send, backend, travelTo } = await createPlayer(playerId)
    await travelTo('2026-11-28T05:30:00Z')
    await send('POST', '/device/register', { esn: 'LM20999001' })
    expect(backend.world.devices.get('device-LM20999001').registeredOn).toBe(day)
  })

  test('of somebody else can be neither given up nor reported', async () => {
    const { send, backend } = await createPlayer('player-odette')
    await send('POST', '/device/unregister', { deviceId: 'device-LX50070132' })
    expect(await send('PUT', '/device/report', { deviceId: 'device-LX50070132', reason: 'lost' })).toMatchObject({ status: 404 })
    expect(backend.world.devices.get('device-LX50070132')).toMatchObject({ ownerId: 'player-bram' })
  })

  test('that were lost or stolen are blocked for everybody else', async () => {
    const { send, backend } = await createPlayer('player-odette')
    await backend.world.devices.change('device-LX50070132', { reported: 'stolen' })
    expect(await send('GET', '/device/check?esn=LX50070132')).toMatchObject({ code: 50_303 })
  })

  test('are closed to players of the club alone', async () => {
    const { send } = await createPlayer('player-hana')
    expect(await send('GET', '/devices')).toMatchObject({ status: 403 })
  })
})
