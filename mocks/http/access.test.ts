import { describe, expect, test } from 'vitest'
import { createVisitor } from '../../tests/builders/createVisitor.ts'

const forbidden = { status: 403, body: { code: 403 } }
const unknown = { status: 401, body: { code: 401 } }
const [clubProfile, monitorProfile] = ['/api/v2/player/me', '/api/skytrak/customer/me']
const password = ['/api/player/change-password', { oldPassword: 'fairway-hana', newPassword: 'fairway-hana-2' }] as const
const zone = { timeZone: 'America/New_York' }

async function byTicket(playerId: string, more: Readonly<Record<string, string>> = {}) {
  const scene = await createVisitor(playerId)
  const { visitor, given } = scene
  visitor.grant = { ...visitor.grant, access_token: '' }
  const ticket = await given.players.haveTicket(playerId)
  const { body } = await visitor.get('/api/player/admin-login', { ticket, ...more })
  expect(body).toMatchObject({ code: 0 })
  const [{ id: access } = { id: '' }, { id: refresh } = { id: '' }] = ['access', 'refresh'].map(
    (kind) => scene.backend.world.passes.list((pass) => pass.kind === kind && pass.playerId === playerId).at(-1) ?? { id: '' },
  )
  visitor.grant = { ...visitor.grant, access_token: access, refresh_token: refresh }
  return scene
}

describe('audience', () => {
  test("a launch monitor's session reads its own profile and not the club's", async () => {
    const { visitor, backend } = await createVisitor('player-odette')
    expect((await visitor.get(monitorProfile)).status).toBe(200)
    expect(await visitor.get(clubProfile)).toMatchObject(forbidden)
    expect(backend.log.at(-1)?.violations).toEqual(['A session of a launch monitor has its profile elsewhere'])
  })

  test("a session of the club reads no launch monitor's profile, whatever else the account has", async () => {
    const { visitor } = await createVisitor('player-bram')
    expect((await visitor.get(clubProfile)).status).toBe(200)
    expect(await visitor.get(monitorProfile)).toMatchObject(forbidden)
  })

  test('how somebody signed in decides, and a refresh keeps it', async () => {
    const { visitor, backend } = await byTicket('player-bram', { isSkytrak: 'true' })
    expect((await visitor.get(monitorProfile)).status).toBe(200)
    await visitor.post('/api/v2/player/refresh-token', { refresh_token: visitor.grant.refresh_token })
    const renewed = backend.world.passes.list(({ kind }) => kind === 'access').at(-1)
    visitor.grant = { ...visitor.grant, access_token: renewed?.id ?? '' }
    expect(await visitor.get(clubProfile)).toMatchObject(forbidden)
    expect((await visitor.get('/api/v2/appointments', zone)).status).toBe(200)
  })

  test.each([
    ['/api/v2/appointments', zone],
    ['/api/v2/lesson/types', {}],
    ['/api/v3/player/lesson/credit', {}],
    ['/api/video/categories', {}],
  ])('a player with nothing but a launch monitor is refused %s', async (path, query) => {
    const { visitor } = await createVisitor('player-odette')
    expect(await visitor.get(path, query)).toMatchObject(forbidden)
  })
})

describe('region', () => {
  test('a token is good in the region that gave it alone', async () => {
    const { visitor } = await createVisitor('player-hana')
    visitor.region = 'jp'
    expect(await visitor.get(clubProfile)).toMatchObject(unknown)
    visitor.region = 'global'
    expect((await visitor.get(clubProfile)).status).toBe(200)
  })

  test('a refresh token is refused elsewhere, and stays good at home', async () => {
    const { visitor } = await createVisitor('player-hana')
    const renew = () => visitor.post('/api/v2/player/refresh-token', { refresh_token: visitor.grant.refresh_token })
    visitor.region = 'jp'
    expect(await renew()).toMatchObject(unknown)
    visitor.region = 'global'
    expect((await renew()).status).toBe(200)
  })

  test('a token of the field test is valid only there', async () => {
    const { visitor, given } = await createVisitor('player-hana')
    visitor.grant = await given.players.signIn('player-hana', undefined, { region: 'st' })
    expect(await visitor.get(clubProfile)).toMatchObject(unknown)
    visitor.region = 'st'
    expect((await visitor.get(clubProfile)).status).toBe(200)
  })
})

