import { describe, expect, it } from 'vitest'
import { signedOut } from '#domain/session/session'
import { buildGrant, buildSession, createTestTab, tokenOf } from '../../../tests/builders/createTestTab.ts'
import { createExpiredTab, createTokenServer, readCall, shopCall, unauthorised, writeCall } from '../../../tests/builders/tokenRefresh.ts'
import { untilIdle } from '../browser/createDevice.ts'
import { call } from './call.ts'

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
      const { client, session, server, requests } = createExpiredTab()
      server.refresh = refresh
      const answers = await Promise.allSettled([1, 2, 3].map(() => client.send(writeCall, {})))
      expect(answers.map((answer) => answer.status === 'rejected' && answer.reason.kind)).toEqual(new Array(3).fill('unauthorised'))
      expect(session.value).toEqual({ ...signedOut, rememberMe: true })
      expect(session.endedBecause).toBe('expired')
      expect(server.refreshes).toBe(1)
      expect(requests).toHaveLength(4)
    },
  )

  it('without a network keeps the session and fails the requests', async () => {
    const { client, session, server } = createExpiredTab()
    server.refresh = () => Promise.reject(new TypeError('Failed to fetch'))
    const answers = await Promise.allSettled([1, 2, 3].map(() => client.send(writeCall, {})))
    expect(answers.map((answer) => answer.status === 'rejected' && answer.reason.kind)).toEqual(new Array(3).fill('offline'))
    expect(session.value.grant?.token).toBe('token-1')
  })

  it('without a network is tried again by the next request', async () => {
    const { client, server } = createExpiredTab()
    const { refresh } = server
    server.refresh = () => Promise.reject(new TypeError('Failed to fetch'))
    await expect(client.send(writeCall, {})).rejects.toMatchObject({ kind: 'offline' })
    server.refresh = refresh
    expect(await client.send(writeCall, {})).toEqual({ token: 'token-3' })
  })

  it('for want of an answer keeps the session too', async () => {
    const { client, session, server, clock } = createExpiredTab()
    server.refresh = () => new Promise(() => undefined)
    const answer = client.send(writeCall, {})
    const failed = expect(answer).rejects.toMatchObject({ kind: 'timed-out' })
    await clock.pass(10_000)
    await failed
    expect(session.value.grant?.token).toBe('token-1')
  })

  it('for want of an answer fails each request that waits for it, and none asks for a refresh of its own', async () => {
    const { client, server, clock } = createExpiredTab()
    server.refresh = () => new Promise(() => undefined)
    const first = client.send(writeCall, {})
    const failed = expect(first).rejects.toMatchObject({ kind: 'timed-out' })
    await expect.poll(() => server.refreshes).toBe(1)
    const others = [1, 2].map(() => expect(client.send(writeCall, {})).rejects.toMatchObject({ kind: 'timed-out' }))
    await clock.pass(10_000)
    await Promise.all([failed, ...others])
    expect(server.refreshes).toBe(1)
  })

  it('by bringing tokens that are refused again signs out, without a loop', async () => {
    const { client, session, server, requests } = createExpiredTab()
    server.accepts = () => false
    await expect(Promise.all([1, 2, 3].map(() => client.send(readCall, {})))).rejects.toMatchObject({ kind: 'unauthorised', code: 40100 })
    await untilIdle()
    expect(server.refreshes).toBe(1)
    expect(requests).toHaveLength(3 + 1 + 3)
    expect(session.value).toEqual({ ...signedOut, rememberMe: true })
    expect(session.endedBecause).toBe('expired')
  })

  it('by bringing tokens that are refused again fetches no others for a call that begins meanwhile', async () => {
    const { server, session } = createExpiredTab()
    server.accepts = () => false
    const late = Promise.withResolvers<Response>()
    const slow = createTestTab((request) =>
      tokenOf(request) === 'token-3' && request.url.endsWith('/api/x') ? late.promise : server.answer(request),
    )
    slow.session.update(() => session.value)
    const first = slow.client.send(readCall, {})
    await expect.poll(() => slow.session.value.grant?.token).toBe('token-3')
    await expect(slow.client.send(shopCall, {})).rejects.toMatchObject({ kind: 'unauthorised' })
    late.resolve(unauthorised())
    await expect(first).rejects.toMatchObject({ kind: 'unauthorised' })
    expect([server.refreshes, slow.session.endedBecause]).toEqual([1, 'expired'])
  })

  it('because another tab was faster adopts what that one brought', async () => {
    const { client, session, server } = createExpiredTab({ session: buildSession() })
    server.refresh = () => {
      server.current = 5
      session.renew(buildGrant(5), session.epoch)
      return Response.json({}, { status: 401 })
    }
    expect(await client.send(readCall, {})).toEqual({ token: 'token-5' })
    expect(session.endedBecause).toBeUndefined()
  })
})

describe('nothing is refreshed', () => {
  it('[session.no-refresh-when-signed-out] while nobody is signed in', async () => {
    const server = createTokenServer()
    const tab = createTestTab(server.answer)
    await expect(tab.client.send(readCall, {})).rejects.toMatchObject({ kind: 'unauthorised', code: 40100 })
    expect(server.refreshes).toBe(0)
  })

  it.each([
    ['a sign-in', call({ ...readCall, auth: 'held', kind: 'auth' }), {}],
    ['a call without a token', call({ ...readCall, auth: 'none' }), {}],
    ["another customer's token", shopCall, { customerToken: 'u' }],
    ['no authorization', shopCall, { skipAuthorization: true }],
  ] as const)('for a 401 to %s', async (_name, declared, options) => {
    const { client, server, session } = createExpiredTab()
    await expect(client.send(declared, {}, options)).rejects.toMatchObject({ kind: 'unauthorised' })
    expect(server.refreshes).toBe(0)
    expect(session.value.grant?.token).toBe('token-1')
  })
})
