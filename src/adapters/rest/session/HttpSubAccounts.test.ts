import { describe, expect, it } from 'vitest'
import { actingFor, childSignedIn } from '#domain/session/family'
import { buildSession, createTestTab, regionShop, tokenOf } from '../../../../tests/builders/createTestTab.ts'
import { call } from '../call.ts'
import { me } from './calls.ts'
import { HttpSubAccounts } from './HttpSubAccounts.ts'

const wren = { id: 'wren', firstName: 'Wren', lastName: 'Pellbridge', email: 'wren@club.example', asksPassword: false }
const tokens = { access_token: 'token-wren', eToken: 'shop-wren', eStoreCode: 'us_en', eUrl: 'https://wren.shop.example' }
const opened = { code: 0, data: { authToken: tokens, profile: { isSubAccountsLogin: true } } }
const shopping = call({ ...me, path: '/graphql' })

function aFamily(answer: unknown, status = 200) {
  const tab = createTestTab(() => Response.json(answer, { status }))
  tab.session.update(() => buildSession({ skytrakShop: { token: 'monitor-token' } }))
  return { ...tab, family: new HttpSubAccounts(tab.client) }
}

describe('opening an account of the family', () => {
  it.each([
    ['its address', wren, undefined, { email: 'wren@club.example' }],
    ['its id where it has no address', { ...wren, email: undefined }, undefined, { id: 'wren' }],
    ['its password where one is given', wren, 'secret', { email: 'wren@club.example', password: 'secret' }],
  ])('tells %s', async (_what, account, password, body) => {
    const { family, requests } = aFamily(opened)
    await family.signIn(account, password)
    expect(await requests[0]?.json()).toEqual(body)
  })

  it("[session.child-tokens-kept-apart] takes what opens the club and the child's own shop", async () => {
    const { family, session } = aFamily(opened)
    const answer = await family.signIn(wren)
    expect(answer).toMatchObject({
      kind: 'signed-in',
      child: {
        ...{ id: 'wren', name: { firstName: 'Wren' }, token: 'token-wren', isSubAccount: true },
        shop: { token: 'shop-wren', storeCode: 'us_en', address: 'https://wren.shop.example' },
      },
    })
    if (answer.kind === 'signed-in') session.update((now) => childSignedIn(now, answer.child))
    expect(session.value.grant).toEqual(buildSession().grant)
  })

  it.each([
    [{ isSubAccountsLogin: true }, true],
    [{ isSubAccountsLogin: false }, false],
    [{ isSubAccountsLogin: null }, false],
    [null, false],
  ])('[session.sub-account-flag-from-profile] with the profile %j is a sub-account: %s', async (profile, isSubAccount) => {
    const { family } = aFamily({ data: { authToken: 'token-wren', profile } })
    expect(await family.signIn(wren)).toMatchObject({ kind: 'signed-in', child: { isSubAccount } })
  })

  it('[session.shop-token] with a token alone makes a guest in the shop', async () => {
    const { family, session, client, requests } = aFamily({ data: { authToken: 'token-wren' } })
    const answer = await family.signIn(wren)
    if (answer.kind === 'signed-in') session.update((now) => childSignedIn(now, answer.child))
    await client.send(shopping, {}).catch(() => undefined)
    expect(requests.at(-1)?.url).toBe(`${regionShop}/graphql`)
    expect(requests.at(-1)?.headers.has('authorization')).toBe(false)
    expect(requests.at(-1)?.headers.has('store')).toBe(false)
  })

  it('[session.child-token-used] while another child acts still bears the token of the parent', async () => {
    const { family, session, requests } = aFamily(opened)
    session.update((now) => childSignedIn(now, { id: 'bee', name: wren, token: 'token-bee', shop: {}, isSubAccount: true }))
    await family.signIn(wren)
    expect(requests.map(tokenOf)).toEqual(['token-1'])
    session.update((now) => actingFor(now, undefined))
    await family.signIn(wren)
    expect(requests.map(tokenOf)).toEqual(['token-1', 'token-1'])
  })

  it.each([
    ['asks for a password', 409, { code: 90031 }, 'password-needed'],
    ['finds the password wrong', 409, { code: 90032 }, 'password-wrong'],
    ['asks for a password, in an answer', 200, { code: 90031, data: {} }, 'password-needed'],
    ['does not know the account', 404, { code: 404 }, 'refused'],
    ['does not let this parent', 403, { code: 403 }, 'refused'],
  ])('is refused where the server %s', async (_how, status, answer, kind) => {
    expect(await aFamily(answer, status).family.signIn(wren)).toEqual({ kind })
  })

  it.each([
    ['a server fault', 500, {}, 'server-fault'],
    ['no token', 200, { code: 0, data: {} }, 'broken-contract'],
  ])('fails for %s', async (_how, status, answer, kind) => {
    await expect(aFamily(answer, status).family.signIn(wren)).rejects.toMatchObject({ kind })
  })
})
