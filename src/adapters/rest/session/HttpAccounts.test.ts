import { describe, expect, it } from 'vitest'
import { createTestTab } from '../../../../tests/builders/createTestTab.ts'
import { HttpAccounts } from './HttpAccounts.ts'

function accounts(answer: () => Response | Promise<Response>) {
  const tab = createTestTab(answer)
  return { ...tab, accounts: new HttpAccounts(tab.client) }
}

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

  it('[devices.skytrak-plus-gate] has the plus flag only where it says so', async () => {
    const players = await Promise.all([true, false, null, undefined].map((skytrakPlus) => player({ skytrakPlus })))
    expect(players.map(({ hasPlus }) => hasPlus)).toEqual([true, undefined, undefined, undefined])
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

  it('comes with its gender, where the profile gives one of two', async () => {
    const players = await Promise.all(['female', 'male', 'undisclosed', '', null].map((gender) => player({ gender })))
    expect(players.map(({ gender }) => gender)).toEqual(['female', 'male', undefined, undefined, undefined])
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
