import { describe, expect, test } from 'vitest'
import { Failure } from '#app/shared/failure'
import { fieldsOf, type Profile, type ProfileDetails } from '#domain/session/profile'
import { createTestTab } from '../../../../tests/builders/createTestTab.ts'
import { SessionInMemory } from '../../../../tests/builders/session.ts'
import { HttpMonitorCustomers } from '../devices/HttpMonitorCustomers.ts'
import { HttpProfiles } from './HttpProfiles.ts'

const details: ProfileDetails = {
  ...{
    firstName: 'Hana',
    lastName: 'Lindqvist',
    altFirstName: 'ハナ',
    altLastName: 'リンド',
    hand: 'l',
    birthday: '1988-04-17',
    gender: 'female',
  },
  ...{
    street1: '4 Orchard Row',
    street2: 'Flat 2',
    city: 'Chicago',
    postalCode: '60614',
    state: 'Illinois',
    pref: '13',
    phone: '+13125550141',
  },
}

const base = {
  ...{ firstName: 'Hana', lastName: 'Lindqvist', fields: { handedness: { key: 'l', value: 'left' } }, birthday: '1988-04-17' },
  ...{ gender: 'female', street1: '4 Orchard Row', street2: 'Flat 2', city: 'Chicago', postalCode: '60614' },
}

const me = { id: 'hana', firstName: 'Hana', lastName: 'Lindqvist', email: 'hana@club.example', fields: {} }

function profiles(answer: () => Response, isSkytrak = false) {
  const { client, requests } = createTestTab(answer)
  return { http: new HttpProfiles(client, new SessionInMemory({ isSkytrak }), new HttpMonitorCustomers(client)), requests }
}

async function told(profile: Partial<Profile>, isJapan: boolean): Promise<unknown> {
  const { http, requests } = profiles(() => Response.json({ code: 0 }))
  await http.update(details, fieldsOf({ details, subscriptions: [], ...profile }, isJapan))
  return requests[0]?.json()
}

describe('an update', () => {
  test('[session.profile-base-fields] [session.profile-non-japan-state] [session.profile-phone-sent] tells the state outside Japan', async () => {
    expect(await told({}, false)).toEqual({ ...base, state: 'Illinois', phone: '+13125550141' })
  })

  test('[session.profile-japan-fields] tells readings and prefecture in Japan', async () => {
    const japans = { altFirstName: 'ハナ', altLastName: 'リンド', pref: '13' }
    expect(await told({}, true)).toEqual({ ...base, ...japans, phone: '+13125550141' })
  })

  test.each(['smsClubhouse', 'smsSpecialOffers'])('[session.profile-phone-omitted] tells no phone beside %s', async (key) => {
    expect(await told({ subscriptions: [key] }, false)).toEqual({ ...base, state: 'Illinois' })
  })

  test('[session.handedness-update-alone] of the hand tells nothing else', async () => {
    const { http, requests } = profiles(() => Response.json({ code: 0 }))
    await http.updateHand('l')
    expect(await requests[0]?.json()).toEqual({ fields: { handedness: { key: 'l', value: 'left' } } })
  })

  test('that is refused names the fields, and keeps the answer', async () => {
    const payload = { code: 422, message: 'no', errors: { city: 'too-long', phone: 'taken', email: 'taken' } }
    const { http } = profiles(() => Response.json(payload, { status: 422 }))
    expect(await http.update(details, [])).toEqual({ kind: 'refused', fields: { city: 'too-long', phone: 'refused' }, payload })
  })

  test('[session.rejection-keeps-response-body] that is refused for anything else fails with the answer', async () => {
    const payload = { code: 50300, message: 'Shard 3', errors: { email: 'taken' } }
    const { http } = profiles(() => Response.json(payload, { status: 409 }))
    const failure = await http.update(details, []).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Failure)
    expect(failure).toMatchObject({ kind: 'rejected', code: 50300, body: payload })
  })
})

describe('a profile', () => {
  const read = (more: object) => profiles(() => Response.json({ code: 0, data: { ...me, ...more } })).http.read()

  test('is empty where nothing is told', async () => {
    expect(await read({ city: null })).toMatchObject({ details: { hand: '', city: '', birthday: '' }, subscriptions: [] })
  })

  test.each([
    [{ key: 'l', value: 'left' }, 'l'],
    [{ key: 'r', value: 'right' }, 'r'],
  ])('plays with the hand %j', async (handedness, hand) => {
    expect(await read({ fields: { handedness } })).toMatchObject({ details: { hand } })
  })

  test.each([
    [['smsClubhouse', 'emailNews']],
    [{ smsClubhouse: true, emailNews: true, smsSpecialOffers: false, other: 'yes' }],
    [['smsClubhouse', 7, 'emailNews']],
  ])('holds the subscriptions of %j', async (emailSubscription) => {
    expect((await read({ emailSubscription })).subscriptions).toEqual(['smsClubhouse', 'emailNews'])
  })
})

test.each([
  ['club', false, '/api/v2/player/me'],
  ['launch-monitor', true, '/api/skytrak/customer/me'],
] as const)('the profile of a session of the %s is read from its own call', async (_, isSkytrak, path) => {
  const { http, requests } = profiles(() => Response.json({ data: me }), isSkytrak)
  expect(await http.read()).toMatchObject({ details: { firstName: 'Hana' } })
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([path])
})
