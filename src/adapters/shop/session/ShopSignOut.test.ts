import { describe, expect, it } from 'vitest'
import { buildSession, createTestTab, tokenOf } from '../../../../tests/builders/createTestTab.ts'
import { ShopClient } from '../ShopClient.ts'
import { ShopSignOut } from './ShopSignOut.ts'

function leaving(answer: () => Response | Promise<Response>) {
  const tab = createTestTab(answer)
  tab.session.update(() => buildSession())
  tab.session.end('player')
  return { ...tab, account: new ShopSignOut(async () => new ShopClient(tab.refresh, tab.session, tab.http)) }
}

describe('revoking a shop token', () => {
  it('[session.sign-out-revokes-shop-token] is said with that token, to the shop that gave it', async () => {
    const { account, requests } = leaving(() => Response.json({ data: { revokeCustomerToken: { result: true } } }))
    await account.revoke('shop-1', { storeCode: 'ca_en', address: 'https://own.shop.example' })
    await account.revoke('shop-1')
    expect(requests.map((request) => [new URL(request.url).origin, tokenOf(request), request.headers.get('store')])).toEqual([
      ['https://own.shop.example', 'shop-1', 'ca_en'],
      ['https://shop.clubhouse.example', 'shop-1', null],
    ])
    expect(await requests[0]?.json()).toMatchObject({ operationName: 'logOut' })
  })

  it.each([
    ['refused', () => Response.json({}, { status: 401 })],
    ['failed', () => Response.json({}, { status: 500 })],
    ['out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['unreadable', () => new Response('<html>')],
  ])('is tried once and never fails: %s', async (_what, answer) => {
    const { account, requests } = leaving(answer)
    await account.revoke('shop-1')
    expect(requests).toHaveLength(1)
  })

  it('never fails, not even where the shop can not be loaded', async () => {
    await new ShopSignOut(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))).revoke('shop-1')
  })
})
