import { describe, expect, test } from 'vitest'
import { buildSubscription } from '../../../../tests/builders/subscriptions.ts'
import { moneyOf } from '../money.ts'
import { begunBy, concernOf, nextStepOf, type Subscription, taxOf } from './subscription.ts'

const today = Temporal.PlainDate.from('2026-05-13')
const on = Temporal.PlainDate.from('2026-05-22')

function next(given: Partial<Subscription>) {
  const { kind } = nextStepOf(buildSubscription(given))
  return kind
}

describe('what comes next', () => {
  test('is a payment with its day and the amount of the shop', () => {
    const subscription = buildSubscription()
    expect(nextStepOf(subscription)).toEqual({ kind: 'payment', on, amount: subscription.amount })
  })

  test('depends on the status', () => {
    expect([
      next({ payments: 11, length: 12 }),
      next({ payments: 10, length: 12 }),
      next({ status: { kind: 'payment_failed' } }),
      next({ status: { kind: 'paused' } }),
      next({ status: { kind: 'canceled' } }),
      next({ status: { kind: 'complete' } }),
      next({ status: { kind: 'other', label: 'on_hold' } }),
      next({ nextRun: undefined }),
    ]).toEqual(['last-payment', 'payment', 'retry', 'waiting', 'ended', 'ended', 'unknown', 'unknown'])
  })
})

test('an order begins the subscriptions whose first payment it was', () => {
  const paidBy = (id: number, ...orderNumbers: readonly string[]) =>
    buildSubscription({
      id,
      events: orderNumbers.map((orderNumber, index) => ({
        ...{ id: `${index}`, at: Temporal.PlainDateTime.from('2026-05-02T09:00'), status: { kind: 'active' }, byCustomer: false },
        orderNumber,
      })),
    })
  const subscriptions = [paidBy(4, '000000017', '000000016', '000000009'), paidBy(7), paidBy(2, '000000009', '000000016', '000000003')]
  expect(begunBy({ subscriptions, timeZone: undefined }, '000000009').map(({ id }) => id)).toEqual([4])
})

describe('the tax of a payment', () => {
  const taxed = (...taxes: readonly (number | undefined)[]) => ({
    items: taxes.map((tax, index) => ({
      ...{ id: `${index}`, name: 'Tour balls', quantity: 1, total: undefined },
      tax: tax === undefined ? undefined : moneyOf(tax, 'USD'),
    })),
  })

  test('is that of all items', () => {
    expect(taxOf(taxed(1.65, 0, 2.1))).toEqual(moneyOf(3.75, 'USD'))
  })

  test.each([
    ['the shop names none for one of the items', taxed(1.65, undefined)],
    ['there is none on any item', taxed(0, 0)],
    ['there are no items', taxed()],
  ])('is unknown or none where %s', (_what, subscription) => {
    expect(taxOf(subscription)).toBeUndefined()
  })
})

describe('a concern', () => {
  test('is a failed payment, an end that is near, or a card that expires before the next payment', () => {
    const card = { type: 'VI', last4: '4242', owner: undefined, expires: Temporal.PlainYearMonth.from('2026-04') }
    expect([
      concernOf(buildSubscription({ status: { kind: 'payment_failed' } }), today),
      concernOf(buildSubscription({ payments: 11, length: 12 }), today),
      concernOf(buildSubscription({ card }), today),
      concernOf(buildSubscription({ card: { ...card, expires: Temporal.PlainYearMonth.from('2026-05') } }), today),
      concernOf(buildSubscription({ card, status: { kind: 'paused' } }), today),
    ]).toEqual(['payment-failed', 'ends-soon', 'card-expires', undefined, undefined])
  })

  test('is no end that is more than 30 days away', () => {
    const nextRun = Temporal.PlainDateTime.from('2026-06-13T09:00')
    expect(concernOf(buildSubscription({ payments: 11, length: 12, nextRun }), today)).toBeUndefined()
    expect(concernOf(buildSubscription({ payments: 11, length: 12, nextRun: nextRun.subtract({ days: 1 }) }), today)).toBe('ends-soon')
  })
})
