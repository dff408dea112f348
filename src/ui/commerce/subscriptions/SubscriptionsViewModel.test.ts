import { expect, test } from 'vitest'
import { ChangeSubscription } from '#app/commerce/subscriptions/ChangeSubscription'
import type { Subscription, SubscriptionStatus } from '#domain/commerce/subscriptions/subscription'
import { FixedClock } from '../../../../tests/builders/schedulingPorts.ts'
import { buildSubscription } from '../../../../tests/builders/subscriptions.ts'
import { AddressChange } from './AddressChange.ts'
import { StatusChange } from './StatusChange.ts'
import { SubscriptionsViewModel } from './SubscriptionsViewModel.ts'

const unasked = () => Promise.reject(new Error('Not asked here'))

/** `becomes`: what the shop makes of a change. */
async function open(subscription: Subscription, becomes: SubscriptionStatus, timeZone = 'America/Chicago') {
  let reads = 0
  const subscriptions = {
    history: async () => {
      reads += 1
      return { subscriptions: [subscription], timeZone }
    },
    changeStatus: async () => becomes,
    changeAddresses: unasked,
  }
  const status = new StatusChange(new ChangeSubscription(subscriptions, { value: true }), { isOpen: true })
  const book = { read: unasked, add: unasked, update: unasked, remove: unasked }
  const clock = new FixedClock('2026-05-13T20:30:00Z', 'Asia/Tokyo')
  const model = new SubscriptionsViewModel(subscriptions, clock, status, new AddressChange(subscriptions, book))
  model.start()
  await expect.poll(() => model.all).toHaveLength(1)
  return { model, status, reads: () => reads }
}

const at = (text: string) => Temporal.PlainDateTime.from(text)

test('a payment that was charged at once is not undone, a pause is', async () => {
  const due = await open(buildSubscription({ status: { kind: 'paused' }, nextRun: at('2026-05-01T09:00') }), { kind: 'active' })
  due.model.ask(due.model.all[0] ?? buildSubscription(), 'active')
  expect([due.status.consequence?.kind, await due.model.confirm(), due.status.undoable]).toEqual(['charged-now', true, undefined])
  const running = await open(buildSubscription({ status: { kind: 'active' } }), { kind: 'paused' })
  running.model.ask(running.model.all[0] ?? buildSubscription(), 'paused')
  expect([await running.model.confirm(), running.status.undoable?.target]).toEqual([true, 'active'])
})

test('whether a payment is due is told by the clock of the store', async () => {
  const subscription = buildSubscription({ status: { kind: 'paused' }, nextRun: at('2026-05-13T18:00') })
  const { model, status } = await open(subscription, { kind: 'active' })
  model.ask(subscription, 'active')
  expect(status.consequence?.kind).toBe('charged-on')
})

test('what the shop made of a declined payment is read', async () => {
  const subscription = buildSubscription({ status: { kind: 'paused' }, nextRun: at('2026-05-01T09:00') })
  const { model, status, reads } = await open(subscription, { kind: 'payment_failed' })
  model.ask(subscription, 'active')
  expect([await model.confirm(), status.declined, reads()]).toEqual([false, 'declined', 2])
})
