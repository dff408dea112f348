import { expect, it } from 'vitest'
import type { Session } from '#domain/session/session'
import { buildSession, createTestTab, tokenOf } from '../../../../tests/builders/createTestTab.ts'
import { child, skytrakShop } from '../../../../tests/builders/storedSession.ts'
import { customer } from '../commerce/addressOperations.ts'
import { addProducts } from '../commerce/cartAddOperations.ts'
import { categoryProducts } from '../commerce/catalogueOperations.ts'
import { ShopClient } from '../ShopClient.ts'
import { MonitorShopClient } from './MonitorShopClient.ts'

const answered = { data: { customer: { email: 'odette@clubhouse.example', addresses: [] } } }

function createShops(own: Partial<Session>, answer = () => Response.json(answered)) {
  const tab = createTestTab(answer)
  tab.session.update(() => buildSession(own))
  const club = new ShopClient(tab.refresh, tab.session, tab.http)
  return { ...tab, club, monitors: new MonitorShopClient(club, tab.session) }
}

it('[devices.skytrak-shop-overrides] [devices.launch-monitor-shop-graphql] keeps stores and tokens apart where both shops are asked at once', async () => {
  const { club, monitors, requests } = createShops({ skytrakShop: { token: 'monitor-token', storeCode: 'STSVJP' } })
  await Promise.all([club.send(customer, {}), monitors.send(customer, {}), club.send(customer, {}), monitors.send(customer, {})])
  expect(requests.map((request) => `${tokenOf(request)} in ${request.headers.get('store')}`).sort()).toEqual([
    ...['monitor-token in STSVJP', 'monitor-token in STSVJP', 'shop-1 in ca_en', 'shop-1 in ca_en'],
  ])
  expect(new Set(requests.map(({ url }) => new URL(url).pathname))).toEqual(new Set(['/graphql']))
})

it.each([
  ['a store of the club', { skytrakShop: { token: 'monitor-token', storeCode: 'us_en' } }],
  ['an unknown store', { skytrakShop }],
  ['a store in another case', { skytrakShop: { token: 'monitor-token', storeCode: 'stsven' } }],
  ['no token', { skytrakShop: { storeCode: 'STSVEN' } }],
  ['an empty token', { skytrakShop: { token: '', storeCode: 'STSVEN' } }],
  ['no launch monitor', {}],
  ['a child, for whom the parent acts', { child, skytrakShop: { token: 'monitor-token', storeCode: 'STSVEN' } }],
])('sends nothing with %s', async (_case, own) => {
  const { monitors, requests } = createShops(own)
  await expect(monitors.send(customer, {})).rejects.toMatchObject({ kind: 'forbidden', outcome: 'not-sent' })
  expect(requests).toEqual([])
})

it("does not end the session when its token has expired: the club's is another", async () => {
  const own = { skytrakShop: { token: 'monitor-token', storeCode: 'STSVEN' } }
  const { monitors, requests, session } = createShops(own, () => Response.json({ errors: [{ message: 'expired' }] }, { status: 401 }))
  await expect(monitors.send(customer, {})).rejects.toMatchObject({ kind: 'unauthorised' })
  expect([requests.length, session.value.grant !== undefined]).toEqual([1, true])
})

it('[devices.launch-monitor-shop-sort] asks for products in ascending order', async () => {
  const { monitors, requests } = createShops({ skytrakShop: { token: 'monitor-token', storeCode: 'STSVEN' } })
  const asked = { filter: { category_id: { in: ['800'] } }, pageSize: 10, currentPage: 1 }
  await monitors.send(categoryProducts, asked).catch(() => undefined)
  expect(new URL(requests[0]?.url ?? '').searchParams.get('query')).toMatch(
    /\$sort:ProductAttributeSortInput ?= ?\{position:ASC\}\).*sort:\$sort/,
  )
})

it('names a change of the cart as a call of its carts', async () => {
  const sent: string[] = []
  const client = { send: async (call: { readonly id: string }): Promise<never> => Promise.reject(sent.push(call.id)) }
  const monitors = new MonitorShopClient(client, { value: buildSession({ skytrakShop: { token: 'monitor-token', storeCode: 'STSVEN' } }) })
  await monitors.send(addProducts, { cartId: 'cart-1', cartItems: [] }).catch(() => undefined)
  expect(sent).toEqual(['devices.shop-carts'])
})
