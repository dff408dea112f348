import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { childSignedIn } from '#domain/session/family'
import { type Session, signedIn, signedOut } from '#domain/session/session'
import { buildGrant, buildSession, createTestTab, refreshAnswer, tokenOf } from '../../../tests/builders/createTestTab.ts'
import { createDevice, untilIdle } from '../browser/createDevice.ts'
import type { BrowserEnvironment } from '../browser/environment.ts'
import { call } from './call.ts'

const refreshPath = '/api/v2/player/refresh-token'
const reading = call({ id: 'test.reading', method: 'GET', path: '/api/x', auth: 'player', kind: 'read', answer: z.unknown() })
const booking = call({ ...reading, method: 'POST', kind: 'write' })
const shopping = call({ ...reading, path: '/graphql' })

const isRefresh = (request: Request) => new URL(request.url).pathname === refreshPath
const unauthorised = () => Response.json({ code: 40100 }, { status: 401 })
const remembered = buildSession({ rememberMe: true })

function aServer() {
  const server = {
    current: 1,
    refreshes: 0,
    accepts: (token: string | undefined) => token === `token-${server.current}` || token === `shop-${server.current}`,
    refresh: (): Response | Promise<Response> => refreshAnswer(buildGrant(++server.current)),
    answer(request: Request): Response | Promise<Response> {
      if (isRefresh(request)) {
        server.refreshes += 1
        return server.refresh()
      }
      return server.accepts(tokenOf(request)) ? Response.json({ token: tokenOf(request) }) : unauthorised()
    },
    expire() {
      server.current += 1
    },
  }
  return server
}

function expired({ session = remembered, ...own }: Partial<BrowserEnvironment> & { readonly session?: Session } = {}) {
  const server = aServer()
  const tab = createTestTab(server.answer, own)
  tab.session.update(() => session)
  server.expire()
  return { ...tab, server }
}

describe('a token that has run out', () => {
  it('[session.token-refresh-on-401] is refreshed, and the request sent again with the new one', async () => {
    const { client, requests, session } = expired()
    expect(await client.send(reading, {})).toEqual({ token: 'token-3' })
    expect(requests.map(tokenOf)).toEqual(['token-1', 'token-1', 'token-3'])
    expect(await requests[1]?.json()).toEqual({ refresh_token: 'refresh-1' })
    expect(session.value.grant?.token).toBe('token-3')
  })

  it('[session.token-refresh-replaces-shop-values] is replaced together with all values of the shop', async () => {
    const { client, session, server } = expired()
    server.refresh = () => {
      server.current = 9
      return Response.json({
        data: { access_token: 'token-9', refresh_token: 'r', eToken: 'shop-9', eStoreCode: 'jp_ja', eUrl: 'https://jp.shop.example' },
      })
    }
    await client.send(reading, {})
    expect(session.value.grant).toEqual({
      token: 'token-9',
      refreshToken: 'r',
      shop: { token: 'shop-9', storeCode: 'jp_ja', address: 'https://jp.shop.example' },
    })
  })

  it('is refreshed for the shop too, whose request goes on with the new shop token', async () => {
    const { client, requests } = expired()
    await client.send(shopping, {})
    expect(requests.map(tokenOf)).toEqual(['shop-1', 'token-1', 'shop-3'])
  })

  it('makes a booking at most once: it is sent again only because the first was refused', async () => {
    const { client, requests } = expired()
    await client.send(booking, {})
    expect(requests.filter((request) => !isRefresh(request)).map(tokenOf)).toEqual(['token-1', 'token-3'])
  })

  describe('while acting for a child', () => {
    const wren = { id: 'wren', name: { firstName: 'Wren', lastName: '' }, shop: {}, isSubAccount: true }

    it("is not refreshed if it is the parent's: requests have the child's token", async () => {
      const { client, requests } = expired({ session: buildSession({ child: { ...wren, token: 'token-2' } }) })
      await client.send(reading, {})
      expect(requests.map(tokenOf)).toEqual(['token-2'])
    })

    it("signs out if it is the child's, because a refresh brings only the parent's", async () => {
      const { client, requests, session } = expired({ session: buildSession({ child: { ...wren, token: 'old' } }) })
      await expect(client.send(reading, {})).rejects.toMatchObject({ kind: 'unauthorised' })
      expect(requests.map(tokenOf)).toEqual(['old', 'token-1', 'old'])
      expect(session.value).toEqual(signedOut)
      expect(session.endedBecause).toBe('expired')
    })
  })
})

