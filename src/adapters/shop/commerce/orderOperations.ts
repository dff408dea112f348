import * as z from 'zod/mini'
import { listOf, maybe } from '../../rest/schemas.ts'
import { shopCall } from '../shopCall.ts'
import {
  CustomerOrderByNumberDocument,
  CustomerOrderItemByOrderNumberDocument,
  CustomerOrdersDocument,
  GuestOrderDocument,
  ReorderItemsDocument,
} from './orders/documents.generated.ts'
import { wireOrder, wireOrderSummary } from './wireOrder.ts'

export const customerOrders = shopCall({
  id: 'commerce.customer-orders',
  method: 'POST',
  kind: 'read',
  document: CustomerOrdersDocument,
  answer: z.object({
    customer: z.object({
      orders: z.object({
        items: listOf(wireOrderSummary),
        page_info: z.object({ current_page: z.number(), total_pages: z.number() }),
      }),
    }),
  }),
})

export const customerOrderByNumber = shopCall({
  id: 'commerce.customer-order-by-number',
  method: 'POST',
  kind: 'read',
  document: CustomerOrderByNumberDocument,
  answer: z.object({
    customer: z.object({ orders: z.object({ items: z.array(wireOrder) }) }),
    storeConfig: maybe(z.object({ orders_invoices_credit_memos_display_subtotal: z.number() })),
  }),
})

export const guestOrder = shopCall({
  id: 'commerce.guest-order',
  method: 'POST',
  kind: 'read',
  auth: 'none',
  document: GuestOrderDocument,
  answer: z.object({
    guestOrder: wireOrder,
    storeConfig: maybe(z.object({ orders_invoices_credit_memos_display_subtotal: z.number() })),
  }),
})

export const orderItemsByNumber = shopCall({
  id: 'commerce.order-items-by-number',
  method: 'POST',
  kind: 'read',
  document: CustomerOrderItemByOrderNumberDocument,
  answer: z.object({
    CustomerOrderItemByOrderNumber: z.object({ items: listOf(z.object({ id: z.string(), cart_item_id: z.number() })) }),
  }),
})

/** Not idempotent: sent once. */
export const reorderItems = shopCall({
  id: 'commerce.reorder-items',
  method: 'POST',
  kind: 'write',
  document: ReorderItemsDocument,
  answer: z.object({
    reorderItems: z.object({
      cart: z.object({ total_quantity: z.number() }),
      userInputErrors: z.array(z.object({ code: z.string(), message: z.string(), path: maybe(z.array(z.string())) })),
    }),
  }),
})
