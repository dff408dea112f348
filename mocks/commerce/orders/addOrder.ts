import type { World } from '../../World.ts'
import { productBySku } from '../catalogue/index.ts'
import type { BundleProduct, Product } from '../catalogue/product.ts'
import { nameOfRegion, regionIn } from '../places/countries.ts'
import { priceIn, type Store } from '../stores.ts'
import type { CustomerOrderRow, OrderAddressRow, OrderItemRow } from './data.ts'

/** What is ordered of a product, by its sku; a variant with its parent. Without a price what the product costs now. */
export interface Ordered
  extends Partial<Pick<OrderItemRow, 'parentSku' | 'options' | 'bundle' | 'links' | 'invoiced' | 'shipped' | 'cartItemId'>> {
  readonly sku: string
  readonly quantity: number
  /** For what the shop has no more: how it was called, and US cents. */
  readonly gone?: { readonly name: string; readonly cents: number; readonly kind: OrderItemRow['kind'] }
  /** US cents, for what has no price of its own. */
  readonly cents?: number
}

type Told = Pick<CustomerOrderRow, 'playerId' | 'placedAt' | 'status' | 'payment'> &
  Partial<Pick<CustomerOrderRow, 'shipments' | 'discounts'>>

interface NewOrder extends Told {
  readonly items: readonly Ordered[]
  /** US cents; nothing where nothing is shipped. */
  readonly shippingCents?: number
}

/** An order as checkout leaves it: numbers follow each other, and its sums are reckoned from its items. */
export async function addOrder(
  world: World,
  store: Store,
  { items: ordered, shippingCents, ...told }: NewOrder,
): Promise<CustomerOrderRow> {
  const number = world.customerOrders.list().length + 1
  const items = ordered.map((each) => itemOf(world, store, each))
  const subtotal = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const discounts = told.discounts ?? []
  const shipping = shippingCents === undefined ? 0 : priceIn(store, shippingCents)
  const discount = discounts.reduce((sum, { amount }) => sum + amount, 0)
  const address = addressOf(world, store, told.playerId)
  return world.customerOrders.add({
    shipments: [],
    ...told,
    ...{ id: `${number}`, number: `${1000 + number}`.padStart(9, '0'), store: store.code, items, discounts, subtotal, shipping },
    ...(shippingCents !== undefined && {
      shippingAddress: address,
      carrier: 'Pinewood Parcel',
      shippingMethod: 'Pinewood Parcel - Standard',
    }),
    billingAddress: address,
    tax: taxOn(store, subtotal - discount),
    shippingTax: taxOn(store, shipping),
  })
}

/** Inside the price, or on top of it. */
function taxOn({ taxRate, taxIncluded }: Store, amount: number): number {
  return Math.round(taxIncluded ? amount - amount / (1 + taxRate) : amount * taxRate)
}

function itemOf(world: World, store: Store, { sku, quantity, gone, cents, ...told }: Ordered): OrderItemRow {
  const product = productBySku(world, sku)
  const parent = told.parentSku === undefined ? undefined : productBySku(world, told.parentSku)
  const bundled = product?.kind === 'bundle' ? bundledIn(world, store, product, told.bundle ?? []) : []
  const perPiece = bundled.flatMap(({ values }) => values).reduce((sum, value) => sum + value.price * value.quantity, 0)
  return {
    ...{ options: [], bundle: [], links: [], invoiced: quantity, shipped: 0, ...told },
    ...{ id: world.nextNumber(), cartItemId: told.cartItemId ?? world.nextNumber(), sku, quantity, bundled },
    kind: gone?.kind ?? kindOf(parent ?? product),
    name: gone?.name ?? nameOf(parent ?? product, store),
    urlKey: (parent ?? product)?.urlKey,
    price: bundled.length > 0 ? perPiece : priceIn(store, gone?.cents ?? cents ?? product?.specialPrice ?? product?.price ?? 0),
  }
}

function nameOf(product: Product | undefined, { language }: Store): string {
  if (!product) throw new Error('What was never sold can not be ordered')
  return product.name[language]
}

function kindOf(product: Product | undefined): OrderItemRow['kind'] {
  return product?.kind === 'gift-card' ? 'giftvoucher' : (product?.kind ?? 'simple')
}

function bundledIn(world: World, store: Store, { items }: BundleProduct, bundle: OrderItemRow['bundle']): OrderItemRow['bundled'] {
  return items.flatMap(({ id, title, options }) => {
    const chosen = bundle.find((choice) => choice.id === id)?.chosen ?? []
    const values = chosen.flatMap(({ id: optionId, quantity }) => {
      const product = productBySku(world, options.find((option) => option.id === optionId)?.sku ?? '')
      if (!product) return []
      return [
        {
          id: optionId,
          name: nameOf(product, store),
          sku: product.sku,
          quantity,
          price: priceIn(store, product.specialPrice ?? product.price),
        },
      ]
    })
    return values.length > 0 ? [{ id, label: title[store.language], values }] : []
  })
}

/** The customer's default, as it is now. */
function addressOf(world: World, store: Store, playerId: string): OrderAddressRow | undefined {
  const row = world.customerAddresses.first((address) => address.playerId === playerId && address.defaultShipping)
  if (!row) return undefined
  const { firstname, lastname, company, street, city, postcode, country, regionId, regionName, telephone } = row
  const region = regionId === undefined ? undefined : regionIn(country, { id: regionId })
  return {
    firstname,
    lastname,
    company,
    street,
    city,
    postcode,
    region: region ? nameOfRegion(region, store) : regionName,
    country_code: country,
    telephone,
  }
}
