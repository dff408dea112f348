import { describe, expect, it } from 'vitest'
import { childSignedIn } from '#domain/session/family'
import { type Session, signedIn } from '#domain/session/session'
import { buildGrant, buildSession, createTestTab, refreshAnswer, tokenOf } from '../../../tests/builders/createTestTab.ts'
import { createExpiredTab, readCall, rememberedSession } from '../../../tests/builders/tokenRefresh.ts'
import { untilIdle } from '../browser/createDevice.ts'
import type { BrowserEnvironment } from '../browser/environment.ts'
import { call } from './call.ts'

describe('a sign-out', () => {
  function refreshing(own: Partial<BrowserEnvironment> = {}) {
    const tab = createExpiredTab(own)
    const { promise, resolve } = Promise.withResolvers<Response>()
    tab.server.refresh = () => promise
    const answer = tab.client.send(readCall, {})
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
    expect(await client.send(readCall, {})).toEqual({ token: 'token-8' })
    bring()
    await failed
    expect(session.value.grant?.token).toBe('token-8')
  })

  it('lets no answer to the session before reach the next', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const tab = createTestTab(() => promise)
    tab.session.update(() => buildSession())
    const answer = tab.client.send(readCall, {})
    await untilIdle()
    tab.session.end('player')
    resolve(Response.json({ name: 'Hana' }))
    await expect(answer).rejects.toMatchObject({ kind: 'unauthorised' })
  })
})

describe('a change of account', () => {
  const child = { id: 'wren', name: { firstName: 'Wren', lastName: '' }, token: 'token-wren', shop: {}, isSubAccount: true }
  const toWren = (session: Session) => childSignedIn(session, child)

  function waiting(declared = readCall) {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    const tab = createTestTab((request) => (tokenOf(request) === 'token-1' ? promise : Response.json({ token: tokenOf(request) })))
    tab.session.update(() => rememberedSession)
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
    expect(await client.send(readCall, {})).toEqual({ token: 'token-wren' })
    expect(session.value.grant?.token).toBe('token-1')
  })

  it('lets nothing that one has begun be sent again for the other', async () => {
    const { session, clock, requests, failed, reject } = waiting(call({ ...readCall, method: 'PUT', kind: 'idempotent' }))
    await untilIdle()
    session.update(toWren)
    reject(new TypeError('Failed to fetch'))
    await clock.pass(5000)
    await failed
    expect(requests.map(tokenOf)).toEqual(['token-1'])
  })

  it('keeps the tokens that a refresh under way brings', async () => {
    const { session, server, client } = createExpiredTab()
    const { promise, resolve } = Promise.withResolvers<Response>()
    server.refresh = () => promise
    const answer = client.send(readCall, {})
    const failed = expect(answer).rejects.toMatchObject({ kind: 'unauthorised' })
    await untilIdle()
    session.update(toWren)
    resolve(refreshAnswer(buildGrant(3)))
    await failed
    expect(session.value).toMatchObject({ child, grant: buildGrant(3) })
  })
})
