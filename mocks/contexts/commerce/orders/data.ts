import * as z from 'zod/mini'
import { giftOfItem } from '../cart/data.ts'

const text = z.string().check(z.minLength(1))
const minor = z.number()
const count = z.number().check(z.gte(0))

/** What was chosen of a product: options by id with their values, and the options of a bundle's items. */
const chosen = {
  options: z.array(z.object({ id: z.number(), values: z.array(z.string()) })),
  bundle: z.array(z.object({ id: z.number(), chosen: z.array(z.object({ id: z.number(), quantity: z.number() })) })),
}

const orderItem = z.object({
  id: z.number(),
  /** Of the line in the cart that it was ordered from. */
  cartItemId: z.number(),
  kind: z.enum(['simple', 'virtual', 'configurable', 'bundle', 'downloadable', 'giftvoucher']),
  sku: text,
  /** Of the configurable product of which it is a variant. */
  parentSku: z.optional(text),
  /** As it was called then. */
  name: text,
  urlKey: z.optional(text),
  /** Of one piece, before tax where the store's prices are so. */
  price: minor,
  quantity: count,
  invoiced: count,
  shipped: count,
  ...chosen,
  gift: z.optional(giftOfItem),
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
})

const address = z.object({
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
export type OrderAddressRow = z.infer<typeof address>

const orderStatuses = ['pending', 'processing', 'complete', 'closed', 'canceled'] as const

/** Amounts in minor units of the store's currency; of the card nothing but its last digits. */
export const customerOrder = z.object({
  id: text,
  number: text,
  /** Absent for a guest's, who has told an address. */
  playerId: z.optional(text),
  email: z.optional(text),
  /** Code of the store view. */
  store: text,
  placedAt: text,
  status: z.enum(orderStatuses),
  items: z.array(orderItem),
  shippingAddress: z.optional(address),
  billingAddress: z.optional(address),
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
  /** Of what was sent there; the store's unless told. */
  taxRate: z.optional(z.number()),
  discounts: z.array(z.object({ label: text, amount: minor })),
  /** What gift codes paid. */
  giftCodes: z.optional(minor),
})
export type CustomerOrderRow = z.infer<typeof customerOrder>
