import * as z from 'zod/mini'
import { listOf, maybe } from '../../rest/schemas.ts'
import { instantFrom } from '../../rest/timeSchemas.ts'
import { wireMoney } from './wireMoney.ts'
import { wirePlace } from './wirePlace.ts'

const text = maybe(z.string())

/** In UTC, unlike `order_date`, which is the store's time and in 2.4.8 wrong in some languages. */
const creation = instantFrom((date) => `${date.replace(' ', 'T')}Z`)

const option = z.object({ label: z.string(), value: z.string() })

const line = {
  id: z.string(),
  product_name: text,
  product_type: text,
  quantity_ordered: maybe(z.number()),
  quantity_shipped: maybe(z.number()),
  selected_options: maybe(z.array(option)),
  product: maybe(z.object({ thumbnail: maybe(z.object({ url: text })) })),
}

const summary = {
  number: z.string(),
  created_at: creation,
  status: z.string(),
}

export const wireOrderSummary = z.object({
  ...summary,
  total: z.object({ grand_total: wireMoney }),
  items: listOf(z.object(line)),
})

const bundleOption = z.object({
  uid: z.string(),
  label: z.string(),
  values: z.array(z.object({ uid: z.string(), product_name: z.string(), quantity: z.number(), price: wireMoney })),
})

const item = z.object({
  ...line,
  product_sku: z.string(),
  product_url_key: text,
  product_sale_price: wireMoney,
  amrma_order_item: maybe(
    z.object({
      ...{ order_item_id: z.number(), available_qty: z.number(), is_returnable: z.boolean(), no_returnable_reason: maybe(z.number()) },
      already_returned_requests: maybe(z.array(z.number())),
      resolutions: maybe(listOf(z.object({ resolution_id: z.number(), label: z.string(), position: z.number() }))),
    }),
  ),
  bundle_options: maybe(z.array(bundleOption)),
  entered_options: maybe(z.array(option)),
  gift_card: maybe(z.object({ recipient_name: text, recipient_email: text, message: text })),
  downloadable_links: maybe(listOf(z.object({ uid: z.string(), title: text }))),
})

const place = z.object({
  ...wirePlace,
  ...{ region: text, country_code: text, prefix: text, middlename: text, suffix: text, vat_id: text, fax: text },
})

const shipment = z.object({
  id: z.string(),
  number: z.string(),
  items: z.array(z.object({ id: z.string(), product_name: text, quantity_shipped: z.number() })),
  tracking: maybe(listOf(z.object({ number: text, title: z.string() }))),
})

const payment = z.object({
  name: z.string(),
  additional_data: maybe(listOf(z.object({ name: z.string(), value: text }))),
})

const total = z.object({
  grand_total: wireMoney,
  subtotal_excl_tax: wireMoney,
  subtotal_incl_tax: wireMoney,
  shipping_handling: maybe(z.object({ amount_including_tax: wireMoney, amount_excluding_tax: wireMoney })),
  total_giftcard: maybe(wireMoney),
  taxes: maybe(z.array(z.object({ amount: wireMoney, title: z.string(), rate: z.number() }))),
  discounts: maybe(z.array(z.object({ amount: wireMoney, label: z.string() }))),
})

export const wireOrder = z.object({
  ...summary,
  amrma_is_returnable: z._default(z.boolean(), false),
  shipping_method: text,
  shipping_address: maybe(place),
  billing_address: maybe(place),
  items: z.array(item),
  shipments: maybe(z.array(shipment)),
  payment_methods: maybe(listOf(payment)),
  total,
})

export type WireOrderSummary = z.infer<typeof wireOrderSummary>
export type WireOrder = z.infer<typeof wireOrder>
export type WireLine = WireOrderSummary['items'][number]
export type WirePlace = z.infer<typeof place>
