import type { Money } from '../money.ts'
import type { KnownStatus, Subscription, SubscriptionStatus } from './subscription.ts'

const transitions: Readonly<Record<KnownStatus, readonly KnownStatus[]>> = {
  active: ['paused', 'canceled', 'complete', 'payment_failed'],
  paused: ['active', 'canceled', 'complete', 'payment_failed'],
  payment_failed: ['active', 'paused', 'canceled', 'complete'],
  canceled: [],
  complete: [],
}

/** The others are the shop's. */
export const customerStatuses = ['active', 'paused', 'canceled'] as const
export type CustomerStatus = (typeof customerStatuses)[number]

export function mayBecome({ kind }: SubscriptionStatus, target: string): target is KnownStatus {
  return kind !== 'other' && transitions[kind].some((status) => status === target)
}

/** In the order in which they are offered. */
export function offeredTo(status: SubscriptionStatus): readonly CustomerStatus[] {
  return customerStatuses.filter((target) => mayBecome(status, target))
}

/** The change that restores the status; undefined if the shop allows none. */
export function undoOf(before: SubscriptionStatus, target: CustomerStatus): CustomerStatus | undefined {
  return offeredTo({ kind: target }).find((status) => status === before.kind)
}

/** What a change costs or loses, for the question before it. */
export type Consequence =
  | { readonly kind: 'paused'; readonly amount: Money; readonly skipped: Temporal.PlainDate | undefined; readonly isShipped: boolean }
  | { readonly kind: 'charged-now'; readonly amount: Money }
  | { readonly kind: 'charged-on'; readonly amount: Money; readonly on: Temporal.PlainDate }
  | {
      readonly kind: 'canceled'
      readonly paymentsLeft: number | undefined
      readonly isShipped: boolean
      /** The last day that has been paid for, of what isn't shipped. */
      readonly usableUntil: Temporal.PlainDate | undefined
    }

/** `now`: in the store's time zone. */
export function consequenceOf(subscription: Subscription, target: CustomerStatus, now: Temporal.PlainDateTime): Consequence {
  const { amount, nextRun, length, payments, status } = subscription
  const isShipped = subscription.shippingAddress !== undefined
  if (target === 'paused') return { kind: 'paused', amount, skipped: nextRun?.toPlainDate(), isShipped }
  if (target === 'canceled') {
    const paymentsLeft = length === undefined ? undefined : Math.max(0, length - payments)
    return { kind: 'canceled', paymentsLeft, isShipped, usableUntil: isShipped ? undefined : paidUntil(subscription, now) }
  }
  const isDue = !nextRun || status.kind === 'payment_failed' || Temporal.PlainDateTime.compare(nextRun, now) <= 0
  return isDue ? { kind: 'charged-now', amount } : { kind: 'charged-on', amount, on: nextRun.toPlainDate() }
}

/** Unknown after a failed payment: the next run is then another attempt, not the end of what was paid for. */
function paidUntil({ nextRun, status }: Subscription, now: Temporal.PlainDateTime): Temporal.PlainDate | undefined {
  const isPaid = nextRun && status.kind !== 'payment_failed' && Temporal.PlainDateTime.compare(nextRun, now) > 0
  return isPaid ? nextRun.toPlainDate() : undefined
}
