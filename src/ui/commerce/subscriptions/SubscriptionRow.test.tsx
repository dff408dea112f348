import { expect, test } from 'vitest'
import { ChangeSubscription } from '#app/commerce/subscriptions/ChangeSubscription'
import { moneyOf } from '#domain/commerce/money'
import type { Subscription } from '#domain/commerce/subscriptions/subscription'
import { otherAddress } from '../../../../tests/builders/commerce.ts'
import { InPage } from '../../../../tests/builders/InPage.tsx'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { FixedClock } from '../../../../tests/builders/schedulingPorts.ts'
import { buildSubscription } from '../../../../tests/builders/subscriptions.ts'
import { unasked } from '../../../../tests/builders/unasked.ts'
import { AddressChange } from './AddressChange.ts'
import { StatusChange } from './StatusChange.ts'
import { SubscriptionRow } from './SubscriptionRow.tsx'
import { SubscriptionsViewModel } from './SubscriptionsViewModel.ts'

const subscriptions = { history: unasked, changeStatus: unasked, changeAddresses: unasked }
const book = { read: unasked, add: unasked, update: unasked, remove: unasked }

function shown(given: Partial<Subscription>): string {
  const status = new StatusChange(new ChangeSubscription(subscriptions, { value: true }), { isOpen: true })
  const addresses = new AddressChange(subscriptions, book)
  const model = new SubscriptionsViewModel(subscriptions, new FixedClock('2026-05-13T17:30:00Z'), status, addresses)
  const place = renderAt()
  place.show(
    <InPage>
      <SubscriptionRow subscription={buildSubscription(given)} model={model} />
    </InPage>,
  )
  const text = place.element.textContent
  place.clear()
  return text
}

test('a subscription that ends tells how many of its payments were made', () => {
  expect(shown({ payments: 5, length: 12 })).toContain('payments.of made=5 all=12')
})

test('a subscription tells the tax in its amount', () => {
  const item = { id: '1', name: 'Tour balls', quantity: 2, total: moneyOf(28.25, 'USD'), tax: moneyOf(2.25, 'USD') }
  expect(shown({ items: [item] })).toContain('tax amount=$2.25')
})

test('a subscription tells what its customer and what the shop did', () => {
  const at = Temporal.PlainDateTime.from('2026-04-22T09:00')
  const events = [true, false].map((byCustomer, id) => ({
    id: `${id}`,
    at,
    status: { kind: 'paused' as const },
    byCustomer,
    orderNumber: undefined,
  }))
  const told = [...shown({ events }).matchAll(/details\.by\w+/g)].map(([text]) => text)
  expect(told).toEqual(['details.byYou', 'details.byShop'])
})

test('no other address is offered for a subscription that has ended', () => {
  const offers = (['active', 'canceled'] as const).map((kind) => shown({ status: { kind } }).includes('addresses.button'))
  expect(offers).toEqual([true, false])
})

test('a subscription without an end tells how many payments were made', () => {
  expect(shown({ payments: 5, length: undefined })).toContain('payments.open count=5')
})

test('a status that is not known is the word of the shop', () => {
  expect(shown({ status: { kind: 'other', label: 'On hold' } })).toContain('On hold')
})

test.each([
  [{ type: 'VI', expires: Temporal.PlainYearMonth.from('2027-05') }, /card\.expiring type=Visa last4=1881 month=\w*\W*2027/],
  [{ type: 'Elo', expires: undefined }, /card\.text type=Elo last4=1881/],
])('the card of a subscription is told by its name and its end, where they are known', (own, text) => {
  const told = shown({ card: { last4: '1881', owner: 'Jonah Abara', ...own } })
  expect(told).toMatch(text)
  expect(told).toContain('Jonah Abara')
})

test('parcel and bill of a subscription may go to different places', () => {
  const billingAddress = { ...otherAddress, street: ['7 Harbour Lane'] }
  const [shipped, billed] = shown({ shippingAddress: otherAddress, billingAddress }).split('details.billedTo')
  expect([shipped, billed].map((text) => text?.includes('7 Harbour Lane'))).toEqual([false, true])
})

test('a payment of a subscription leads to its order, whoever began it', () => {
  const at = Temporal.PlainDateTime.from('2026-04-22T09:00')
  const events = [
    { id: '1', at, status: { kind: 'paused' as const }, byCustomer: false, orderNumber: '000001031' },
    { id: '2', at, status: { kind: 'active' as const }, byCustomer: true, orderNumber: undefined },
  ]
  expect([...shown({ events }).matchAll(/details\.order number=(\d{9})/g)].map(([, number]) => number)).toEqual(['000001031'])
})
