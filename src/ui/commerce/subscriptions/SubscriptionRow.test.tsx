import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ChangeSubscription } from '#app/commerce/subscriptions/ChangeSubscription'
import { moneyOf } from '#domain/commerce/money'
import type { Subscription } from '#domain/commerce/subscriptions/subscription'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { FixedClock } from '../../../../tests/builders/schedulingPorts.ts'
import { buildSubscription } from '../../../../tests/builders/subscriptions.ts'
import { TextsWithValues } from '../../../../tests/builders/textsWithValues.tsx'
import { AddressChange } from './AddressChange.ts'
import { StatusChange } from './StatusChange.ts'
import { SubscriptionRow } from './SubscriptionRow.tsx'
import { SubscriptionsViewModel } from './SubscriptionsViewModel.ts'

const unasked = () => Promise.reject(new Error('Not asked here'))
const subscriptions = { history: unasked, changeStatus: unasked, changeAddresses: unasked }
const book = { read: unasked, add: unasked, update: unasked, remove: unasked }

function shown(given: Partial<Subscription>): string {
  const status = new StatusChange(new ChangeSubscription(subscriptions, { value: true }), { isOpen: true })
  const addresses = new AddressChange(subscriptions, book)
  const model = new SubscriptionsViewModel(subscriptions, new FixedClock('2026-05-13T17:30:00Z'), status, addresses)
  const place = renderAt()
  place.show(
    <TextsWithValues>
      <MemoryRouter>
        <SubscriptionRow subscription={buildSubscription(given)} model={model} />
      </MemoryRouter>
    </TextsWithValues>,
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
