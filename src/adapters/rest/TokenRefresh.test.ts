import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { signedOut } from '#domain/session/session'
import { buildGrant, buildSession, createTestTab, refreshAnswer, tokenOf } from '../../../tests/builders/createTestTab.ts'
import {
  createExpiredTab,
  createTokenServer,
  isRefresh,
  readCall,
  rememberedSession,
  shopCall,
  writeCall,
} from '../../../tests/builders/tokenRefresh.ts'
import { createDevice, untilIdle } from '../browser/createDevice.ts'
import { call } from './call.ts'

describe('a token that has run out', () => {
  it('[session.token-refresh-on-401] is refreshed, and the request sent again with the new one', async () => {
    const { client, requests, session } = createExpiredTab()
    expect(await client.send(readCall, {})).toEqual({ token: 'token-3' })
    expect(requests.map(tokenOf)).toEqual(['token-1', 'token-1', 'token-3'])
    expect(await requests[1]?.json()).toEqual({ refresh_token: 'refresh-1' })
    expect(session.value.grant?.token).toBe('token-3')
  })

  it('[session.token-refresh-replaces-shop-values] is replaced together with all values of the shop', async () => {
    const { client, session, server } = createExpiredTab()
    server.refresh = () => {
      server.current = 9
      return Response.json({
        data: { access_token: 'token-9', refresh_token: 'r', eToken: 'shop-9', eStoreCode: 'jp_ja', eUrl: 'https://jp.shop.example' },
      })
    }
    await client.send(readCall, {})
    expect(session.value.grant).toEqual({
      token: 'token-9',
      refreshToken: 'r',
      shop: { token: 'shop-9', storeCode: 'jp_ja', address: 'https://jp.shop.example' },
    })
  })

  it('is refreshed for the shop too, whose request goes on with the new shop token', async () => {
    const { client, requests } = createExpiredTab()
    await client.send(shopCall, {})
    expect(requests.map(tokenOf)).toEqual(['shop-1', 'token-1', 'shop-3'])
  })

  it('makes a booking at most once: it is sent again only because the first was refused', async () => {
    const { client, requests } = createExpiredTab()
    await client.send(writeCall, {})
    expect(requests.filter((request) => !isRefresh(request)).map(tokenOf)).toEqual(['token-1', 'token-3'])
  })

  describe('while acting for a child', () => {
    const wren = { id: 'wren', name: { firstName: 'Wren', lastName: '' }, shop: {}, isSubAccount: true }

    it("is not refreshed if it is the parent's: requests have the child's token", async () => {
      const { client, requests } = createExpiredTab({ session: buildSession({ child: { ...wren, token: 'token-2' } }) })
      await client.send(readCall, {})
      expect(requests.map(tokenOf)).toEqual(['token-2'])
    })

    it("signs out if it is the child's, because a refresh brings only the parent's", async () => {
      const { client, requests, session } = createExpiredTab({ session: buildSession({ child: { ...wren, token: 'old' } }) })
      await expect(client.send(readCall, {})).rejects.toMatchObject({ kind: 'unauthorised' })
      expect(requests.map(tokenOf)).toEqual(['old', 'token-1', 'old'])
      expect(session.value).toEqual(signedOut)
      expect(session.endedBecause).toBe('expired')
    })
  })
})

describe('one refresh', () => {
  it('[session.token-refresh-single-flight] serves a thousand requests that fail at once', async () => {
    const { client, requests, server } = createExpiredTab()
    const answers = await Promise.all(Array.from({ length: 1000 }, () => client.send(readCall, {})))
    expect(server.refreshes).toBe(1)
    expect(answers.every((answer) => JSON.stringify(answer) === '{"token":"token-3"}')).toBe(true)
    expect(requests).toHaveLength(2001)
  })

  it('[session.token-refresh-single-flight] serves a thousand whose refusals come late, some after the refresh', async () => {
    const { client, server, clock } = createExpiredTab()
    const prompt = server.answer
    server.answer = async (request) => {
      const late = Number(new URL(request.url).searchParams.get('late'))
      const answer = prompt(request)
      if (late) await clock.sleep(late)
      return answer
    }
    const late = call({ ...readCall, query: z.object({ late: z.string() }) })
    const answers = Promise.all(Array.from({ length: 1000 }, (_, n) => client.send(late, { query: { late: String(n % 200) } })))
    for (let step = 0; step < 50; step += 1) await clock.pass(10)
    expect(await answers).toHaveLength(1000)
    expect(server.refreshes).toBe(1)
  })

  it('[session.token-refresh-single-flight] serves three tabs', async () => {
    const device = createDevice()
    const server = createTokenServer()
    const tabs = [1, 2, 3].map(() => createTestTab(server.answer, { device }))
    tabs[0]?.session.update(() => rememberedSession)
    await untilIdle()
    server.expire()
    await Promise.all(tabs.flatMap(({ client }) => Array.from({ length: 20 }, () => client.send(readCall, {}))))
    expect(server.refreshes).toBe(1)
    expect(tabs.map(({ session }) => session.value.grant?.token)).toEqual(['token-3', 'token-3', 'token-3'])
  })

  it('[session.token-refresh-waiters-retry] is waited for by requests that fail meanwhile, and by those that begin', async () => {
    const { client, requests, server } = createExpiredTab()
    const { promise, resolve } = Promise.withResolvers<Response>()
    server.refresh = () => promise
    const first = client.send(readCall, {})
    await untilIdle()
    const second = client.send(readCall, {})
    await untilIdle()
    expect(requests.map(tokenOf)).toEqual(['token-1', 'token-1'])
    server.current = 3
    resolve(refreshAnswer(buildGrant(3)))
    expect(await Promise.all([first, second])).toEqual([{ token: 'token-3' }, { token: 'token-3' }])
    expect(requests.slice(2).map(tokenOf)).toEqual(['token-3', 'token-3'])
  })

  it('is enough without locks', async () => {
    const server = createTokenServer()
    const tab = createTestTab(server.answer, { locks: undefined })
    tab.session.update(() => rememberedSession)
    server.expire()
    await Promise.all(Array.from({ length: 50 }, () => tab.client.send(readCall, {})))
    expect(server.refreshes).toBe(1)
  })

  it('is not needed where the request bore a token that is no longer current', async () => {
    const server = createTokenServer()
    const { promise, resolve } = Promise.withResolvers<void>()
    const tab = createTestTab(async (request) => {
      if (tokenOf(request) === 'token-1') await promise
      return server.answer(request)
    })
    tab.session.update(() => buildSession())
    const answer = tab.client.send(readCall, {})
    await untilIdle()
    server.expire()
    tab.session.renew(buildGrant(2), tab.session.epoch)
    resolve()
    expect(await answer).toEqual({ token: 'token-2' })
    expect(server.refreshes).toBe(0)
  })

  it('is still to be had by a request that was sent again without one', async () => {
    const { session, client, server, requests } = createExpiredTab()
    const { accepts } = server
    server.accepts = (token) => {
      if (token === 'token-1') session.renew(buildGrant(2), session.epoch)
      return accepts(token)
    }
    server.current = 7
    expect(await client.send(readCall, {})).toEqual({ token: 'token-8' })
    expect(requests.map(tokenOf)).toEqual(['token-1', 'token-2', 'token-2', 'token-8'])
  })
})
