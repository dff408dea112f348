import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moneyOf } from '#domain/commerce/money'
import { consequenceOf, offeredTo } from '#domain/commerce/subscriptions/statusChange'
import { nextStepOf, subscriptionStatuses } from '#domain/commerce/subscriptions/subscription'
import { buildSession, createTestTab } from '../../../../../tests/builders/createTestTab.ts'
import { ShopClient } from '../../ShopClient.ts'
import { ShopSubscriptions } from './ShopSubscriptions.ts'

const address = { firstname: 'Hana', lastname: 'Lindqvist', street: ['12 Elm Street'], city: 'Chicago', country_code: 'US' }
const card = { cc_type: 'VI', cc_last_4: '4242', cc_exp_month: '11', cc_exp_year: '2029', cc_owner: 'Hana Lindqvist' }
const quote = {
  ...{ grand_total: 28.25, currency_code: 'USD', items: [{ item_id: 1, name: 'Tour balls', qty: 1, row_total_incl_tax: 28.25 }] },
  ...{ billing_address: address, shipping_address: address, payment: card },
}

function wireSubscription(given: object = {}) {
  return {
    ...{ entity_id: 1, increment_id: 'S1', description: 'Tour balls', status: 'active', frequency_count: 1, frequency_unit: 'month' },
    ...{ length: 0, run_count: 7, next_run: '2026-05-22 09:00:00', created_at: '2025-10-22 09:00:00', quote },
    logs: [
      { log_id: 1, agent_id: -1, status: 'active', created_at: '2025-10-22 09:00:00' },
      { log_id: 2, agent_id: 0, status: 'active', created_at: '2026-04-22 09:00:00', order_increment_id: '000001010' },
    ],
    ...given,
  }
}

function createShop(data: object) {
  const tab = createTestTab(() => Response.json({ data }))
  tab.session.update(() => buildSession())
  const sent = async (): Promise<unknown> => tab.requests[0]?.clone().json()
  return { shop: new ShopSubscriptions(async () => new ShopClient(tab.refresh, tab.session, tab.http)), sent }
}

describe('the history', () => {
  test('[commerce.subscription-history-timezone] has the times of the store and its time zone, in either spelling', async () => {
    const subscriptions = [wireSubscription()]
    const { shop } = createShop({ subscriptions, storeConfig: { timeZone: 'Asia/Tokyo' } })
    const {
      timeZone,
      subscriptions: [first],
    } = await shop.history()
    expect([timeZone, first?.nextRun?.toString()]).toEqual(['Asia/Tokyo', '2026-05-22T09:00:00'])
    const other = createShop({ subscriptions, storeConfig: { timezone: 'America/Chicago', timeZone: null } })
    expect((await other.shop.history()).timeZone).toBe('America/Chicago')
  })

  test('leaves out a broken subscription and keeps an unknown status as it is', async () => {
    const { shop } = createShop({ subscriptions: [wireSubscription({ status: 'on_hold' }), { entity_id: 2 }], storeConfig: null })
    const { subscriptions, timeZone } = await shop.history()
    expect([subscriptions.map(({ id, status }) => [id, status]), timeZone]).toEqual([[[1, { kind: 'other', label: 'on_hold' }]], undefined])
  })

  test('has the newest subscription and the newest event first, and only the end of the card number', async () => {
    const payment = { ...card, cc_last_4: '4000000000004242' }
    const newer = wireSubscription({ entity_id: 2, created_at: '2026-01-01 00:00:00', quote: { ...quote, payment } })
    const { subscriptions } = await createShop({ subscriptions: [wireSubscription(), newer] }).shop.history()
    expect(subscriptions.map(({ id }) => id)).toEqual([2, 1])
    expect(subscriptions[0]?.card).toEqual({
      type: 'VI',
      last4: '4242',
      expires: Temporal.PlainYearMonth.from('2029-11'),
      owner: 'Hana Lindqvist',
    })
    expect(subscriptions[1]?.events.map(({ byCustomer, orderNumber }) => [byCustomer, orderNumber])).toEqual([
      [false, '000001010'],
      [true, undefined],
    ])
  })
})

const amount = fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100)

test('every amount that is shown is one that the shop has answered', async () => {
  const wire = fc.record({
    status: fc.constantFrom(...subscriptionStatuses, 'on_hold'),
    length: fc.nat({ max: 12 }),
    run_count: fc.nat({ max: 12 }),
    quote: fc.record({
      grand_total: amount,
      currency_code: fc.constantFrom('USD', 'JPY'),
      items: fc.array(fc.record({ item_id: fc.nat(), name: fc.string(), qty: fc.nat(), row_total_incl_tax: amount }), { maxLength: 3 }),
    }),
  })
  await fc.assert(
    fc.asyncProperty(wire, async (given) => {
      const [subscription] = (await createShop({ subscriptions: [wireSubscription(given)] }).shop.history()).subscriptions
      if (!subscription) throw new Error('It was left out')
      const now = Temporal.PlainDateTime.from('2026-05-13T12:30')
      const shown = [
        nextStepOf(subscription),
        ...offeredTo(subscription.status).map((target) => consequenceOf(subscription, target, now)),
        ...[{ amount: subscription.amount }, ...subscription.items.map(({ total }) => ({ amount: total }))],
      ].flatMap((each) => ('amount' in each && each.amount ? [each.amount] : []))
      const { grand_total: total, currency_code: currency, items } = given.quote
      const answered = [total, ...items.map((item) => item.row_total_incl_tax)].map((value) => moneyOf(value, currency))
      for (const money of shown) expect(answered).toContainEqual(money)
    }),
  )
})

describe('a change', () => {
  test('[commerce.subscription-status-change] is sent as entity_id and status', async () => {
    const { shop, sent } = createShop({ changeSubscriptionStatus: { subscription: { entity_id: 7, status: 'paused' } } })
    await shop.changeStatus(7, 'paused')
    expect(await sent()).toMatchObject({ operationName: 'changeSubscriptionStatus', variables: { entity_id: 7, status: 'paused' } })
  })

  test('[commerce.subscription-addresses] of an address sends both', async () => {
    const { shop, sent } = createShop({ updateSubscription: { subscription: { entity_id: 7 } } })
    const place = { firstName: 'Hana', lastName: 'Lindqvist', company: '', street: ['5 Elm Street'], city: 'Evanston', telephone: '' }
    const billing = { ...place, region: { name: 'Illinois', code: 'IL', id: 14 }, postcode: '60201', countryCode: 'US' }
    await shop.changeAddresses(7, { billing, shipping: { ...billing, city: 'Chicago' } })
    expect(await sent()).toMatchObject({
      variables: {
        entity_id: 7,
        billing_address: { firstname: 'Hana', city: 'Evanston', region: { region: 'Illinois', region_id: 14 }, country_code: 'US' },
        shipping_address: { city: 'Chicago' },
      },
    })
  })
})
