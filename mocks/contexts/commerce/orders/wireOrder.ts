import { isReturnable, returnabilityOf } from '../../../world/returnability.ts'
import { resolutionsFor, wireResolutions } from '../../../world/returnResolutions.ts'
import { moneyOf, type Store, storeNamed } from '../../../world/stores.ts'
import { taxOf } from '../cart/calculateTotals.ts'
import { attributeNamed, valueNamed } from '../catalogue/attributes.ts'
import { variantsOf } from '../catalogue/Catalogue.ts'
import { productBySku } from '../catalogue/index.ts'
import { wireProduct } from '../catalogue/wire/product.ts'
import type { Customer } from '../resolvers/resolver.ts'
import type { CustomerOrderRow, OrderItemRow } from './data.ts'

const labels: Readonly<Record<CustomerOrderRow['status'], string>> = {
  ...{ pending: 'Pending', processing: 'Processing', complete: 'Complete', closed: 'Closed', canceled: 'Canceled' },
}

export function wireOrder(order: CustomerOrderRow, customer: Customer) {
  const store = storeNamed(order.store) ?? customer.store
  return {
    ...{ id: btoa(order.id), number: order.number },
    ...datesOf(order.placedAt, store),
    ...{ status: labels[order.status], carrier: order.carrier, shipping_method: order.shippingMethod },
    ...{ shipping_address: order.shippingAddress, billing_address: order.billingAddress },
    items: order.items.map((item) => ({
      ...wireItem(item, store, customer),
      amrma_order_item: () => wireReturnability(order, item, customer),
    })),
    amrma_is_returnable: () => isReturnable(customer.world, order),
    shipments: order.shipments.map(({ items, ...shipment }) => ({
      ...shipment,
      items: items.map(({ id, name, quantity }) => ({ __typename: 'ShipmentItem', id, product_name: name, quantity_shipped: quantity })),
    })),
    payment_methods: [wirePayment(order.payment)],
    total: wireTotal(order, store),
  }
}

/** `order_date` is the store's time, `created_at` UTC. */
function datesOf(instant: string, { timezone }: Store) {
  const at = Temporal.Instant.from(instant).toZonedDateTimeISO(timezone).toPlainDateTime()
  return { created_at: wallTime(instant), order_date: wallTime(at.toString()) }
}

function wallTime(time: string): string {
  return time.slice(0, 19).replace('T', ' ')
}

function wireItem(item: OrderItemRow, store: Store, customer: Customer) {
  const { id, kind, sku, parentSku, name, urlKey, price, quantity, invoiced, shipped, bundled, links } = item
  const product = productBySku(customer.world, sku)
  const shown = product ?? (parentSku === undefined ? undefined : productBySku(customer.world, parentSku))
  return {
    __typename: typenameOf(kind),
    ...{ id: btoa(`${id}`), product_name: name, product_sku: sku, product_url_key: product ? urlKey : null, product_type: kind },
    ...{ product_sale_price: moneyOf(store, price), quantity_ordered: quantity, quantity_invoiced: invoiced, quantity_shipped: shipped },
    product: () => shown && wireProduct(shown, customer),
    bundle_options: bundled.map(({ id: optionId, label, values }) => ({
      ...{ uid: btoa(`${optionId}`), label },
      values: values.map((value) => ({
        ...{ uid: btoa(`${value.id}`), product_name: value.name, product_sku: value.sku },
        ...{ quantity: value.quantity, price: moneyOf(store, value.price) },
      })),
    })),
    downloadable_links: links,
    ...wireChosen(item, store, customer),
    gift_card: item.gift && {
      recipient_name: item.gift.recipientName,
      recipient_email: item.gift.recipientEmail,
      message: item.gift.message,
    },
  }
}

function wireReturnability(order: CustomerOrderRow, item: OrderItemRow, { world, store }: Customer) {
  const found = returnabilityOf(world, order, item)
  if (!found) return null
  const { available, reason, requests } = found
  return {
    ...{ order_item_id: item.id, available_qty: available, purchased_qty: item.shipped, is_returnable: available > 0 },
    ...{ no_returnable_reason: reason, already_returned_requests: requests },
    resolutions: wireResolutions(resolutionsFor(item), store.language),
  }
}

