import { describe, expect, test } from 'vitest'
import { createVisitor } from '../../../tests/builders/createVisitor.ts'

const signIn = (username: string, password: string) => ['/api/v2/player/login', { username, password }] as const

async function outside() {
  const scene = await createVisitor()
  scene.visitor.grant = { ...scene.visitor.grant, access_token: '' }
  return scene
}

describe('signing in', () => {
  test.each(['hana@clubhouse.example', 'HANA@clubhouse.example ', '+1 312-555-0141'])(
    'opens with %s and the password',
    async (username) => {
      const { visitor, backend } = await outside()
      const { status, body } = await visitor.post(...signIn(username, 'fairway-hana'))
      expect([status, body]).toMatchObject([200, { code: 0, data: { eStoreCode: 'us_en', eUrl: 'https://shop.global.clubhouse.invalid' } }])
      expect(backend.log.at(-1)?.violations).toEqual([])
    },
  )

  test('is refused with a code and a message for the log', async () => {
    const { visitor } = await outside()
    for (const name of ['hana@clubhouse.example', 'nobody@clubhouse.example']) {
      expect(await visitor.post(...signIn(name, 'nearly right'))).toMatchObject({
        status: 401,
        body: { code: 90001, message: expect.any(String) },
      })
    }
  })

  test('returns only the region for an account of another region', async () => {
    const { visitor } = await outside()
    const { status, body } = await visitor.post(...signIn('priya@clubhouse.example', 'fairway-priya'))
    expect([status, body]).toEqual([200, { code: 90015, data: { region: 'AE', jwt_token: expect.any(String) } }])
  })
})

describe('the field test', () => {
  const customer = '{ customer { email } }'

  test.each(['hana', 'wataru'])('lets %s into its shop, after a refresh too', async (name) => {
    const { visitor } = await createVisitor(`player-${name}`)
    const own = { status: 200, body: { data: { customer: { email: `${name}@clubhouse.example` } } } }
    visitor.region = 'st'
    await visitor.signIn(...signIn(`${name}@clubhouse.example`, `fairway-${name}`))
    expect(await visitor.shop(customer)).toMatchObject(own)
    await visitor.signIn('/api/v2/player/refresh-token', { refresh_token: visitor.grant.refresh_token })
    expect(await visitor.shop(customer)).toMatchObject(own)
  })

  test("lets a parent into a child's shop", async () => {
    const { visitor } = await createVisitor('player-jonah')
    visitor.region = 'st'
    await visitor.signIn(...signIn('jonah@clubhouse.example', 'fairway-jonah'))
    const { body } = await visitor.post('/api/player/sub-account/login', { id: 'player-wren' })
    expect(body).toMatchObject({ data: { authToken: { eUrl: 'https://shop.st.clubhouse.invalid' } } })
  })
})

describe('tokens', () => {
  test('are valid for 30 minutes of the world’s time', async () => {
    const { visitor, clock } = await createVisitor()
    clock.advance({ minutes: 29, seconds: 59 })
    expect((await visitor.get('/api/v2/player/me')).status).toBe(200)
    clock.advance({ seconds: 1 })
    expect(await visitor.get('/api/v2/player/me')).toMatchObject({ status: 401, body: { code: 401 } })
  })

  test('are renewed once by each refresh token, after which the old ones are void', async () => {
    const { visitor, truth } = await createVisitor()
    const renew = () => visitor.post('/api/v2/player/refresh-token', { refresh_token: visitor.grant.refresh_token })
    expect((await renew()).status).toBe(200)
    expect(await renew()).toMatchObject({ status: 401, body: { code: 401 } })
    expect((await visitor.get('/api/v2/player/me')).status).toBe(401)
    expect(truth.passesOf('player-hana', 'access').map(({ void: isVoid }) => isVoid)).toEqual([true, false])
  })

  test('of a barred player are issued but refused', async () => {
    const { visitor, given } = await createVisitor()
    await given.players.areBarred('player-hana')
    expect((await visitor.post('/api/v2/player/refresh-token', { refresh_token: visitor.grant.refresh_token })).status).toBe(200)
    visitor.grant = await given.players.signIn('player-hana')
    expect((await visitor.get('/api/v2/player/me')).status).toBe(401)
  })

  test('that were never issued are refused', async () => {
    const { visitor } = await createVisitor()
    visitor.grant = { ...visitor.grant, access_token: 'made-up' }
    expect((await visitor.get('/api/v2/player/me')).status).toBe(401)
  })
})

test('credits contain their expiry, and expired ones are gone', async () => {
  const { visitor, given, travelTo } = await createVisitor()
  await given.players.haveCredits('player-hana', { left: 6, total: 12, ending: { amount: 2, lastDay: '2026-06-30' } })
  expect((await visitor.get('/api/v3/player/lesson/credit')).body).toEqual({
    code: 0,
    data: { left: 6, total: 12, expiring: [{ amount: 2, date: '2026-06-30' }] },
  })
  await travelTo('2026-07-01T00:00:00Z')
  expect((await visitor.get('/api/v2/player/lesson/credit')).body).toEqual({ code: 0, data: { credit: 4 } })
})

test("the club's own wording comes by language and key, without anybody telling a language", async () => {
  const { visitor, given, backend } = await createVisitor()
  await given.players.read('en', 'session:signIn.title', 'Step onto the tee')
  visitor.language = undefined
  const { body } = await visitor.get('/api/translation', { channel: 'web3' })
  expect(body).toEqual({ code: 0, data: { translations: { en: { 'session:signIn.title': 'Step onto the tee' } } } })
  expect(backend.log.at(-1)?.violations).toEqual([])
})

test('the home page comes in the language of the player, an unknown block among its own', async () => {
  const { visitor, given } = await createVisitor()
  visitor.language = 'fr'
  const { body } = await visitor.get('/api/v3/layout/home')
  expect(body).toMatchObject({
    data: [{ type: 'next-lesson', title: 'Prochaine leçon', order: 1 }, {}, {}, {}, {}, { type: 'weather' }, { type: 'tip' }],
  })
  await given.home.isLaidOutAs(['tip', 'weather-of-Mars'])
  await given.home.says('tip', 'Grip it like a small bird.')
  expect((await visitor.get('/api/v3/layout/home')).body).toMatchObject({
    data: [{ type: 'tip', content: 'Grip it like a small bird.' }, { type: 'weather-of-Mars' }],
  })
})