describe('one refresh', () => {
  it('[session.token-refresh-single-flight] serves a thousand requests that fail at once', async () => {
    const { client, requests, server } = expired()
    const answers = await Promise.all(Array.from({ length: 1000 }, () => client.send(reading, {})))
    expect(server.refreshes).toBe(1)
    expect(answers.every((answer) => JSON.stringify(answer) === '{"token":"token-3"}')).toBe(true)
    expect(requests).toHaveLength(2001)
  })

  it('[session.token-refresh-single-flight] serves a thousand whose refusals come late, some after the refresh', async () => {
    const { client, server, clock } = expired()
    const prompt = server.answer
    server.answer = async (request) => {
      const late = Number(new URL(request.url).searchParams.get('late'))
      const answer = prompt(request)
      if (late) await clock.sleep(late)
      return answer
    }
    const late = call({ ...reading, query: z.object({ late: z.string() }) })
    const answers = Promise.all(Array.from({ length: 1000 }, (_, n) => client.send(late, { query: { late: String(n % 200) } })))
    for (let step = 0; step < 50; step += 1) await clock.pass(10)
    expect(await answers).toHaveLength(1000)
    expect(server.refreshes).toBe(1)
  })

  it('[session.token-refresh-single-flight] serves three tabs', async () => {
    const device = createDevice()
    const server = aServer()
    const tabs = [1, 2, 3].map(() => createTestTab(server.answer, { device }))
    tabs[0]?.session.update(() => remembered)
    await untilIdle()
    server.expire()
    await Promise.all(tabs.flatMap(({ client }) => Array.from({ length: 20 }, () => client.send(reading, {}))))
    expect(server.refreshes).toBe(1)
    expect(tabs.map(({ session }) => session.value.grant?.token)).toEqual(['token-3', 'token-3', 'token-3'])
  })

  it('[session.token-refresh-waiters-retry] is waited for by requests that fail meanwhile, and by those that begin', async () => {
    const { client, requests, server } = expired()
    const { promise, resolve } = Promise.withResolvers<Response>()
    server.refresh = () => promise
    const first = client.send(reading, {})
    await untilIdle()
    const second = client.send(reading, {})
    await untilIdle()
    expect(requests.map(tokenOf)).toEqual(['token-1', 'token-1'])
    server.current = 3
    resolve(refreshAnswer(buildGrant(3)))
    expect(await Promise.all([first, second])).toEqual([{ token: 'token-3' }, { token: 'token-3' }])
    expect(requests.slice(2).map(tokenOf)).toEqual(['token-3', 'token-3'])
  })

  it('is enough without locks', async () => {
    const server = aServer()
    const tab = createTestTab(server.answer, { locks: undefined })
    tab.session.update(() => remembered)
    server.expire()
    await Promise.all(Array.from({ length: 50 }, () => tab.client.send(reading, {})))
    expect(server.refreshes).toBe(1)
  })

  it('is not needed where the request bore a token that is no longer current', async () => {
    const server = aServer()
    const { promise, resolve } = Promise.withResolvers<void>()
    const tab = createTestTab(async (request) => {
      if (tokenOf(request) === 'token-1') await promise
      return server.answer(request)
    })
    tab.session.update(() => buildSession())
    const answer = tab.client.send(reading, {})
    await untilIdle()
    server.expire()
    tab.session.renew(buildGrant(2), tab.session.epoch)
    resolve()
    expect(await answer).toEqual({ token: 'token-2' })
    expect(server.refreshes).toBe(0)
  })

  it('is still to be had by a request that was sent again without one', async () => {
    const { session, client, server, requests } = expired()
    const { accepts } = server
    server.accepts = (token) => {
      if (token === 'token-1') session.renew(buildGrant(2), session.epoch)
      return accepts(token)
    }
    server.current = 7
    expect(await client.send(reading, {})).toEqual({ token: 'token-8' })
    expect(requests.map(tokenOf)).toEqual(['token-1', 'token-2', 'token-2', 'token-8'])
  })
})