describe('the shop', () => {
  const customer = '{ customer { email } }'

  test("refuses a token that another region's shop gave", async () => {
    const { visitor, given } = await createVisitor('player-hana')
    expect(await visitor.shop(customer)).toMatchObject({ status: 200, body: { data: { customer: { email: 'hana@clubhouse.example' } } } })
    visitor.grant = { ...(await given.players.signIn('player-hana', undefined, { region: 'jp' })), eStoreCode: visitor.grant.eStoreCode }
    expect(await visitor.shop(customer)).toMatchObject({ status: 403 })
  })

  test('takes no other kind of token', async () => {
    const { visitor } = await createVisitor('player-hana')
    visitor.grant = { ...visitor.grant, eToken: visitor.grant.access_token }
    expect(await visitor.shop(customer)).toMatchObject({ status: 403 })
  })

  test("answers a child's token with the child's own account", async () => {
    const { visitor } = await createVisitor('player-wren')
    expect(await visitor.shop(customer)).toMatchObject({ body: { data: { customer: { email: 'wren@clubhouse.example' } } } })
  })

  test.each([
    ['placeOrder', 'mutation { placeOrder(input: { cart_id: "cart-hana" }) { orderV2 { number } } }'],
    [
      'setPaymentMethodOnCart',
      'mutation { setPaymentMethodOnCart(input: { cart_id: "cart-hana", payment_method: { code: "free" } }) { cart { id } } }',
    ],
  ])("closes %s to the club's staff", async (_, mutation) => {
    const { visitor, given, backend } = await createVisitor('player-hana')
    visitor.grant = await given.players.signIn('player-hana', undefined, { byTicket: true })
    const before = backend.world.customerOrders.list().length
    await visitor.shop('{ customerCart { id } }')
    const { id = '' } = backend.world.carts.first(({ playerId }) => playerId === 'player-hana') ?? {}
    expect(await visitor.shop(mutation.replace('cart-hana', id))).toMatchObject({
      status: 403,
      body: { errors: [{ message: 'Closed to sessions by ticket' }] },
    })
    expect(backend.world.customerOrders.list()).toHaveLength(before)
  })
})

describe('a session by ticket', () => {
  test('changes no password, before or after a refresh', async () => {
    const { visitor, backend } = await byTicket('player-hana')
    expect(await visitor.post(...password)).toMatchObject(forbidden)
    await visitor.post('/api/v2/player/refresh-token', { refresh_token: visitor.grant.refresh_token })
    const renewed = backend.world.passes.list(({ kind }) => kind === 'access').at(-1)
    visitor.grant = { ...visitor.grant, access_token: renewed?.id ?? '' }
    expect(await visitor.post(...password)).toMatchObject(forbidden)
    expect(backend.world.players.get('player-hana').password).toBe('fairway-hana')
  })

  test('gets no ticket of its own', async () => {
    const { visitor } = await byTicket('player-hana')
    expect(await visitor.get('/api/player/admin-ticket')).toMatchObject(forbidden)
  })

  test('is still one when it acts for a child', async () => {
    const { visitor, backend } = await byTicket('player-jonah')
    await visitor.post('/api/player/sub-account/login', { id: 'player-wren' })
    expect(backend.world.passes.list(({ playerId }) => playerId === 'player-wren').map((pass) => pass.byTicket)).toEqual([true, true, true])
  })
})

describe('family', () => {
  test("a child's token opens no account of the family", async () => {
    const { visitor } = await createVisitor('player-wren')
    for (const id of ['player-robin', 'player-jonah', 'player-wren']) {
      expect(await visitor.post('/api/player/sub-account/login', { id })).toMatchObject(forbidden)
    }
  })

  test.each([
    ['player-jonah', 'player-wren'],
    ['player-wren', 'player-jonah'],
  ])('the token of %s neither reads nor cancels nor books for %s', async (caller, other) => {
    const { visitor, given, truth } = await createVisitor(caller)
    const start = Temporal.Instant.from('2026-05-21T14:00:00Z')
    const id = await given.lessons.add({ playerId: other, coachId: 'marisol', start })
    expect((await visitor.get('/api/v2/appointments/detail', { ...zone, id })).status).toBe(404)
    expect((await visitor.cancel(id)).status).toBe(404)
    await given.lessons.free('marisol', Temporal.PlainDateTime.from('2026-05-22T09:00'))
    const slot = await visitor.slot('2026-05-22 09:00')
    visitor.playerId = other
    expect(await visitor.book([slot])).toMatchObject(forbidden)
    expect(truth.lessonsOf(other)).toHaveLength(1 + (other === 'player-jonah' ? 1 : 0))
  })
})
