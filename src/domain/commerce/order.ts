import type { PostalAddress } from './address.ts'
import type { Money } from './money.ts'
import type { Totals } from './totals.ts'

export const orderStatuses = ['pending', 'processing', 'complete', 'closed', 'canceled'] as const

/** How an order stands; the shop's own word for what is not known here. */
export type OrderStatus = { readonly kind: (typeof orderStatuses)[number] } | { readonly kind: 'other'; readonly label: string }

export interface OrderedProduct {
  readonly id: string
  readonly name: string
  readonly quantity: number
  readonly picture: string | undefined
}

/** An order in a list of them. */
export interface OrderSummary {
  readonly number: string
  readonly placedAt: Temporal.Instant
  readonly status: OrderStatus
  readonly total: Money
  readonly items: readonly OrderedProduct[]
}

export interface OrderPage {
  /** The newest first. */
  readonly orders: readonly OrderSummary[]
  /** From 1 on. */
  readonly page: number
  readonly pages: number
}

/** What was chosen for a part of a bundle. */
export interface BundleChoice {
  readonly label: string
  readonly values: readonly { readonly id: string; readonly name: string; readonly quantity: number; readonly price: Money }[]
}

/** For whom a gift card is. */
export interface OrderGift {
  readonly recipientName: string
  readonly recipientEmail: string | undefined
  readonly message: string | undefined
}

export interface OrderItem extends OrderedProduct {
  readonly sku: string
  /** Nothing where the shop doesn't sell it any more. */
  readonly urlKey: string | undefined
  /** Of one piece. */
  readonly price: Money
  readonly shipped: number
  readonly choices: readonly BundleChoice[]
  /** What was picked or written, in the shop's words. */
  readonly options: readonly { readonly label: string; readonly value: string }[]
  readonly gift: OrderGift | undefined
  readonly downloads: readonly { readonly id: string; readonly title: string }[]
}

export interface Tracking {
  readonly title: string
  /** As the carrier knows the parcel. */
  readonly number: string | undefined
}

export interface Shipment {
  readonly number: string
  readonly items: readonly { readonly id: string; readonly name: string; readonly quantity: number }[]
  readonly tracking: readonly Tracking[]
}

/** Of a card no more than its last four digits is known. */
export interface OrderPayment {
  readonly name: string
  readonly card: { readonly type: string; readonly last4: string } | undefined
}

export interface Order extends Omit<OrderSummary, 'lines'> {
  readonly items: readonly OrderItem[]
  readonly shippingMethod: string | undefined
  readonly shippingAddress: PostalAddress | undefined
  readonly billingAddress: PostalAddress | undefined
  readonly shipments: readonly Shipment[]
  readonly payments: readonly OrderPayment[]
  readonly totals: Totals
}

/** The shop's word, in whatever case it is written. */
export function orderStatusOf(label: string): OrderStatus {
  const kind = orderStatuses.find((status) => status === label.trim().toLowerCase())
  return kind ? { kind } : { kind: 'other', label }
}