describe('a refresh that fails', () => {
  const refusals = {
    refused: () => Response.json({ code: 40101 }, { status: 401 }),
    forbidden: () => Response.json({}, { status: 403 }),
    'a server fault': () => Response.json({}, { status: 500 }),
    'a code': () => Response.json({ code: 1, data: {} }),
    drifted: () => Response.json({ data: { access_token: 'a' } }),
    unusable: () => new Response('<html>'),
  }

  it.each(Object.entries(refusals))(
    '[session.token-refresh-failure-signs-out] by an answer signs out, told why: %s',
    async (_name, refresh) => {
      const { client, session, server, requests } = expired()
      server.refresh = refresh
      const answers = await Promise.allSettled([1, 2, 3].map(() => client.send(booking, {})))
      expect(answers.map((answer) => answer.status === 'rejected' && answer.reason.kind)).toEqual(new Array(3).fill('unauthorised'))
      expect(session.value).toEqual({ ...signedOut, rememberMe: true })
      expect(session.endedBecause).toBe('expired')
      expect(server.refreshes).toBe(1)
      expect(requests).toHaveLength(4)
    },
  )

  it('without a network keeps the session and fails the requests', async () => {
    const { client, session, server } = expired()
    server.refresh = () => Promise.reject(new TypeError('Failed to fetch'))
    const answers = await Promise.allSettled([1, 2, 3].map(() => client.send(booking, {})))
    expect(answers.map((answer) => answer.status === 'rejected' && answer.reason.kind)).toEqual(new Array(3).fill('offline'))
    expect(session.value.grant?.token).toBe('token-1')
  })

  it('without a network is tried again by the next request', async () => {
    const { client, server } = expired()
    const { refresh } = server
    server.refresh = () => Promise.reject(new TypeError('Failed to fetch'))
    await expect(client.send(booking, {})).rejects.toMatchObject({ kind: 'offline' })
    server.refresh = refresh
    expect(await client.send(booking, {})).toEqual({ token: 'token-3' })
  })

  it('for want of an answer keeps the session too', async () => {
    const { client, session, server, clock } = expired()
    server.refresh = () => new Promise(() => undefined)
    const answer = client.send(booking, {})
    const failed = expect(answer).rejects.toMatchObject({ kind: 'timed-out' })
    await clock.pass(10_000)
    await failed
    expect(session.value.grant?.token).toBe('token-1')
  })

  it('for want of an answer fails each request that waits for it, and none asks for a refresh of its own', async () => {
    const { client, server, clock } = expired()
    server.refresh = () => new Promise(() => undefined)
    const first = client.send(booking, {})
    const failed = expect(first).rejects.toMatchObject({ kind: 'timed-out' })
    await expect.poll(() => server.refreshes).toBe(1)
    const others = [1, 2].map(() => expect(client.send(booking, {})).rejects.toMatchObject({ kind: 'timed-out' }))
    await clock.pass(10_000)
    await Promise.all([failed, ...others])
    expect(server.refreshes).toBe(1)
  })

  it('by bringing tokens that are refused again signs out, without a loop', async () => {
    const { client, session, server, requests } = expired()
    server.accepts = () => false
    await expect(Promise.all([1, 2, 3].map(() => client.send(reading, {})))).rejects.toMatchObject({ kind: 'unauthorised', code: 40100 })
    await untilIdle()
    expect(server.refreshes).toBe(1)
    expect(requests).toHaveLength(3 + 1 + 3)
    expect(session.value).toEqual({ ...signedOut, rememberMe: true })
    expect(session.endedBecause).toBe('expired')
  })

  it('by bringing tokens that are refused again fetches no others for a call that begins meanwhile', async () => {
    const { server, session } = expired()
    server.accepts = () => false
    const late = Promise.withResolvers<Response>()
    const slow = createTestTab((request) =>
      tokenOf(request) === 'token-3' && request.url.endsWith('/api/x') ? late.promise : server.answer(request),
    )
    slow.session.update(() => session.value)
    const first = slow.client.send(reading, {})
    await expect.poll(() => slow.session.value.grant?.token).toBe('token-3')
    await expect(slow.client.send(shopping, {})).rejects.toMatchObject({ kind: 'unauthorised' })
    late.resolve(unauthorised())
    await expect(first).rejects.toMatchObject({ kind: 'unauthorised' })
    expect([server.refreshes, slow.session.endedBecause]).toEqual([1, 'expired'])
  })

  it('because another tab was faster adopts what that one brought', async () => {
    const { client, session, server } = expired({ session: buildSession() })
    server.refresh = () => {
      server.current = 5
      session.renew(buildGrant(5), session.epoch)
      return Response.json({}, { status: 401 })
    }
    expect(await client.send(reading, {})).toEqual({ token: 'token-5' })
    expect(session.endedBecause).toBeUndefined()
  })
})

