import { describe, expect, test } from 'vitest'
import { buildSubscription } from '../../../../tests/builders/subscriptions.ts'
import { concernOf, nextStepOf, type Subscription } from './subscription.ts'

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
      next({ status: { kind: 'payment_failed' } }),
      next({ status: { kind: 'paused' } }),
      next({ status: { kind: 'canceled' } }),
      next({ status: { kind: 'complete' } }),
      next({ status: { kind: 'other', label: 'on_hold' } }),
      next({ nextRun: undefined }),
    ]).toEqual(['last-payment', 'retry', 'waiting', 'ended', 'ended', 'unknown', 'unknown'])
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
