import { describe, expect, test } from 'vitest'
import { createVisitor } from '../../../tests/builders/createVisitor.ts'
import { publicKeys } from './regionKeys.ts'

async function outside() {
  const scene = await createVisitor()
  scene.visitor.grant = { ...scene.visitor.grant, access_token: '' }
  return scene
}

type Scene = Awaited<ReturnType<typeof outside>>

async function sealedFor(region: string, { clock }: Scene, jwtToken = 'club-jwt-player-hana') {
  const { EncryptJWT, importJWK } = await import('jose')
  const key = (await publicKeys())[region]
  const now = Math.floor(clock.now().epochMilliseconds / 1000)
  return new EncryptJWT({ jwt_token: jwtToken, rememberMe: true })
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM' })
    .setIssuedAt(now)
    .setExpirationTime(now + 120)
    .encrypt(await importJWK({ ...key }, 'RSA-OAEP-256'))
}

const signIn = ({ visitor }: Scene, authToken: string) => visitor.post('/api/v2/player/login', { authToken })
const enter = ({ visitor }: Scene, ticket: string, more = {}) => visitor.get('/api/player/admin-login', { ticket, ...more })
const spentSeal = { status: 401, body: { code: 90041 } }
const spentTicket = { status: 401, body: { code: 90031 } }

describe("another region's token", () => {
  test('signs in once', async () => {
    const scene = await outside()
    const authToken = await sealedFor('global', scene)
    expect(await signIn(scene, authToken)).toMatchObject({ status: 200, body: { code: 0, data: { rememberMe: true } } })
    expect(await signIn(scene, authToken)).toMatchObject(spentSeal)
    expect(scene.backend.log.flatMap(({ violations }) => violations)).toEqual([])
  })

  test('is valid for two minutes', async () => {
    const scene = await outside()
    const [first, second] = [await sealedFor('global', scene), await sealedFor('global', scene)]
    scene.clock.advance({ minutes: 1, seconds: 59 })
    expect((await signIn(scene, first)).status).toBe(200)
    scene.clock.advance({ seconds: 2 })
    expect(await signIn(scene, second)).toMatchObject(spentSeal)
  })

  test('signs nobody in if it is for another region, unknown or broken', async () => {
    const scene = await outside()
    const words = [
      await sealedFor('ae', scene),
      await sealedFor('global', scene, 'club-jwt-player-nobody'),
      await sealedFor('global', scene, 'player-hana'),
      'a.b.c.d.e',
      '-',
    ]
    for (const word of words) expect(await signIn(scene, word)).toMatchObject(spentSeal)
  })

  test('of an account in another region redirects there', async () => {
    const scene = await outside()
    const word = await sealedFor('global', scene, 'club-jwt-player-priya')
    expect((await signIn(scene, word)).body).toMatchObject({ code: 90015, data: { region: 'AE' } })
  })
})

describe('a ticket', () => {
  test("of the staff's opens once, in the player's name", async () => {
    const scene = await outside()
    const ticket = await scene.given.players.haveTicket('player-hana')
    expect(await enter(scene, ticket)).toMatchObject({ status: 200, body: { code: 0, data: { tokenSource: 'ticket' } } })
    expect(await enter(scene, ticket)).toMatchObject(spentTicket)
    expect(scene.backend.log.map(({ call }) => call)).toEqual(['session.admin-login', 'session.admin-login'])
  })

  test("of a launch monitor's customer brings the launch monitor's shop too", async () => {
    const scene = await outside()
    const ticket = await scene.given.players.haveTicket('player-odette')
    const { body } = await enter(scene, ticket, { isSkytrak: 'true' })
    expect(body).toMatchObject({ data: { eSkytrakToken: expect.any(String), eSkytrakStoreCode: 'STSVCA', eStoreCode: 'us_en' } })
    expect(scene.backend.log.at(-1)).toMatchObject({ call: 'session.admin-login-skytrak', violations: [] })
  })

  test('is valid for ten minutes', async () => {
    const scene = await outside()
    const ticket = await scene.given.players.haveTicket('player-hana')
    scene.clock.advance({ minutes: 10 })
    expect(await enter(scene, ticket)).toMatchObject(spentTicket)
    expect(await enter(scene, '0000-0000')).toMatchObject(spentTicket)
  })

  test("of the player's own opens for the desk, and the next one ends it", async () => {
    const scene = await createVisitor()
    const ask = async () => (await scene.visitor.get('/api/player/admin-ticket')).body
    const [first, second] = [await ask(), await ask()]
    const ticketIn = (body: unknown) => /"ticket":"([\d-]+)"/.exec(JSON.stringify(body))?.[1] ?? ''
    expect(second).toMatchObject({ code: 0, data: { expiresIn: 600 } })
    expect(await enter(scene, ticketIn(first))).toMatchObject(spentTicket)
    expect((await enter(scene, ticketIn(second))).status).toBe(200)
  })

  test('can be requested by players only', async () => {
    const scene = await outside()
    expect((await scene.visitor.get('/api/player/admin-ticket')).status).toBe(401)
  })
})
