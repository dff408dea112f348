import type { Order, OrderPage } from '#domain/commerce/order'
import type { OrderItemReference, ReorderError } from '#domain/commerce/reorder'
import { type Token, token } from '../../shared/token.ts'

export interface Reordered {
  /** Number of items in the cart, including earlier ones. */
  readonly quantity: number
  readonly errors: readonly ReorderError[]
}

/** What only the buyer knows about an order. */
export interface GuestOrderKey {
  readonly number: string
  readonly email: string
  /** From the billing address. */
  readonly lastName: string
}

/** Orders of the signed-in customer, or of the child for whom a parent acts. */
export interface Orders {
  /** Newest first; pages count from 1. */
  page(page: number, signal?: AbortSignal): Promise<OrderPage>
  /** Undefined if the customer has no such order. */
  byNumber(number: string, signal?: AbortSignal): Promise<Order | undefined>
  /** An order placed without an account; fails as `gone` if one of the three is wrong, as `forbidden` if it was placed with an account. */
  ofGuest(key: GuestOrderKey, signal?: AbortSignal): Promise<Order>
  /** The cart item of each item of an order. */
  itemReferences(number: string): Promise<readonly OrderItemReference[]>
  /** Adds the available items to the cart. Not idempotent: sent once. */
  reorder(number: string): Promise<Reordered>
}
export const Orders: Token<Orders> = token('Orders')
