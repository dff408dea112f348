import type { PostalAddress } from '#domain/commerce/address'
import {
  type Order,
  type OrderedProduct,
  type OrderGift,
  type OrderItem,
  type OrderPayment,
  type OrderSummary,
  orderStatusOf,
} from '#domain/commerce/order'
import { type Totals, totalsOf } from '#domain/commerce/totals'
import { noReturnReasons, type Returnability } from '#domain/shared/returnability'
import { isMedia } from '../../rest/ownMedia.ts'
import { unreadableIn } from '../../rest/schemas.ts'
import type { WireLine, WireOrder, WireOrderSummary, WirePlace } from './wireOrder.ts'

export function summaryOf({ number, created_at, status, total, items }: WireOrderSummary, media: string): OrderSummary {
  return {
    ...{ number, placedAt: created_at, status: orderStatusOf(status), total: total.grand_total },
    items: items.map((line) => lineOf(line, media)),
    unreadableItems: unreadableIn(items),
  }
}

export function orderOf(
  { number, created_at, status, total, ...wire }: WireOrder,
  media: string,
  isTaxIncluded: boolean | undefined,
): Order {
  const { items, shipments = [], payment_methods: payments = [], shipping_method, shipping_address, billing_address } = wire
  return {
    ...{
      number,
      placedAt: created_at,
      status: orderStatusOf(status),
      total: total.grand_total,
      totals: totalsIn(total, shipping_method !== undefined, isTaxIncluded),
    },
    items: items.map((item) => itemOf(item, media)),
    isReturnable: wire.amrma_is_returnable,
    shippingMethod: shipping_method,
    shippingAddress: shipping_address && placeOf(shipping_address),
    billingAddress: billing_address && placeOf(billing_address),
    shipments: shipments.map((shipment) => ({
      number: shipment.number,
      items: shipment.items.map(({ id, product_name: name = '', quantity_shipped: quantity }) => ({ id, name, quantity })),
      tracking: (shipment.tracking ?? []).map(({ title, number: parcel }) => ({ title, number: parcel })),
    })),
    payments: payments.map(paymentOf),
  }
}

const withoutParcel = ['virtual', 'downloadable', 'giftvoucher']

function lineOf(line: WireLine, media: string): OrderedProduct {
  const {
    id,
    product_name: name = '',
    quantity_ordered: quantity = 0,
    quantity_shipped: shipped = 0,
    selected_options: options = [],
  } = line
  const url = line.product?.thumbnail?.url
  const toShip = withoutParcel.includes(line.product_type ?? '') ? 0 : Math.max(0, quantity - shipped)
  return { ...{ id, name, quantity, shipped, toShip, options }, picture: url !== undefined && isMedia(url, media) ? url : undefined }
}

function itemOf(item: WireOrder['items'][number], media: string): OrderItem {
  const { product_sku: sku, product_url_key: urlKey, product_sale_price: price } = item
  const line = lineOf(item, media)
  return {
    ...line,
    ...{ sku, urlKey, price },
    returnability: item.amrma_order_item && returnabilityOf(item.amrma_order_item),
    choices: (item.bundle_options ?? []).map(({ label, values }) => ({
      label,
      values: values.map(({ uid: id, product_name, quantity, price: each }) => ({ id, name: product_name, quantity, price: each })),
    })),
    options: [...line.options, ...(item.entered_options ?? [])],
    gift: giftOf(item.gift_card),
    downloads: (item.downloadable_links ?? []).map(({ uid, title = '' }) => ({ id: uid, title })),
  }
}

/** An item is returnable only if the shop says so. */
function returnabilityOf(wire: NonNullable<WireOrder['items'][number]['amrma_order_item']>): Returnability {
  const { order_item_id: itemId, available_qty: available, is_returnable: is, no_returnable_reason: code } = wire
  return {
    ...{ itemId, available: is ? available : 0, reason: is || code === undefined ? undefined : noReturnReasons[code] },
    requests: wire.already_returned_requests,
    resolutions: wire.resolutions?.map(({ resolution_id: id, ...resolution }) => ({ id, ...resolution })),
  }
}

function giftOf(answer: WireOrder['items'][number]['gift_card']): OrderGift | undefined {
  if (!answer?.recipient_name) return undefined
  return { recipientName: answer.recipient_name, recipientEmail: answer.recipient_email, message: answer.message }
}

function placeOf({ firstname, lastname, country_code, region, ...wire }: WirePlace): PostalAddress {
  const { company = '', street, city, postcode = '', telephone = '' } = wire
  return {
    ...{ firstName: firstname, lastName: lastname, company, street, city, postcode, telephone, countryCode: country_code ?? '' },
    ...{ prefix: wire.prefix, middleName: wire.middlename, suffix: wire.suffix, vatId: wire.vat_id, fax: wire.fax },
    region: region === undefined ? undefined : { name: region },
  }
}

/** Other card data are ignored. */
function paymentOf({ name, additional_data: facts = [] }: NonNullable<WireOrder['payment_methods']>[number]): OrderPayment {
  const factOf = (key: string) => facts.find((each) => each.name === key)?.value
  const last4 = factOf('cc_last_4')?.slice(-4)
  return { name, card: last4 === undefined ? undefined : { type: factOf('cc_type') ?? '', last4 } }
}

function totalsIn(answer: WireOrder['total'], isShipped: boolean, isTaxIncluded: boolean | undefined): Totals {
  const { grand_total: total, discounts = [], taxes = [], shipping_handling: shipping } = answer
  const amounts = {
    subtotal: { withTax: answer.subtotal_incl_tax, withoutTax: answer.subtotal_excl_tax },
    shipping: isShipped && shipping ? { withTax: shipping.amount_including_tax, withoutTax: shipping.amount_excluding_tax } : undefined,
    taxes: taxes.map(({ title: label, ...tax }) => ({ label, ...tax })),
  }
  return totalsOf({ ...amounts, discounts, fixedTaxes: [], giftCodes: answer.total_giftcard, total }, isTaxIncluded)
}