function wireChosen({ sku, parentSku, options, fitted = [] }: OrderItemRow, { language }: Store, { world }: Customer) {
  const variant = productBySku(world, sku)
  const parent = parentSku === undefined ? undefined : productBySku(world, parentSku)
  const chosen = parent?.kind === 'configurable' ? variantsOf(parent).find((each) => each.sku === sku)?.chosen : undefined
  const attributes = Object.entries(chosen ?? {}).map(([code, value]) => {
    const attribute = attributeNamed(code)
    return { label: attribute.label[language], value: valueNamed(attribute, value).label[language] }
  })
  const told = options.flatMap(({ id, values }) => {
    const option = [variant, parent].flatMap((each) => each?.options ?? []).find((each) => each.id === id)
    return option ? values.map((value) => ({ option, value, known: option.values.find((each) => String(each.id) === value) })) : []
  })
  const selected = told.flatMap(({ option, known }) => (known ? [{ label: option.title[language], value: known.title[language] }] : []))
  const entered = told.flatMap(({ option, known, value }) => (known ? [] : [{ label: option.title[language], value }]))
  return { selected_options: [...attributes, ...selected, ...fitted], entered_options: entered }
}

const typenames = {
  ...{ simple: 'OrderItem', virtual: 'OrderItem', configurable: 'ConfigurableOrderItem', bundle: 'BundleOrderItem' },
  ...{ downloadable: 'DownloadableOrderItem', giftvoucher: 'GiftCardOrderItem' },
} as const satisfies Readonly<Record<OrderItemRow['kind'], string>>

function typenameOf(kind: OrderItemRow['kind']): string {
  return typenames[kind]
}

function wirePayment({ name, type, card }: CustomerOrderRow['payment']) {
  const told = card && {
    ...{ cc_type: card.type, cc_last_4: card.last4, cc_exp_month: card.month, cc_exp_year: card.year, card_name: card.name },
  }
  return { name, type, additional_data: Object.entries(told ?? {}).map(([key, value]) => ({ name: key, value })) }
}

/** Tax applies to the amount after the discount. */
function subtotalsOf({ subtotal, items, taxRate }: CustomerOrderRow, store: Store) {
  const rows = items.map(({ price, quantity }) => Math.round(price * quantity))
  const tax = rows.reduce((sum, row) => sum + taxOf(row, { ...store, taxRate: taxRate ?? store.taxRate }), 0)
  const [excluding, including] = store.taxIncluded ? [subtotal - tax, subtotal] : [subtotal, subtotal + tax]
  return { subtotal_excl_tax: moneyOf(store, excluding), subtotal_incl_tax: moneyOf(store, including) }
}

function wireTotal(order: CustomerOrderRow, store: Store) {
  const { subtotal, shipping, shippingTax, tax, discounts, giftCodes = 0 } = order
  const discount = discounts.reduce((sum, { amount }) => sum + amount, 0)
  const allTax = tax + shippingTax
  const grand = moneyOf(store, subtotal - discount - giftCodes + shipping + (store.taxIncluded ? 0 : allTax))
  const taxes = (amount: number) =>
    amount === 0 ? [] : [{ amount: moneyOf(store, amount), title: store.taxName, rate: (order.taxRate ?? store.taxRate) * 100 }]
  const [withTax, withoutTax] = store.taxIncluded ? [shipping, shipping - shippingTax] : [shipping + shippingTax, shipping]
  return {
    ...{ base_grand_total: grand, grand_total: grand, total_tax: moneyOf(store, allTax) },
    ...subtotalsOf(order, store),
    total_giftcard: giftCodes > 0 ? moneyOf(store, giftCodes) : null,
    ...{ total_shipping: moneyOf(store, shipping), taxes: taxes(allTax) },
    shipping_handling: {
      ...{ amount_including_tax: moneyOf(store, withTax), amount_excluding_tax: moneyOf(store, withoutTax) },
      ...{ total_amount: moneyOf(store, shipping), taxes: taxes(shippingTax) },
    },
    discounts: discounts.map(({ label, amount }) => ({ label, amount: moneyOf(store, amount) })),
  }
}
