import type { Returnability } from '../shared/returnability.ts'
import type { PostalAddress } from './address.ts'
import type { Money } from './money.ts'
import type { Totals } from './totals.ts'

export const orderStatuses = ['pending', 'processing', 'complete', 'closed', 'canceled'] as const

export type OrderStatus = { readonly kind: (typeof orderStatuses)[number] } | { readonly kind: 'other'; readonly label: string }

export interface OrderedProduct {
  readonly id: string
  readonly name: string
  readonly quantity: number
  readonly shipped: number
  /** None of what comes without a parcel, such as files. */
  readonly toShip: number
  readonly picture: string | undefined
  readonly options: readonly { readonly label: string; readonly value: string }[]
}

export interface OrderSummary {
  readonly number: string
  readonly placedAt: Temporal.Instant
  readonly status: OrderStatus
  readonly total: Money
  readonly items: readonly OrderedProduct[]
  /** How many further items can't be shown. */
  readonly unreadableItems: number
}

export interface OrderPage {
  readonly orders: readonly OrderSummary[]
  /** Counts from 1. */
  readonly page: number
  readonly pages: number
}

export interface BundleChoice {
  readonly label: string
  readonly values: readonly { readonly id: string; readonly name: string; readonly quantity: number; readonly price: Money }[]
}

export interface OrderGift {
  readonly recipientName: string
  readonly recipientEmail: string | undefined
  readonly message: string | undefined
}

export interface OrderItem extends OrderedProduct {
  readonly sku: string
  readonly urlKey: string | undefined
  readonly price: Money
  /** Undefined for what nobody sends back, such as files. */
  readonly returnability: Returnability | undefined
  readonly choices: readonly BundleChoice[]
  readonly gift: OrderGift | undefined
  readonly downloads: readonly { readonly id: string; readonly title: string }[]
}

export interface Tracking {
  readonly title: string
  readonly number: string | undefined
}

export interface Shipment {
  readonly number: string
  readonly items: readonly { readonly id: string; readonly name: string; readonly quantity: number }[]
  readonly tracking: readonly Tracking[]
}

/** At most the last four digits of a card. */
export interface OrderPayment {
  readonly name: string
  readonly card: { readonly type: string; readonly last4: string } | undefined
}

export interface Order extends Omit<OrderSummary, 'unreadableItems'> {
  readonly items: readonly OrderItem[]
  readonly isReturnable: boolean
  readonly shippingMethod: string | undefined
  readonly shippingAddress: PostalAddress | undefined
  readonly billingAddress: PostalAddress | undefined
  readonly shipments: readonly Shipment[]
  readonly payments: readonly OrderPayment[]
  readonly totals: Totals
}

/** Ignores case. */
export function orderStatusOf(label: string): OrderStatus {
  const kind = orderStatuses.find((status) => status === label.trim().toLowerCase())
  return kind ? { kind } : { kind: 'other', label }
}

/** Empty until a part of the order is shipped, and once the order has ended. */
export function stillToCome({ status, items }: Pick<OrderSummary, 'status' | 'items'>): readonly OrderedProduct[] {
  const isOpen = status.kind === 'pending' || status.kind === 'processing'
  return isOpen && items.some(({ shipped }) => shipped > 0) ? items.filter(({ toShip }) => toShip > 0) : []
}
