import { expect, test } from 'vitest'
import { moneyOf } from '../money.ts'
import { paymentOfQuote, pendingPayment, type RecommendedGear } from './gear.ts'

function build(id: string, own: Partial<RecommendedGear> = {}): RecommendedGear {
  return {
    ...{ id, name: 'Tour glove', description: undefined, reason: undefined, coachName: undefined, tax: 8 },
    ...{ quote: { id: `quote-${id}`, lines: [], total: moneyOf(20, 'USD') }, requestId: undefined, orderNumber: undefined },
    ...own,
  }
}

const all = [
  build('a'),
  build('b', { requestId: 'r2', orderNumber: '000000002' }),
  build('c', { requestId: 'r3' }),
  build('d', { requestId: 'r4' }),
]

test('the payment of a quote belongs to its gear', () => {
  expect(paymentOfQuote(all, 'quote-b')).toEqual({ requestId: 'r2', gearId: 'b' })
})

test.each(['quote-a', 'quote-z'])('%s has no payment', (quoteId) => {
  expect(paymentOfQuote(all, quoteId)).toBeUndefined()
})

test('the first payment without an order is pending', () => {
  expect(pendingPayment(all)).toEqual({ requestId: 'r3', gearId: 'c' })
  expect(pendingPayment(all.slice(0, 2))).toBeUndefined()
})
