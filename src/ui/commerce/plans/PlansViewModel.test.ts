import { expect, test, vi } from 'vitest'
import { moneyOf } from '#domain/commerce/money'
import type { PlusSubscription } from '#domain/commerce/plus-subscription/plus'
import type { ProductCard } from '#domain/commerce/product'
import type { Subscription } from '#domain/commerce/subscriptions/subscription'
import { buildProduct } from '../../../../tests/builders/commerce.ts'
import { FixedClock } from '../../../../tests/builders/schedulingPorts.ts'
import { buildSubscription } from '../../../../tests/builders/subscriptions.ts'
import { MembershipPacks } from '../renewals/MembershipPacks.ts'
import { MembershipViewModel } from './MembershipViewModel.ts'
import { PlansViewModel } from './PlansViewModel.ts'

function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

const pack = { kind: 'membership', name: '', description: undefined, months: 12, lessons: undefined } as const
const none: PlusSubscription = { state: 'none', name: undefined, until: undefined, renews: false }

function createPlans({ subscriptions = [], prices = [] }: { subscriptions?: readonly Subscription[]; prices?: readonly number[] } = {}) {
  const current = vi.fn(async (_signal?: AbortSignal) => none)
  const offered = vi.fn(async (_signal?: AbortSignal) => prices.map(productAt))
  const history = vi.fn(async (_signal?: AbortSignal) => ({ subscriptions, timeZone: undefined }))
  const model = new PlansViewModel(
    { current, trial: unasked, startTrial: unasked },
    { offered },
    { history, changeStatus: unasked, changeAddresses: unasked },
  )
  return { reads: [current, offered, history], model }
}

function createMemberships(prices: readonly number[]) {
  const packs = vi.fn(async (_signal?: AbortSignal) => prices.map((price) => ({ ...pack, id: `${price}`, price: moneyOf(price, 'USD') })))
  const memberships = new MembershipPacks({ own: async () => undefined, packs }, new FixedClock('2026-02-10T12:00:00Z'))
  return { packs, model: new MembershipViewModel(memberships) }
}

test('only subscriptions for which payments may follow are listed', async () => {
  const { model } = createPlans({
    subscriptions: [
      buildSubscription({ id: 3, status: { kind: 'canceled' } }),
      buildSubscription({ id: 5, status: { kind: 'paused' } }),
      buildSubscription({ id: 7, status: { kind: 'payment_failed' } }),
      buildSubscription({ id: 9, status: { kind: 'complete' } }),
    ],
  })
  model.start()
  await settled()
  expect(model.subscriptions.map(({ id }) => id)).toEqual([5, 7])
})

test('the price of Plus begins with the lowest for sale, and the plan that the player has is read', async () => {
  const { model } = createPlans({ prices: [99, 9, 49] })
  model.start()
  await settled()
  expect([model.lowestPlusPrice, model.plus.value]).toEqual([moneyOf(9, 'USD'), none])
})

test('before they are read there are neither subscriptions nor prices', () => {
  const { model } = createPlans({ subscriptions: [buildSubscription()], prices: [9] })
  expect([model.subscriptions, model.lowestPlusPrice, createMemberships([300]).model.lowestPrice]).toEqual([[], undefined, undefined])
})

test('plans are read no longer once the screen is left', () => {
  const { reads, model } = createPlans()
  model.start()
  model.dispose()
  expect(reads.map(({ mock }) => mock.calls[0]?.[0]?.aborted)).toEqual([true, true, true])
})

test('the price of a membership begins with the lowest for sale', async () => {
  const { model } = createMemberships([600, 300, 450])
  model.start()
  await settled()
  expect(model.lowestPrice).toEqual(moneyOf(300, 'USD'))
})

test('memberships are read no longer once the screen is left', () => {
  const { packs, model } = createMemberships([300])
  model.start()
  model.dispose()
  expect(packs.mock.calls[0]?.[0]?.aborted).toBe(true)
})

function productAt(price: number): ProductCard {
  const whole = { final: moneyOf(price, 'USD'), regular: moneyOf(120, 'USD') }
  return buildProduct({ id: price, price: { from: whole, to: whole } })
}

function unasked(): never {
  return expect.unreachable()
}
