import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { ChildGrant } from '#domain/session/session'
import { api, buildSession, createTestTab, regionShop } from '../../../tests/builders/createTestTab.ts'
import { untilIdle } from '../browser/createDevice.ts'
import { type Call, call } from './call.ts'
import { Exchange } from './Exchange.ts'
import type { ShopOptions } from './headers.ts'
import { login } from './session/signInCalls.ts'
import { translation } from './session/translationCalls.ts'

const anything = z.unknown()

function reading(path: Call['path'], declared: Partial<Pick<Call, 'auth' | 'method' | 'kind'>> = {}) {
  return call({ id: 'test.reading', method: 'GET', path, auth: 'player', kind: 'read', answer: anything, ...declared })
}

async function sent(declared: ReturnType<typeof reading>, session = buildSession(), options: ShopOptions = {}) {
  const tab = createTestTab(() => Response.json({}))
  tab.session.update(() => session)
  await tab.client.send(declared, {}, options)
  const [request] = tab.requests
  if (!request) throw new Error('nothing was sent')
  const { origin, pathname } = new URL(request.url)
  const header = (name: string) => request.headers.get(name)
  return {
    origin,
    path: pathname,
    url: request.url,
    authorization: header('authorization'),
    store: header('store'),
    language: header('accept-language'),
  }
}

const wren: ChildGrant = {
  id: 'wren',
  name: { firstName: 'Wren', lastName: '' },
  token: 'token-wren',
  shop: { token: 'shop-wren', storeCode: 'wren_store', address: 'https://wren.shop.example' },
  isSubAccount: true,
}
const signedOutSession = buildSession({ grant: undefined })

describe('an ordinary request', () => {
  it('[session.base-address-from-configuration] goes to the configured address', async () => {
    expect((await sent(reading('/api/v2/player/me'))).url).toBe(`${api}/api/v2/player/me`)
  })

  it('outlives its page where it is telemetry, and only then', async () => {
    const tab = createTestTab(() => Response.json({}))
    for (const kind of ['telemetry', 'read'] as const) await tab.client.send(reading('/api/x', { kind }), {})
    expect(tab.requests.map(({ keepalive }) => keepalive)).toEqual([true, false])
  })

  it('tells the date of its answer, and whether a cache may have kept it', async () => {
    const date = 'Thu, 14 May 2026 12:00:00 GMT'
    const noted: unknown[] = []
    const answers = [{ date }, { date, 'cache-control': 'private, no-store' }, { date }, {}]
    const tab = createTestTab(() => Response.json({}, { headers: answers.shift() ?? {} }))
    const exchange = new Exchange({ ...tab.http, noteDate: (...told) => void noted.push(told) })
    const as = { session: tab.session.value }
    for (const method of ['GET', 'GET', 'POST', 'GET'] as const) await exchange.send(reading('/api/x', { method }), {}, as)
    const at = tab.clock.now()
    expect(noted).toEqual([
      [date, at, false],
      [date, at, true],
      [date, at, true],
    ])
  })

  it('[session.accept-language-header] tells the language of the moment', async () => {
    const tab = createTestTab(() => Response.json({}))
    await tab.client.send(reading('/api/x'), {})
    tab.http.language.choose('ja')
    await tab.client.send(reading('/api/x'), {})
    expect(tab.requests.map(({ headers }) => headers.get('accept-language'))).toEqual(['fr', 'ja'])
  })

  it('[session.translation-without-accept-language] for the texts tells no language', async () => {
    const tab = createTestTab(() => Response.json({ data: { translations: {} } }))
    await tab.client.send(translation, { query: { channel: 'web3' } })
    expect(tab.requests[0]?.headers.has('accept-language')).toBe(false)
    expect(tab.requests[0]?.url).toBe(`${api}/api/translation?channel=web3`)
  })

  it('[session.session-token-as-bearer] bears the session token', async () => {
    expect((await sent(reading('/api/x'))).authorization).toBe('Bearer token-1')
  })

  it('[session.session-token-as-bearer] bears nothing while there is no token, or where none belongs', async () => {
    expect((await sent(reading('/api/x'), signedOutSession)).authorization).toBeNull()
    expect((await sent(reading('/api/x', { auth: 'none' }))).authorization).toBeNull()
  })

  it("[session.child-token-used] bears the child's token where one is stored, but where the parent's is meant", async () => {
    const session = buildSession({ child: wren })
    expect((await sent(reading('/api/x'), session)).authorization).toBe('Bearer token-wren')
    expect((await sent(reading('/api/x', { auth: 'parent' }), session)).authorization).toBe('Bearer token-1')
  })

  it.each(['../admin', 'wren', 'true', 'token-wren', '%2e%2e', '1 or 1', ' ', 'null'])(
    '[session.child-token-used] bears no child token because the address names "%s"',
    async (value) => {
      const page = () => new URL(`https://www.clubhouse.example/?sub-account=${value}`)
      const tab = createTestTab(() => Response.json({}), { page })
      tab.session.update(() => buildSession())
      await tab.client.send(reading('/api/x'), {})
      expect(tab.requests[0]?.headers.get('authorization')).toBe('Bearer token-1')
    },
  )

  it.each([
    '/api/v2/tecfit/session',
    '/api/skytrak/customer/me',
    '/api/GraphQL',
    '/api/giftcard',
    '/api/stsven',
    '/api/omnichannel',
  ] as const)('[session.ordinary-path-not-shop] to %s has neither shop address, shop token nor store', async (path) => {
    expect(await sent(reading(path))).toMatchObject({ origin: api, authorization: 'Bearer token-1', store: null })
  })

  it('[session.ordinary-path-not-shop] stays one whatever its query says', async () => {
    const search = call({ ...reading('/api/video/search'), query: z.object({ keyword: z.string() }) })
    const tab = createTestTab(() => Response.json({}))
    tab.session.update(() => buildSession())
    await tab.client.send(search, { query: { keyword: 'graphql STSVEN' } })
    expect(tab.requests[0]?.url).toBe(`${api}/api/video/search?keyword=graphql+STSVEN`)
    expect(tab.requests[0]?.headers.get('authorization')).toBe('Bearer token-1')
  })

  it('asks the server for leave for no header that the contract does not know', async () => {
    const tab = createTestTab(() => Response.json({ data: {} }))
    tab.session.update(() => buildSession())
    await tab.client.send(login, { body: { username: 'hana', password: 'secret' } })
    expect([...(tab.requests[0]?.headers.keys() ?? [])].toSorted()).toEqual(['accept', 'accept-language', 'authorization', 'content-type'])
  })
})

