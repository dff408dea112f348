import { describe, expect, it } from 'vitest'
import type { TokenSignIn } from '#app/session/ports/TokenSignIns'
import { api, createTestTab } from '../../../../tests/builders/createTestTab.ts'
import { HttpDesk } from './HttpDesk.ts'
import { HttpTokenSignIns } from './HttpTokenSignIns.ts'

const data = { access_token: 'token', refresh_token: 'refresh', eToken: 'shop', eStoreCode: 'us_en', tokenSource: 'ticket' }
const ticket: TokenSignIn = { kind: 'ticket', ticket: '1234-5678', isSkytrak: false }
const skytrak: TokenSignIn = { ...ticket, isSkytrak: true }
const region: TokenSignIn = { kind: 'region', authToken: 'a.b.c.d.e' }
const every = [ticket, skytrak, region]

function pending(answer: () => Response) {
  const tab = createTestTab(answer)
  return { ...tab, arrivals: new HttpTokenSignIns(tab.client) }
}

describe('a sign-in by ticket', () => {
  it.each([
    [ticket, 'ticket=1234-5678'],
    [skytrak, 'ticket=1234-5678&isSkytrak=true'],
  ])('[session.ticket-sign-in-skytrak-parameter] tells its kind: %o', async (arrival, query) => {
    const { arrivals, requests } = pending(() => Response.json({ code: 0, data }))
    expect((await arrivals.signIn(arrival)).kind).toBe('signed-in')
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([`GET ${api}/api/player/admin-login?${query}`])
  })

  it("[session.skytrak-shop-values] brings the launch monitor's shop beside the club's", async () => {
    const { arrivals } = pending(() => Response.json({ data: { ...data, eSkytrakToken: 'monitor', eSkytrakStoreCode: 'skytrak' } }))
    expect(await arrivals.signIn(skytrak)).toMatchObject({
      signIn: { grant: { shop: { token: 'shop', storeCode: 'us_en' } }, skytrakShop: { token: 'monitor', storeCode: 'skytrak' } },
    })
  })
})

describe("another region's token", () => {
  it('[session.login-redirect-authtoken] is sent in place of a password, and in no address', async () => {
    const { arrivals, requests } = pending(() => Response.json({ data: { ...data, rememberMe: true } }))
    expect(await arrivals.signIn(region)).toMatchObject({ kind: 'signed-in', signIn: { rememberMe: true } })
    expect(requests.map(({ url }) => url)).toEqual([`${api}/api/v2/player/login`])
    expect(await requests[0]?.json()).toEqual({ authToken: 'a.b.c.d.e' })
  })

  it('[session.login-wrong-region-90015] leads nowhere else', async () => {
    const { arrivals } = pending(() => Response.json({ code: 90015, data: { region: 'JP', jwt_token: 'secret' } }))
    for (const arrival of every) {
      const answer = await arrivals.signIn(arrival)
      expect(answer).toMatchObject({ kind: 'refused' })
      expect(JSON.stringify(answer)).not.toContain('secret')
    }
  })
})

describe('a sign-in without a password', () => {
  it.each(every)('[session.sign-in-failure-keeps-payload] that is refused keeps the payload, and no token in it: %o', async (arrival) => {
    const payload = { code: 90031, message: 'Node 3', data: { tries: 1 } }
    const { arrivals } = pending(() => Response.json({ ...payload, data: { tries: 1, access_token: 'secret' } }, { status: 401 }))
    expect(await arrivals.signIn(arrival)).toEqual({ kind: 'refused', code: 90031, payload })
  })

  it.each(every)('that nobody has refused is a failure, and is not sent again: %o', async (arrival) => {
    const { arrivals, requests } = pending(() => Response.json({ code: 1 }, { status: 500 }))
    await expect(arrivals.signIn(arrival)).rejects.toMatchObject({ kind: 'server-fault' })
    expect(requests).toHaveLength(1)
  })
})

describe('a ticket for the desk', () => {
  const clock = { now: () => Temporal.Instant.from('2026-05-14T12:00:00Z') }

  it("comes with its end by the device's clock, where it is told how long it lasts", async () => {
    const answers = [{ ticket: '1', expiresIn: 600 }, { ticket: '2' }]
    const { client } = createTestTab(() => Response.json({ data: answers.shift() }))
    const desk = new HttpDesk(client, clock)
    expect((await desk.ticket()).until?.toString()).toBe('2026-05-14T12:10:00Z')
    expect(await desk.ticket()).toEqual({ ticket: '2', until: undefined })
  })

  it('[session.ticket-failure-code-only] that can not be had leaves the code alone', async () => {
    const { client } = createTestTab(() => Response.json({ code: 50300, message: 'Ledger shard 4' }, { status: 409 }))
    await expect(new HttpDesk(client, clock).ticket()).rejects.toMatchObject({ kind: 'rejected', code: 50300, body: undefined })
  })
})
