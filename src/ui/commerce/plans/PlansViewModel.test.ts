import { expect, test } from 'vitest'
import { moneyOf } from '#domain/commerce/money'
import { FixedClock } from '../../../../tests/builders/schedulingPorts.ts'
import { buildSubscription } from '../../../../tests/builders/subscriptions.ts'
import { MembershipPacks } from '../renewals/MembershipPacks.ts'
import { MembershipViewModel } from './MembershipViewModel.ts'
import { PlansViewModel } from './PlansViewModel.ts'

function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

test('only subscriptions for which payments may follow are listed', async () => {
  const subscriptions = [
    buildSubscription({ id: 3, status: { kind: 'canceled' } }),
    buildSubscription({ id: 5, status: { kind: 'paused' } }),
    buildSubscription({ id: 7, status: { kind: 'payment_failed' } }),
    buildSubscription({ id: 9, status: { kind: 'complete' } }),
  ]
  const model = new PlansViewModel(
    { current: async () => ({ state: 'none', name: undefined, until: undefined, renews: false }), trial: unasked, startTrial: unasked },
    { offered: async () => [] },
    { history: async () => ({ subscriptions, timeZone: undefined }), changeStatus: unasked, changeAddresses: unasked },
  )
  model.start()
  await settled()
  expect(model.subscriptions.map(({ id }) => id)).toEqual([5, 7])
})

test('the price of a membership begins with the lowest for sale', async () => {
  const pack = { kind: 'membership', name: '', description: undefined, months: 12, lessons: undefined } as const
  const packs = [600, 300, 450].map((price) => ({ ...pack, id: `${price}`, price: moneyOf(price, 'USD') }))
  const memberships = new MembershipPacks({ own: async () => undefined, packs: async () => packs }, new FixedClock('2026-02-10T12:00:00Z'))
  const model = new MembershipViewModel(memberships)
  model.start()
  await settled()
  expect(model.lowestPrice).toEqual(moneyOf(300, 'USD'))
})

function unasked(): never {
  return expect.unreachable()
}
