import { describe, expect, it } from 'vitest'
import { createTestTab } from '../../../../tests/builders/createTestTab.ts'
import { HttpSignIns } from './HttpSignIns.ts'

const credentials = { username: 'hana@club.example', password: 'secret' }

const data = {
  access_token: 'token',
  refresh_token: 'refresh',
  eToken: 'shop-token',
  eStoreCode: 'ca_en',
  eUrl: 'https://own.shop.example',
  tokenSource: 'password',
  eSkytrakToken: 'monitor-token',
  eSkytrakStoreCode: 'monitor',
  jwt_token: 'jwt',
}

function signIns(answer: () => Response | Promise<Response>) {
  const tab = createTestTab(answer)
  return { ...tab, signIns: new HttpSignIns(tab.client) }
}

const signIn = (answer: () => Response | Promise<Response>) => signIns(answer).signIns.signIn(credentials)

describe('a sign-in', () => {
  it('[session.login-response-stored] brings tokens, the shop and the launch monitor shop', async () => {
    const { signIns: http, requests } = signIns(() => Response.json({ code: 0, data }))
    expect(await http.signIn(credentials)).toEqual({
      kind: 'signed-in',
      signIn: {
        grant: {
          token: 'token',
          refreshToken: 'refresh',
          shop: { token: 'shop-token', storeCode: 'ca_en', address: 'https://own.shop.example' },
        },
        tokenSource: 'password',
        skytrakShop: { token: 'monitor-token', storeCode: 'monitor' },
      },
    })
    expect(await requests[0]?.json()).toEqual(credentials)
  })

  it.each([90001, '90001', 1])('[session.login-other-codes-sign-in] succeeds beside the code %s', async (code) => {
    expect((await signIn(() => Response.json({ code, data }))).kind).toBe('signed-in')
  })

  it.each([90015, '90015'])('[session.login-wrong-region-90015] to another region names it, beside the code %s', async (code) => {
    const answer = await signIn(() => Response.json({ code, data: { ...data, region: 'JP' } }))
    expect(answer).toEqual({ kind: 'wrong-region', region: 'JP', jwtToken: 'jwt' })
  })

  it.each([90014, 90016])('[session.login-wrong-region-90015] beside its neighbour %i is an ordinary one', async (code) => {
    expect((await signIn(() => Response.json({ code, data: { ...data, region: 'JP' } }))).kind).toBe('signed-in')
  })

  it('to a region that is not named is refused', async () => {
    expect(await signIn(() => Response.json({ code: 90015, data }))).toEqual({ kind: 'refused', code: 90015, payload: { code: 90015 } })
  })

  it.each([401, 400, 403, 404, 409, 422])('[session.sign-in-failure-keeps-payload] refused with %i keeps the payload', async (status) => {
    const payload = { code: 90100, message: 'Shard 2' }
    expect(await signIn(() => Response.json(payload, { status }))).toEqual({ kind: 'refused', code: 90100, payload })
  })

  it('keeps no token of a refusal', async () => {
    const body = { code: 90100, data: { jwt_token: 'secret', tries: 2, shop: { eToken: 'secret' } } }
    expect(await signIn(() => Response.json(body, { status: 401 }))).toEqual({
      kind: 'refused',
      code: 90100,
      payload: { code: 90100, data: { tries: 2, shop: {} } },
    })
    expect(JSON.stringify(await signIn(() => Response.json({ code: 90015, data: { jwt_token: 'secret' } })))).not.toContain('secret')
  })

  it('[session.sign-in-failure-keeps-payload] refused with a code and without tokens keeps the payload', async () => {
    expect(await signIn(() => Response.json({ code: 90100, message: 'no' }))).toMatchObject({
      kind: 'refused',
      code: 90100,
      payload: { message: 'no' },
    })
    expect(await signIn(() => Response.json({ code: 90100, data: {} }))).toMatchObject({ kind: 'refused', code: 90100 })
  })

  it.each([
    ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['server-fault', () => Response.json({ code: 1 }, { status: 500 })],
    ['throttled', () => new Response('', { status: 429, headers: { 'retry-after': '9' } })],
    ['broken-contract', () => new Response('<html>')],
    ['broken-contract', () => Response.json({ data: { access_token: 'token' } })],
    ['broken-contract', () => Response.json({ code: 0, data: { refresh_token: 'refresh' } })],
  ] as const)('that nobody has refused is a failure: %s', async (kind, answer) => {
    await expect(signIn(answer)).rejects.toMatchObject({ kind })
  })
})
