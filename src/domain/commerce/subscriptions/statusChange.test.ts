import { describe, expect, test } from 'vitest'
import { buildAddress } from '../../../../tests/builders/commerce.ts'
import { buildSubscription } from '../../../../tests/builders/subscriptions.ts'
import { consequenceOf, mayBecome, offeredTo, undoOf } from './statusChange.ts'
import { subscriptionStatuses, subscriptionStatusOf } from './subscription.ts'

const now = Temporal.PlainDateTime.from('2026-05-13T12:30')
const paused = { status: { kind: 'paused' } } as const

describe('the status of a subscription', () => {
  test('[commerce.subscription-status-change] changes by the table', () => {
    const targetsOf = (status: string) => subscriptionStatuses.filter((target) => mayBecome(subscriptionStatusOf(status), target))
    expect(Object.fromEntries([...subscriptionStatuses, 'on_hold'].map((status) => [status, targetsOf(status)]))).toEqual({
      active: ['paused', 'payment_failed', 'canceled', 'complete'],
      paused: ['active', 'payment_failed', 'canceled', 'complete'],
      payment_failed: ['active', 'paused', 'canceled', 'complete'],
      canceled: [],
      complete: [],
      on_hold: [],
    })
  })

  test('that the product does not know is kept as it is, and is no target', () => {
    expect(subscriptionStatusOf('on_hold')).toEqual({ kind: 'other', label: 'on_hold' })
    expect(mayBecome({ kind: 'active' }, 'on_hold')).toBe(false)
  })

  test('is changed by a customer to three values only', () => {
    expect(subscriptionStatuses.map((kind) => offeredTo({ kind }))).toEqual([
      ['paused', 'canceled'],
      ['active', 'canceled'],
      ['active', 'paused', 'canceled'],
      [],
      [],
    ])
  })

  test('can be restored after a pause and after resuming it, never after a cancellation', () => {
    expect([undoOf({ kind: 'active' }, 'paused'), undoOf({ kind: 'paused' }, 'active'), undoOf({ kind: 'active' }, 'canceled')]).toEqual([
      'active',
      'paused',
      undefined,
    ])
    expect(undoOf({ kind: 'payment_failed' }, 'active')).toBeUndefined()
  })
})

describe('what a change costs', () => {
  const subscription = buildSubscription({ nextRun: Temporal.PlainDateTime.from('2026-05-22T09:00'), payments: 7, length: 12 })
  const { amount } = subscription

  test('a pause skips the next payment', () => {
    const skipped = Temporal.PlainDate.from('2026-05-22')
    expect(consequenceOf(subscription, 'paused', now)).toEqual({ kind: 'paused', amount, skipped, isShipped: false })
  })

  test('a pause skips no payment that is known where the next one has no day', () => {
    expect(consequenceOf({ ...subscription, nextRun: undefined }, 'paused', now)).toMatchObject({ skipped: undefined })
  })

  test('a cancellation loses the payments that are left', () => {
    expect(consequenceOf(subscription, 'canceled', now)).toMatchObject({ kind: 'canceled', paymentsLeft: 5 })
    expect(consequenceOf({ ...subscription, length: undefined }, 'canceled', now)).toMatchObject({ paymentsLeft: undefined })
  })

  test('what isn’t shipped can be used as long as it is paid', () => {
    const on = Temporal.PlainDate.from('2026-05-22')
    const costs = (given: Partial<typeof subscription>) => consequenceOf({ ...subscription, ...given }, 'canceled', now)
    expect(costs({})).toEqual({ kind: 'canceled', paymentsLeft: 5, isShipped: false, usableUntil: on })
    expect(costs({ shippingAddress: buildAddress(1) })).toMatchObject({ isShipped: true, usableUntil: undefined })
    expect(costs({ status: { kind: 'payment_failed' } })).toMatchObject({ usableUntil: undefined })
    expect(costs({ nextRun: Temporal.PlainDateTime.from('2026-05-13T12:30') })).toMatchObject({ usableUntil: undefined })
  })

  test('resuming charges on the next day, or at once if it has passed', () => {
    const on = Temporal.PlainDate.from('2026-05-22')
    expect(consequenceOf({ ...subscription, ...paused }, 'active', now)).toEqual({ kind: 'charged-on', amount, on })
    const late = { ...subscription, ...paused, nextRun: Temporal.PlainDateTime.from('2026-05-13T12:30') }
    expect(consequenceOf(late, 'active', now)).toEqual({ kind: 'charged-now', amount })
    expect(consequenceOf({ ...subscription, status: { kind: 'payment_failed' } }, 'active', now)).toEqual({ kind: 'charged-now', amount })
  })
})
