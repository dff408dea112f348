import type { PostalAddress } from '../address.ts'
import { isZero, type Money, sumOf } from '../money.ts'

export const subscriptionStatuses = ['active', 'paused', 'payment_failed', 'canceled', 'complete'] as const
export type KnownStatus = (typeof subscriptionStatuses)[number]

/** `label` is the shop's own value. */
export type SubscriptionStatus = { readonly kind: KnownStatus } | { readonly kind: 'other'; readonly label: string }

export interface Frequency {
  readonly count: number
  readonly unit: 'day' | 'week' | 'month' | 'year'
}

export interface SubscriptionEvent {
  readonly id: string
  /** In the store's time zone, like all times of a subscription. */
  readonly at: Temporal.PlainDateTime
  readonly status: SubscriptionStatus
  readonly byCustomer: boolean
  readonly orderNumber: string | undefined
}

/** At most the last four digits. */
export interface SubscriptionCard {
  readonly type: string
  readonly last4: string
  /** The last month in which the card pays. */
  readonly expires: Temporal.PlainYearMonth | undefined
  readonly owner: string | undefined
}

export interface SubscriptionItem {
  readonly id: string
  readonly name: string
  readonly quantity: number
  readonly total: Money | undefined
  /** Part of the total. */
  readonly tax: Money | undefined
}

export interface Subscription {
  readonly id: number
  readonly number: string
  readonly name: string
  readonly status: SubscriptionStatus
  /** Undefined for a schedule that the product doesn't know. */
  readonly frequency: Frequency | undefined
  readonly payments: number
  /** Undefined if it has no end. */
  readonly length: number | undefined
  readonly nextRun: Temporal.PlainDateTime | undefined
  /** Of one payment, as the shop says. */
  readonly amount: Money
  readonly items: readonly SubscriptionItem[]
  readonly billingAddress: PostalAddress | undefined
  /** Undefined if nothing is shipped, as for a membership. */
  readonly shippingAddress: PostalAddress | undefined
  readonly card: SubscriptionCard | undefined
  /** Newest first. */
  readonly events: readonly SubscriptionEvent[]
}

export interface SubscriptionHistory {
  readonly subscriptions: readonly Subscription[]
  /** Undefined if the shop names none, or an unknown one. */
  readonly timeZone: string | undefined
}

export function subscriptionStatusOf(value: string): SubscriptionStatus {
  const kind = subscriptionStatuses.find((status) => status === value)
  return kind ? { kind } : { kind: 'other', label: value }
}

/** Those whose first payment was the order. */
export function begunBy({ subscriptions }: SubscriptionHistory, orderNumber: string): readonly Subscription[] {
  return subscriptions.filter(({ events }) => events.at(-1)?.orderNumber === orderNumber)
}

/** Of one payment; undefined if there is none, or the shop doesn't name it. */
export function taxOf({ items }: Pick<Subscription, 'items'>): Money | undefined {
  const taxes = items.flatMap(({ tax }) => tax ?? [])
  const tax = taxes.length === items.length ? sumOf(taxes) : undefined
  return tax && isZero(tax) ? undefined : tax
}

/** Payments may follow. */
export function isOpen({ status }: Pick<Subscription, 'status'>): boolean {
  return status.kind !== 'canceled' && status.kind !== 'complete'
}

export type NextStep =
  | { readonly kind: 'payment' | 'retry' | 'last-payment'; readonly on: Temporal.PlainDate; readonly amount: Money }
  | { readonly kind: 'waiting' | 'ended' | 'unknown' }

/** What comes next, and when. */
export function nextStepOf({ status, nextRun, amount, payments, length }: Subscription): NextStep {
  if (!isOpen({ status })) return { kind: 'ended' }
  if (status.kind === 'paused') return { kind: 'waiting' }
  if (status.kind === 'other' || !nextRun) return { kind: 'unknown' }
  const on = nextRun.toPlainDate()
  if (status.kind === 'payment_failed') return { kind: 'retry', on, amount }
  return { kind: length !== undefined && payments + 1 >= length ? 'last-payment' : 'payment', on, amount }
}

/** Asks for attention on home: the payment failed, the last payment comes soon, or the card expires before the next payment. */
export type Concern = 'payment-failed' | 'ends-soon' | 'card-expires'

export function concernOf(subscription: Subscription, today: Temporal.PlainDate): Concern | undefined {
  const { status, card, nextRun } = subscription
  const next = nextStepOf(subscription)
  if (next.kind === 'retry') return 'payment-failed'
  if (next.kind === 'last-payment' && isSoon(next.on, today)) return 'ends-soon'
  if (status.kind !== 'active' || !nextRun || !card?.expires) return undefined
  return Temporal.PlainYearMonth.compare(card.expires, nextRun.toPlainDate().toPlainYearMonth()) < 0 ? 'card-expires' : undefined
}

const soonDays = 30

function isSoon(day: Temporal.PlainDate, today: Temporal.PlainDate): boolean {
  return today.until(day).days <= soonDays
}
