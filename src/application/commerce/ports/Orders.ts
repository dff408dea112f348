import type { Order, OrderPage } from '#domain/commerce/order'
import type { OrderItemReference, ReorderError } from '#domain/commerce/reorder'
import { type Token, token } from '../../shared/token.ts'

export interface Reordered {
  /** Pieces in the cart now, with what was in it before. */
  readonly quantity: number
  readonly errors: readonly ReorderError[]
}

/** What only the buyer of an order knows of it. */
export interface GuestOrderKey {
  readonly number: string
  readonly email: string
  /** Of the billing address. */
  readonly lastName: string
}

/** What the signed-in customer has ordered, or the child who is acted for. */
export interface Orders {
  /** The newest first; pages count from 1. */
  page(page: number, signal?: AbortSignal): Promise<OrderPage>
  /** Nothing where the customer has no such order. */
  byNumber(number: string, signal?: AbortSignal): Promise<Order | undefined>
  /** An order that was placed without an account; it is `gone` where one of the three is wrong. */
  ofGuest(key: GuestOrderKey, signal?: AbortSignal): Promise<Order>
  /** Where each item of an order lay in the cart. */
  itemReferences(number: string): Promise<readonly OrderItemReference[]>
  /** Puts what can be had into the cart. Sent once: twice would put it there twice. */
  reorder(number: string): Promise<Reordered>
}
export const Orders: Token<Orders> = token('Orders')