describe('nothing is refreshed', () => {
  it('[session.no-refresh-when-signed-out] while nobody is signed in', async () => {
    const server = aServer()
    const tab = createTestTab(server.answer)
    await expect(tab.client.send(reading, {})).rejects.toMatchObject({ kind: 'unauthorised', code: 40100 })
    expect(server.refreshes).toBe(0)
  })

  it.each([
    ['a sign-in', call({ ...reading, auth: 'held', kind: 'auth' }), {}],
    ['a call without a token', call({ ...reading, auth: 'none' }), {}],
    ["another customer's token", shopping, { customerToken: 'u' }],
    ['no authorization', shopping, { skipAuthorization: true }],
  ] as const)('for a 401 to %s', async (_name, declared, options) => {
    const { client, server, session } = expired()
    await expect(client.send(declared, {}, options)).rejects.toMatchObject({ kind: 'unauthorised' })
    expect(server.refreshes).toBe(0)
    expect(session.value.grant?.token).toBe('token-1')
  })
})

describe('a sign-out', () => {
  function refreshing(own: Partial<BrowserEnvironment> = {}) {
    const tab = expired(own)
    const { promise, resolve } = Promise.withResolvers<Response>()
    tab.server.refresh = () => promise
    const answer = tab.client.send(reading, {})
    const failed = expect(answer).rejects.toMatchObject({ kind: 'unauthorised' })
    return { ...tab, failed, bring: () => resolve(refreshAnswer(buildGrant(3))) }
  }

  it('wins over a refresh under way', async () => {
    const { session, failed, bring, device } = refreshing()
    await untilIdle()
    session.end('player')
    bring()
    await failed
    expect(session.value.grant).toBeUndefined()
    expect(session.endedBecause).toBeUndefined()
    expect([...device.local.items.values()].join()).not.toContain('token-3')
  })

  it('in another tab wins too, even before this tab has heard of it', async () => {
    const { device, session, failed, bring } = refreshing({ channel: () => undefined, events: new EventTarget() })
    await untilIdle()
    createTestTab(() => Response.json({}), { device }).session.end('player')
    await untilIdle()
    expect(session.value.grant).toBeDefined()
    bring()
    await failed
    expect(session.endedBecause).toBe('elsewhere')
    expect([...device.local.items.values()].join()).not.toContain('token')
  })

  it('and the next sign-in are not mixed up with a refresh of the session before', async () => {
    const { session, failed, bring, server, client } = refreshing()
    await untilIdle()
    session.end('player')
    session.update((before) => signedIn(before, { grant: buildGrant(8) }, true))
    server.current = 8
    expect(await client.send(reading, {})).toEqual({ token: 'token-8' })
    bring()
    await failed
    expect(session.value.grant?.token).toBe('token-8')
  })

  it('lets no answer to the session before reach the next', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const tab = createTestTab(() => promise)
    tab.session.update(() => buildSession())
    const answer = tab.client.send(reading, {})
    await untilIdle()
    tab.session.end('player')
    resolve(Response.json({ name: 'Hana' }))
    await expect(answer).rejects.toMatchObject({ kind: 'unauthorised' })
  })
})

describe('a change of account', () => {
  const child = { id: 'wren', name: { firstName: 'Wren', lastName: '' }, token: 'token-wren', shop: {}, isSubAccount: true }
  const toWren = (session: Session) => childSignedIn(session, child)

  function waiting(declared = reading) {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    const tab = createTestTab((request) => (tokenOf(request) === 'token-1' ? promise : Response.json({ token: tokenOf(request) })))
    tab.session.update(() => remembered)
    const answer = tab.client.send(declared, {})
    const failed = expect(answer).rejects.toMatchObject({ kind: 'unauthorised' })
    return { ...tab, failed, resolve, reject }
  }

  it('[session.child-token-used] lets no answer for one reach the other', async () => {
    const { session, client, failed, resolve } = waiting()
    await untilIdle()
    session.update(toWren)
    resolve(Response.json({ name: 'Jonah' }))
    await failed
    expect(await client.send(reading, {})).toEqual({ token: 'token-wren' })
    expect(session.value.grant?.token).toBe('token-1')
  })

  it('lets nothing that one has begun be sent again for the other', async () => {
    const { session, clock, requests, failed, reject } = waiting(call({ ...reading, method: 'PUT', kind: 'idempotent' }))
    await untilIdle()
    session.update(toWren)
    reject(new TypeError('Failed to fetch'))
    await clock.pass(5000)
    await failed
    expect(requests.map(tokenOf)).toEqual(['token-1'])
  })

  it('keeps the tokens that a refresh under way brings', async () => {
    const { session, server, client } = expired()
    const { promise, resolve } = Promise.withResolvers<Response>()
    server.refresh = () => promise
    const answer = client.send(reading, {})
    const failed = expect(answer).rejects.toMatchObject({ kind: 'unauthorised' })
    await untilIdle()
    session.update(toWren)
    resolve(refreshAnswer(buildGrant(3)))
    await failed
    expect(session.value).toMatchObject({ child, grant: buildGrant(3) })
  })
})