describe('a shop-type request', () => {
  it.each([
    ['session.shop-path-graphql', '/graphql'],
    ['session.shop-path-stsven', '/rest/STSVEN/V1/subscription/chargeFuture'],
    ['session.shop-path-stsvca', '/rest/STSVCA/V1/subscription/chargeMoneris'],
    ['session.shop-path-stsvjp', '/rest/STSVJP/V1/x'],
    ['session.shop-path-omni-channel', '/rest/ca_en/V1/omni-channel/center/address'],
    ['session.shop-path-tecfit-payment', '/rest/ca_en/V1/tecfit/payment/delete-order'],
    ['session.shop-path-tecfit-deposit', '/rest/ca_en/V1/tecfit/deposit/coupon/check'],
  ] as const)('[%s] is known by its path: %s', async (_rule, path) => {
    expect(await sent(reading(path))).toMatchObject({
      origin: 'https://own.shop.example',
      path,
      authorization: 'Bearer shop-1',
      store: 'ca_en',
    })
  })

  it('[session.shop-path-gift-card-check] for a gift card leaves the authorization to others', async () => {
    const answer = await sent(reading('/rest/V1/giftcard/check/CODE', { auth: 'none' }))
    expect(answer).toMatchObject({ origin: 'https://own.shop.example', authorization: null, store: 'ca_en' })
  })

  it("[session.shop-address] goes to the account's shop, a child's to its own, a visitor's to the region's", async () => {
    expect((await sent(reading('/graphql'))).origin).toBe('https://own.shop.example')
    expect((await sent(reading('/graphql'), buildSession({ child: wren }))).origin).toBe('https://wren.shop.example')
    expect((await sent(reading('/graphql'), signedOutSession)).origin).toBe(regionShop)
  })

  it("[session.shop-token] bears the shop's token, a child's its own", async () => {
    expect((await sent(reading('/graphql'))).authorization).toBe('Bearer shop-1')
    expect((await sent(reading('/graphql'), buildSession({ child: wren }))).authorization).toBe('Bearer shop-wren')
    expect((await sent(reading('/graphql'), buildSession({ child: { ...wren, shop: {} } }))).authorization).toBeNull()
  })

  it('[session.shop-store-header] names the store', async () => {
    expect((await sent(reading('/graphql'))).store).toBe('ca_en')
    expect((await sent(reading('/graphql'), buildSession({ child: wren }))).store).toBe('wren_store')
  })

  it('[session.shop-store-override] names another store where the caller wants it', async () => {
    expect((await sent(reading('/graphql'), buildSession(), { storeCode: 'other' })).store).toBe('other')
  })

  it("[session.shop-token-override] bears another customer's token where the caller wants it", async () => {
    expect((await sent(reading('/graphql'), buildSession(), { customerToken: 'u' })).authorization).toBe('Bearer u')
  })

  it('[session.shop-skip-authorization] goes without authorization where the caller wants it, and still names the store', async () => {
    expect(await sent(reading('/graphql'), buildSession(), { skipAuthorization: true })).toMatchObject({
      authorization: null,
      store: 'ca_en',
    })
  })

  it('leaves ordinary requests alone with its overrides', async () => {
    const options = { customerToken: 'u', storeCode: 'other', skipAuthorization: true }
    expect(await sent(reading('/api/x'), buildSession(), options)).toMatchObject({ authorization: 'Bearer token-1', store: null })
  })
})

