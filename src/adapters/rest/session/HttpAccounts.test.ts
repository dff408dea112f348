import { describe, expect, it } from 'vitest'
import { aTab } from '../aTab.ts'
import { HttpAccounts } from './HttpAccounts.ts'

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

function accounts(answer: () => Response | Promise<Response>) {
  const tab = aTab(answer)
  return { ...tab, accounts: new HttpAccounts(tab.client) }
}

const signIn = (answer: () => Response | Promise<Response>) => accounts(answer).accounts.signIn(credentials)

describe('a sign-in', () => {
  it('[session.login-response-stored] brings tokens, the shop and the launch monitor shop', async () => {
    const { accounts: http, requests } = accounts(() => Response.json({ code: 0, data }))
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

const profile = { id: '1', firstName: 'Hana', lastName: 'Lindqvist', email: 'hana@club.example', fields: {} }

async function player(more: object) {
  return accounts(() => Response.json({ data: { ...profile, ...more } })).accounts.profile()
}

describe('a profile', () => {
  it.each(['skytrak', 'SkyTrak'])('[session.usertype-skytrak] of type %s is a player of kind 3', async (type) => {
    expect((await player({ type })).userType).toBe(3)
  })

  it.each(['skytrak_clubhouse', 'SKYTRAK_Clubhouse'])(
    '[session.usertype-skytrak-product] of type %s is a player of kind 2',
    async (type) => {
      expect((await player({ type })).userType).toBe(2)
    },
  )

  it.each(['golfer', 'skytrak_other', '', null, undefined])('[session.usertype-normal] of type %s is a player of kind 1', async (type) => {
    expect((await player({ type })).userType).toBe(1)
  })

  it('[session.metric-distances-flag] asks for metric distances by its own flag', async () => {
    const flags = [true, false, null, undefined]
    const players = await Promise.all(flags.map((enableMetricDistances) => player({ enableMetricDistances, enableMetricSpeeds: true })))
    expect(players.map(({ metricDistances }) => metricDistances)).toEqual([true, false, false, false])
  })

  it('[session.metric-speeds-flag] asks for metric speeds by its own flag', async () => {
    const flags = [true, false, null, undefined]
    const players = await Promise.all(flags.map((enableMetricSpeeds) => player({ enableMetricSpeeds, enableMetricDistances: true })))
    expect(players.map(({ metricSpeeds }) => metricSpeeds)).toEqual([true, false, false, false])
  })

  it('comes with its hand, its names and its home', async () => {
    const fields = { handedness: { key: 'l', value: 'left' } }
    expect(await player({ fields, altFirstName: 'ワタル', altLastName: null, homeCenterId: 'c1', memberSince: 2019 })).toEqual({
      id: '1',
      firstName: 'Hana',
      lastName: 'Lindqvist',
      altFirstName: 'ワタル',
      altLastName: undefined,
      email: 'hana@club.example',
      userType: 1,
      hand: 'left',
      metricDistances: false,
      metricSpeeds: false,
      homeCentreId: 'c1',
      memberSince: 2019,
    })
    expect((await player({})).hand).toBe('right')
  })
})

describe('a reading that is refused', () => {
  const refused = () => Response.json({ code: 50200, message: 'Shard 2 of players' }, { status: 409 })

  it('[session.profile-failure-code-only] keeps of the profile the code alone', async () => {
    await expect(accounts(refused).accounts.profile()).rejects.toMatchObject({ kind: 'rejected', code: 50200, body: undefined })
  })

  it('[session.credit-failure-code-only] keeps of the credits the code alone', async () => {
    await expect(accounts(refused).accounts.credit()).rejects.toMatchObject({ code: 50200, body: undefined })
    await expect(accounts(refused).accounts.creditV3()).rejects.toMatchObject({ code: 50200, body: undefined })
  })

  it('without a code keeps the status', async () => {
    const answer = () => Response.json({}, { status: 403 })
    await expect(accounts(answer).accounts.profile()).rejects.toMatchObject({ kind: 'forbidden', code: 403, body: undefined })
  })
})

describe('credits', () => {
  it('come from both versions, days as days', async () => {
    expect(await accounts(() => Response.json({ data: { credit: 4 } })).accounts.credit()).toBe(4)
    const answer = {
      left: 6,
      total: 12,
      expiring: [
        { amount: 2, date: '2026-06-30' },
        { amount: 1, date: 'soon' },
      ],
    }
    expect(await accounts(() => Response.json({ data: answer })).accounts.creditV3()).toEqual({
      left: 6,
      total: 12,
      expiring: [{ amount: 2, date: Temporal.PlainDate.from('2026-06-30') }],
    })
  })
})
