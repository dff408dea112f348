import { expect, test } from 'vitest'
import { buildSession, createTestTab } from '../../../../../tests/builders/createTestTab.ts'
import { ShopPlusPlans } from '../../../shop/commerce/plus-subscription/ShopPlusPlans.ts'
import { ShopClient } from '../../../shop/ShopClient.ts'
import { HttpPlusSubscriptions } from './HttpPlusSubscriptions.ts'

function answering(body: object, status = 200) {
  const tab = createTestTab(() => Response.json(body, { status }))
  tab.session.update(() => buildSession())
  return tab
}

const calls = ['current', 'trial', 'startTrial'] as const

test.each(calls)('[commerce.plus-failure-code-only] a failure of %s keeps the code alone', async (call) => {
  const { client } = answering({ code: 60_101, message: 'No subscription for this player' }, 400)
  const failure = await new HttpPlusSubscriptions(client)[call]().catch((error: unknown) => error)
  expect(failure).toMatchObject({ code: 60_101, body: undefined })
})

test('[commerce.plus-trial] a trial is read and started', async () => {
  const { client, requests } = answering({ code: 0, data: { state: 'running', days: 14, endsOn: '2026-05-27' } })
  const plus = new HttpPlusSubscriptions(client)
  expect(await plus.trial()).toEqual({ state: 'running', days: 14, endsOn: Temporal.PlainDate.from('2026-05-27') })
  await plus.startTrial()
  expect(requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
    'GET /api/subscription/trial',
    'POST /api/subscription/trial',
  ])
})

test('[commerce.plus-shop-paging] [commerce.plus-shop-sort-ascending] plans are read four at a time, by position', async () => {
  const tab = answering({
    data: {
      categories: { items: [] },
      products: { __typename: 'Products', total_count: 0, page_info: { current_page: 1, page_size: 4 }, items: [] },
    },
  })
  const plans = new ShopPlusPlans(async () => new ShopClient(tab.refresh, tab.session, tab.http))
  expect(await plans.offered()).toEqual([])
  const asked = new URL(tab.requests[0]?.url ?? '').searchParams
  expect(JSON.parse(asked.get('variables') ?? '')).toMatchObject({ pageSize: 4, currentPage: 1, featuredPageSize: 4 })
  expect(asked.get('query')).toContain('sort:{position:ASC}')
})

test('a trial whose state is not known is offered no more', async () => {
  const { client } = answering({ code: 0, data: { state: 'adjourned', days: 14, endsOn: null } })
  expect((await new HttpPlusSubscriptions(client).trial()).state).toBe('used')
})
