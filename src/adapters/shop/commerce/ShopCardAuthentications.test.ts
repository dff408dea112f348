import { describe, expect, it } from 'vitest'
import { buildSession, createTestTab } from '../../../../tests/builders/createTestTab.ts'
import { ShopClient } from '../ShopClient.ts'
import { ShopCardAuthentications } from './ShopCardAuthentications.ts'

const card = { holder: 'Hana Ito', number: '4242424242424242', month: 5, year: 2030, securityCode: '123' }
const browser = { userAgent: 'A browser', callback: new URL('https://club.example/3-d-secure.html') }
const nothing = {
  ...{ error_message: null, ThreeDSMethodURL: null, ThreeDSMethodData: null, ChallengeURL: null, ChallengeData: null },
  ...{ TransStatus: null, ECI: null, Cavv: null, receipt: null, ThreeDSServerTransId: null, DSTransId: null },
}

function bank(answer: object, asked = browser) {
  const tab = createTestTab(() => Response.json({ data: answer }))
  tab.session.update(() => buildSession())
  const load = async () => new ShopClient(tab.refresh, tab.session, tab.http)
  return { ...tab, bank: new ShopCardAuthentications(load, asked) }
}

async function variablesOf(request: Request | undefined): Promise<unknown> {
  const body = await request?.json()
  return body?.variables
}

it('[commerce.card-lookup-input] looks a card up by cart, number and store, never in an address', async () => {
  const { bank: cards, requests } = bank({ cardLookup: { can_use_3d: true } })
  expect(await cards.canAuthenticate({ cartId: 'c1', card, shop: 'club', storeId: 7 })).toBe(true)
  const asked = requests.at(-1)
  expect(asked?.method).toBe('POST')
  expect(requests.filter(({ url }) => url.includes(card.number))).toEqual([])
  expect(await asked?.json()).toMatchObject({ variables: { cartId: 'c1', ccNumber: card.number, storeId: 7 } })
})

it.each([
  ['cardLookup.can_use_3d', { cardLookup: null }],
  ['cardLookup.can_use_3d', { cardLookup: { can_use_3d: null } }],
])('[commerce.card-lookup-read-as-data] takes no silence for a no: %s', async (path, answer) => {
  const { bank: cards } = bank(answer)
  await expect(cards.canAuthenticate({ cartId: 'c1', card, shop: 'club', storeId: 7 })).rejects.toMatchObject({
    kind: 'broken-contract',
    path,
  })
})

it('[commerce.3d-secure-two-input-shapes] asks for the club in one shape, whole', async () => {
  const { bank: cards, requests } = bank({ processMpi3DAuthentication: { ...nothing, TransStatus: 'Y' } })
  await cards.authenticate({ cartId: 'c1', card, shop: 'club', storeId: 7 })
  expect(await variablesOf(requests[0])).toEqual({
    increment_id: 'c1',
    ...{ card_holder_name: 'Hana Ito', cc_number: '4242424242424242', cc_exp_month: '05', cc_exp_year: '2030' },
    user_agent: 'A browser',
    challenge_callback_url: 'https://club.example/3-d-secure.html',
  })
})

it("[commerce.3d-secure-two-input-shapes] asks for the members' shop in the other, whole", async () => {
  const { bank: cards, requests } = bank({ processMpi3DAuthentication: { ...nothing, TransStatus: 'Y' } })
  await cards.authenticate({ cartId: 'c1', card, shop: 'members', storeId: 7 })
  expect(await variablesOf(requests[0])).toEqual({
    ...{ incrementId: 'c1', cardName: 'Hana Ito', ccNumber: '4242424242424242', ccExpMonth: '05', ccExpYear: '2030' },
    ...{ userAgent: 'A browser', uRL: 'https://club.example/3-d-secure.html' },
  })
})

const incomplete = [
  ['commerce.card-number-required', { card: { ...card, number: '' } }],
  ['commerce.card-number-required', { card: { ...card, number: ' ' } }],
  ['commerce.card-expiry-month-required', { card: { ...card, month: 0 } }],
  ['commerce.card-expiry-month-required', { card: { ...card, month: Number.NaN } }],
  ['commerce.card-expiry-year-required', { card: { ...card, year: 0 } }],
  ['commerce.card-holder-required', { card: { ...card, holder: ' ' } }],
  ['commerce.user-agent-required', { browser: { ...browser, userAgent: '' } }],
] as const

describe.each(['club', 'members'] as const)('for the shop of %s', (shop) => {
  it.each(incomplete)('[%s] sends nothing that is incomplete: %j', async (_rule, answer) => {
    const { bank: cards, requests } = bank(
      { processMpi3DAuthentication: { ...nothing, TransStatus: 'Y' } },
      'browser' in answer ? answer.browser : browser,
    )
    const payment = { cartId: 'c1', card: 'card' in answer ? answer.card : card, shop, storeId: 7 }
    await expect(cards.authenticate(payment)).rejects.toMatchObject({ kind: 'broken-contract' })
    expect(requests).toEqual([])
  })

  it('[commerce.callback-url-required] always says where the bank leads back to', async () => {
    const { bank: cards, requests } = bank({ processMpi3DAuthentication: { ...nothing, TransStatus: 'Y' } })
    await cards.authenticate({ cartId: 'c1', card, shop, storeId: 7 })
    expect(JSON.stringify(await variablesOf(requests[0]))).toContain(JSON.stringify(browser.callback.href))
  })
})

it('[commerce.card-number-required] looks up no card without a number', async () => {
  const { bank: cards, requests } = bank({ cardLookup: { can_use_3d: true } })
  await expect(cards.canAuthenticate({ cartId: 'c1', card: { ...card, number: '' }, shop: 'club', storeId: 7 })).rejects.toMatchObject({
    kind: 'broken-contract',
  })
  expect(requests).toEqual([])
})

it.each([
  ['an error', { error_message: 'no' }, { errorMessage: 'no' }],
  ['a hidden page', { ThreeDSMethodURL: 'https://b/m', ThreeDSMethodData: 'd' }, { method: { url: 'https://b/m', data: 'd' } }],
  ['a challenge', { ChallengeURL: 'https://b/c', ChallengeData: 'd' }, { challenge: { url: 'https://b/c', data: 'd' } }],
  ['half a challenge', { ChallengeURL: 'https://b/c' }, {}],
  [
    'a result',
    { TransStatus: 'Y', ECI: '05', Cavv: 'c', receipt: 'r', ThreeDSServerTransId: 's', DSTransId: 'd' },
    { result: { status: 'Y', eci: '05', cavv: 'c', receipt: 'r', serverTransactionId: 's', directoryTransactionId: 'd' } },
  ],
])('reads %s', async (_what, fields, answer) => {
  const { bank: cards } = bank({ processMpi3DAuthentication: { ...nothing, ...fields } })
  const read = await cards.authenticate({ cartId: 'c1', card, shop: 'club', storeId: 7 })
  expect(JSON.parse(JSON.stringify(read))).toEqual(answer)
})
