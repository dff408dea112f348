import { moneyOf } from '#domain/commerce/money'
import type { Subscription } from '#domain/commerce/subscriptions/subscription'

export function buildSubscription(given: Partial<Subscription> = {}): Subscription {
  return {
    ...{ id: 1, number: 'S00000001', name: 'Tour balls', status: { kind: 'active' }, frequency: { count: 1, unit: 'month' } },
    ...{ payments: 7, length: undefined, nextRun: Temporal.PlainDateTime.from('2026-05-22T09:00'), amount: moneyOf(28.25, 'USD') },
    ...{ items: [], billingAddress: undefined, shippingAddress: undefined, card: undefined, events: [] },
    ...given,
  }
}