describe('what a caller gives', () => {
  const detail = call({
    ...reading('/api/item/{id}'),
    query: z.strictObject({ zone: z.optional(z.string()), id: z.optional(z.string()) }),
    body: z.strictObject({ note: z.string() }),
    method: 'POST',
  })

  it('fills the path, the query and the body', async () => {
    const tab = createTestTab(() => Response.json({}))
    await tab.client.send(detail, { params: { id: 'a/b c?' }, query: { zone: 'Asia/Tokyo' }, body: { note: 'é' } })
    expect(tab.requests[0]?.url).toBe(`${api}/api/item/a%2Fb%20c%3F?zone=Asia%2FTokyo`)
    expect(await tab.requests[0]?.json()).toEqual({ note: 'é' })
  })

  it.each(['', '.', '..'])('can not lead to another path: "%s"', async (id) => {
    const tab = createTestTab(() => Response.json({}))
    await expect(tab.client.send(detail, { params: { id }, query: {}, body: { note: '' } })).rejects.toThrow(TypeError)
    expect(tab.requests).toEqual([])
  })

  it('is not sent where it breaks the declaration', async () => {
    const tab = createTestTab(() => Response.json({}))
    const query: { zone?: string } = JSON.parse('{"zone": 1}')
    await expect(tab.client.send(detail, { params: { id: '1' }, query, body: { note: '' } })).rejects.toMatchObject({
      ...{ kind: 'rejected', outcome: 'not-sent', path: 'query.zone' },
    })
    expect(tab.requests).toEqual([])
  })
})

describe('a caller that leaves', () => {
  it("rejects with the signal's own reason, stops the request and leaves no timer", async () => {
    const tab = createTestTab(() => new Promise(() => undefined))
    const caller = new AbortController()
    const answer = tab.client.send(reading('/api/x'), { signal: caller.signal })
    await untilIdle()
    caller.abort()
    await expect(answer).rejects.toBe(caller.signal.reason)
    expect(caller.signal.reason).toMatchObject({ name: 'AbortError' })
    await untilIdle()
    expect(tab.requests[0]?.signal.aborted).toBe(true)
    expect(tab.clock.sleeping).toBe(0)
    expect(tab.requests).toHaveLength(1)
  })

  it('between two attempts makes no other', async () => {
    const tab = createTestTab(() => Response.json({}, { status: 500 }))
    const caller = new AbortController()
    const answer = tab.client.send(reading('/api/x'), { signal: caller.signal })
    await untilIdle()
    caller.abort(new Error('gone'))
    await expect(answer).rejects.toThrow('gone')
    await tab.clock.pass(5000)
    expect(tab.requests).toHaveLength(1)
  })

  it('before it began sends nothing', async () => {
    const tab = createTestTab(() => Response.json({}))
    await expect(tab.client.send(reading('/api/x'), { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
    expect(tab.requests).toEqual([])
  })
})
