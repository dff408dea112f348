import * as z from 'zod/mini'
import { giftOfItem } from '../cart/data.ts'

const text = z.string().check(z.minLength(1))
const minor = z.number()
const count = z.number().check(z.gte(0))

const chosen = {
  options: z.array(z.object({ id: z.number(), values: z.array(z.string()) })),
  bundle: z.array(z.object({ id: z.number(), chosen: z.array(z.object({ id: z.number(), quantity: z.number() })) })),
}

const orderItem = z.object({
  id: z.number(),
  cartItemId: z.number(),
  kind: z.enum(['simple', 'virtual', 'configurable', 'bundle', 'downloadable', 'giftvoucher']),
  sku: text,
  parentSku: z.optional(text),
  /** The product's name at the time of the order. */
  name: text,
  urlKey: z.optional(text),
  /** Per item, excluding tax in stores that list prices without tax. */
  price: minor,
  quantity: count,
  invoiced: count,
  shipped: count,
  /** At a special price, so it can't be returned. */
  onSale: z.optional(z.boolean()),
  ...chosen,
  gift: z.optional(giftOfItem),
  fitted: z.optional(z.array(z.object({ label: text, value: text }))),
  bundled: z.array(
    z.object({
      id: z.number(),
      label: text,
      values: z.array(z.object({ id: z.number(), name: text, sku: text, quantity: count, price: minor })),
    }),
  ),
  links: z.array(z.object({ uid: text, title: text })),
})
export type OrderItemRow = z.infer<typeof orderItem>

const shipment = z.object({
  id: z.number(),
  number: text,
  items: z.array(z.object({ id: z.number(), name: text, quantity: count })),
  tracking: z.array(z.object({ carrier: text, title: text, number: z.optional(text) })),
  deliveredAt: z.optional(text),
})

export const orderAddress = z.object({
  firstname: text,
  lastname: z.string(),
  company: z.optional(text),
  street: z.array(text),
  city: text,
  postcode: z.optional(text),
  region: z.optional(text),
  country_code: text,
  telephone: z.optional(text),
  prefix: z.optional(text),
  middlename: z.optional(text),
  suffix: z.optional(text),
  vat_id: z.optional(text),
  fax: z.optional(text),
})
export type OrderAddressRow = z.infer<typeof orderAddress>

const orderStatuses = ['pending', 'processing', 'complete', 'closed', 'canceled'] as const

/** Amounts are in minor units of the store's currency. Only the last digits of the card are stored. */
export const customerOrder = z.object({
  id: text,
  number: text,
  playerId: z.optional(text),
  email: z.optional(text),
  store: text,
  placedAt: text,
  status: z.enum(orderStatuses),
  items: z.array(orderItem),
  shippingAddress: z.optional(orderAddress),
  billingAddress: z.optional(orderAddress),
  shipments: z.array(shipment),
  carrier: z.optional(text),
  shippingMethod: z.optional(text),
  payment: z.object({
    name: text,
    type: text,
    card: z.optional(z.object({ last4: text, type: text, month: text, year: text, name: text })),
  }),
  subtotal: minor,
  shipping: minor,
  shippingTax: minor,
  tax: minor,
  taxRate: z.optional(z.number()),
  discounts: z.array(z.object({ label: text, amount: minor })),
  giftCodes: z.optional(minor),
})
export type CustomerOrderRow = z.infer<typeof customerOrder>
