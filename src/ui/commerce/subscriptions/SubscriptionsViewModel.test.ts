import { expect, test } from 'vitest'
import { ChangeSubscription } from '#app/commerce/subscriptions/ChangeSubscription'
import type { Subscription, SubscriptionStatus } from '#domain/commerce/subscriptions/subscription'
import { buildAddress, otherAddress } from '../../../../tests/builders/commerce.ts'
import { FixedClock } from '../../../../tests/builders/schedulingPorts.ts'
import { buildSubscription } from '../../../../tests/builders/subscriptions.ts'
import { unasked } from '../../../../tests/builders/unasked.ts'
import { AddressChange } from './AddressChange.ts'
import { StatusChange } from './StatusChange.ts'
import { SubscriptionsViewModel } from './SubscriptionsViewModel.ts'

const addresses = [buildAddress(3), buildAddress(4, { street: ['31 Fairway'] })]

/** `becomes`: what the shop makes of a change. */
async function open(subscription: Subscription, becomes: SubscriptionStatus, { timeZone = 'America/Chicago', isOpen = true } = {}) {
  let reads = 0
  const sent: object[] = []
  const subscriptions = {
    history: async () => {
      reads += 1
      return { subscriptions: [subscription], timeZone }
    },
    changeStatus: async () => becomes,
    changeAddresses: async (_id: number, places: object) => void sent.push(places),
  }
  const status = new StatusChange(new ChangeSubscription(subscriptions, { value: true }), { isOpen })
  const book = { read: async () => ({ email: 'hana@club.example', addresses }), add: unasked, update: unasked, remove: unasked }
  const clock = new FixedClock('2026-05-13T20:30:00Z', 'Asia/Tokyo')
  const model = new SubscriptionsViewModel(subscriptions, clock, status, new AddressChange(subscriptions, book))
  model.start()
  await expect.poll(() => model.all).toHaveLength(1)
  return { model, status, sent, reads: () => reads }
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

test('what was undone is read', async () => {
  const { model, status, reads } = await open(buildSubscription({ status: { kind: 'active' } }), { kind: 'paused' })
  model.ask(buildSubscription({ status: { kind: 'active' } }), 'paused')
  await model.confirm()
  status.undoable = { id: 1, target: 'paused' }
  expect([await model.undo(), status.undoable, reads()]).toEqual([true, undefined, 3])
})

test('staff acting in a player’s name starts no payments, also not by undoing', async () => {
  const { model, status } = await open(buildSubscription({ status: { kind: 'active' } }), { kind: 'paused' }, { isOpen: false })
  expect([status.offers(buildSubscription({ status: { kind: 'paused' } })), status.offers(buildSubscription())]).toEqual([
    ['canceled'],
    ['paused', 'canceled'],
  ])
  model.ask(buildSubscription(), 'paused')
  expect([await model.confirm(), status.undoable]).toEqual([true, undefined])
  const failed = buildSubscription({ status: { kind: 'payment_failed' } })
  model.ask(failed, 'paused')
  expect([await model.confirm(), status.undoable]).toEqual([true, undefined])
})

test('a subscription that is shipped is sent both addresses, also the one that stays, and read again', async () => {
  const own = { shippingAddress: otherAddress, billingAddress: { ...otherAddress, street: ['7 Harbour Lane'] } }
  const { model, sent, reads } = await open(buildSubscription(own), { kind: 'active' })
  const change = model.addresses
  change.open(buildSubscription(own))
  await expect.poll(() => change.reading.value).toHaveLength(2)
  expect(change.uses).toEqual(['shipping', 'billing'])
  change.choose('billing', 4)
  expect([await model.saveAddresses(), sent, reads()]).toEqual([true, [{ billing: addresses[1], shipping: otherAddress }], 2])
  change.open(buildSubscription(own))
  expect(change.choices).toEqual({ billing: 'current', shipping: 'current' })
})

test('a subscription that is not shipped has one address, which it may lack', async () => {
  const { model, sent } = await open(buildSubscription(), { kind: 'active' })
  const change = model.addresses
  change.open(buildSubscription())
  await expect.poll(() => change.reading.value).toHaveLength(2)
  expect([change.uses, await model.saveAddresses(), change.missing]).toEqual([['billing'], false, ['billing']])
  change.choose('shipping', 3)
  expect(change.missing).toEqual(['billing'])
  change.choose('billing', 4)
  expect([change.missing, await model.saveAddresses(), sent]).toEqual([[], true, [{ billing: addresses[1], shipping: addresses[1] }]])
})
