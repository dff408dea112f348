import { describe, expect, it } from 'vitest'
import { buildSession, createTestTab } from '../../../../tests/builders/createTestTab.ts'
import { SessionInMemory } from '../../../../tests/builders/session.ts'
import { HttpContactDetails } from './HttpContactDetails.ts'

function details(answer: () => Response, isSkytrak = false) {
  const tab = createTestTab(answer)
  tab.session.update(() => buildSession())
  return { ...tab, details: new HttpContactDetails(tab.client, new SessionInMemory({ isSkytrak })) }
}

const ok = () => Response.json({ code: 0, data: {} })
const refused = (code: number) => () => Response.json({ code, message: 'Directory 3' }, { status: 409 })
const contact = { email: 'hana.new@club.example', phone: '+13125550141', phoneVerified: true, subscriptions: ['smsClubhouse', 'unheardOf'] }

async function sent(requests: readonly Request[]) {
  const [request] = requests
  return [request?.method, request && new URL(request.url).pathname, await request?.json()]
}

describe('a change of the contact', () => {
  it('[session.email-code-request-payload] asks for a code with the new address', async () => {
    const { details: http, requests } = details(ok)
    expect(await http.requestCode('hana.new@club.example')).toEqual({ kind: 'sent' })
    expect(await sent(requests)).toEqual(['POST', '/api/change-email/verify', { email: 'hana.new@club.example' }])
  })

  it('[session.email-code-payload] sends the code back', async () => {
    const { details: http, requests } = details(ok)
    expect(await http.confirmCode('123456')).toEqual({ kind: 'accepted' })
    expect(await sent(requests)).toEqual(['PUT', '/api/change-email/verify', { code: '123456' }])
  })

  it('[session.change-email-payload] saves messages, address and number, and no more', async () => {
    const { details: http, requests } = details(ok)
    expect(await http.save(contact)).toEqual({ kind: 'changed' })
    const { email, phone, subscriptions: emailSubscription } = contact
    expect(await sent(requests)).toEqual(['PUT', '/api/change-email/update', { emailSubscription, email, phone }])
  })

  it.each([
    ['a body', ok],
    ['none', () => new Response('')],
    ['no content', () => new Response(null, { status: 204 })],
    ['another status', () => Response.json({ code: 0 }, { status: 202 })],
  ])('is done with any success: %s', async (_how, answer) => {
    const { details: http } = details(answer)
    expect(await http.save(contact)).toEqual({ kind: 'changed' })
  })

  it('is not done by a page', async () => {
    await expect(details(() => new Response('<html>')).details.save(contact)).rejects.toMatchObject({ kind: 'broken-contract' })
  })

  it('[session.account-errors-keep-body] keeps the answer where somebody else has the address', async () => {
    const taken = { kind: 'address-taken', payload: { code: 90023, message: 'Directory 3' } }
    expect(await details(refused(90023)).details.requestCode('mateo@club.example')).toEqual(taken)
    expect(await details(refused(90023)).details.save(contact)).toEqual(taken)
  })

  it.each([90022, 90024])('[session.account-errors-keep-body] keeps the answer of any other no: %i', async (code) => {
    await expect(details(refused(code)).details.save(contact)).rejects.toMatchObject({ kind: 'rejected', code, body: { code } })
  })

  it.each([
    [90021, 'wrong'],
    [90022, 'expired'],
  ])('[session.account-errors-keep-body] keeps the answer to a code that is not good: %i', async (code, reason) => {
    expect(await details(refused(code)).details.confirmCode('1')).toMatchObject({ kind: 'refused', reason, payload: { code } })
  })
})

describe('the contact as it is', () => {
  const profile = { id: '1', firstName: 'Hana', lastName: 'Lindqvist', email: 'hana@club.example', fields: {} }

  it.each([
    ['a list', ['smsClubhouse', 'unheardOf']],
    ['a map', { smsClubhouse: true, smsSpecialOffers: false, emailNews: 'yes', unheardOf: true }],
  ])('tells what is wanted by %s', async (_how, emailSubscription) => {
    const { details: http } = details(() => Response.json({ data: { ...profile, phone: '+1', phoneVerified: true, emailSubscription } }))
    const subscriptions = ['smsClubhouse', 'unheardOf']
    expect(await http.current()).toEqual({ email: 'hana@club.example', phone: '+1', phoneVerified: true, subscriptions })
  })

  it.each([{}, { phone: null, phoneVerified: null, emailSubscription: null }])('may leave the rest open: %j', async (more) => {
    const { details: http } = details(() => Response.json({ data: { ...profile, ...more } }))
    expect(await http.current()).toEqual({ email: 'hana@club.example', phone: '', phoneVerified: undefined, subscriptions: [] })
  })
})

describe('the contact', () => {
  const me = { id: '1', firstName: 'Hana', lastName: 'Lindqvist', email: 'hana@club.example', fields: {} }

  it.each([
    ['club', false, '/api/v2/player/me'],
    ['launch-monitor', true, '/api/skytrak/customer/me'],
  ] as const)('of a session of the %s is read from its own call', async (_, isSkytrak, path) => {
    const { details: http, requests } = details(() => Response.json({ data: me }), isSkytrak)
    expect(await http.current()).toMatchObject({ email: 'hana@club.example', phone: '', subscriptions: [] })
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([path])
  })

  it('[session.profile-failure-code-only] keeps the code alone where it can not be read', async () => {
    const failure = await details(refused(90077))
      .details.current()
      .catch((error: unknown) => error)
    expect(failure).toMatchObject({ code: 90077, body: undefined })
  })
})
