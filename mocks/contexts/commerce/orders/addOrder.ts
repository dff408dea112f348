import { priceIn, type Store } from '../../../world/stores.ts'
import type { World } from '../../../world/World.ts'
import { taxOf } from '../cart/calculateTotals.ts'
import { productBySku } from '../catalogue/index.ts'
import type { BundleProduct, Product } from '../catalogue/product.ts'
import { labelOf } from '../catalogue/wire/bundle.ts'
import type { CustomerOrderRow, OrderItemRow } from './data.ts'
import { orderAddressOf } from './orderAddress.ts'

export interface Ordered
  extends Partial<
    Pick<OrderItemRow, 'parentSku' | 'options' | 'bundle' | 'gift' | 'fitted' | 'links' | 'invoiced' | 'shipped' | 'cartItemId'>
  > {
  readonly sku: string
  readonly quantity: number
  /** For products no longer sold: their name and price in US cents. */
  readonly gone?: { readonly name: string; readonly cents: number; readonly kind: OrderItemRow['kind'] }
  readonly cents?: number
  /** Minor units of the store's currency, if already known. */
  readonly price?: number
}

type Told = Pick<CustomerOrderRow, 'placedAt' | 'status' | 'payment'> & Partial<Pick<CustomerOrderRow, 'shipments' | 'discounts'>>

interface NewOrder extends Told {
  readonly playerId: string
  readonly items: readonly Ordered[]
  /** US cents; undefined if nothing is shipped. */
  readonly shippingCents?: number
}

export async function recordOrder(
  world: World,
  store: Store,
  order: Omit<CustomerOrderRow, 'id' | 'number' | 'store'>,
): Promise<CustomerOrderRow> {
  const number = world.customerOrders.list().length + 1
  return world.customerOrders.add({ ...order, id: `${number}`, number: `${1000 + number}`.padStart(9, '0'), store: store.code })
}

export async function addOrder(
  world: World,
  store: Store,
  { items: ordered, shippingCents, ...told }: NewOrder,
): Promise<CustomerOrderRow> {
  const items = ordered.map((each) => itemOf(world, store, each))
  const subtotal = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const discounts = told.discounts ?? []
  const shipping = shippingCents === undefined ? 0 : priceIn(store, shippingCents)
  const discount = discounts.reduce((sum, { amount }) => sum + amount, 0)
  const home = world.customerAddresses.first((row) => row.playerId === told.playerId && row.defaultShipping)
  const address = home && orderAddressOf(home, store)
  return recordOrder(world, store, {
    shipments: [],
    ...told,
    ...{ items, discounts, subtotal, shipping },
    ...(shippingCents !== undefined && {
      shippingAddress: address,
      carrier: 'Pinewood Parcel',
      shippingMethod: 'Pinewood Parcel - Standard',
    }),
    billingAddress: address,
    tax: taxOf(subtotal - discount, store),
    shippingTax: taxOf(shipping, store),
  })
}

export function itemOf(world: World, store: Store, { sku, quantity, gone, cents, price, ...told }: Ordered): OrderItemRow {
  const product = productBySku(world, sku)
  const parent = told.parentSku === undefined ? undefined : productBySku(world, told.parentSku)
  const bundled = product?.kind === 'bundle' ? bundledIn(world, store, product, told.bundle ?? []) : []
  const unitAmount = bundled.flatMap(({ values }) => values).reduce((sum, value) => sum + value.price * value.quantity, 0)
  return {
    ...{ options: [], bundle: [], links: [], invoiced: quantity, shipped: 0, ...told },
    ...{ id: world.nextNumber(), cartItemId: told.cartItemId ?? world.nextNumber(), sku, quantity, bundled },
    kind: gone?.kind ?? kindOf(parent ?? product),
    name: gone?.name ?? nameOf(parent ?? product, store),
    urlKey: (parent ?? product)?.urlKey,
    ...((product?.specialPrice ?? product?.price ?? 0) < (product?.price ?? 0) && { onSale: true }),
    price:
      price ?? (bundled.length > 0 ? unitAmount : priceIn(store, gone?.cents ?? cents ?? product?.specialPrice ?? product?.price ?? 0)),
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
          name: labelOf(product, { world, store }),
          sku: product.sku,
          quantity,
          price: priceIn(store, product.specialPrice ?? product.price),
        },
      ]
    })
    return values.length > 0 ? [{ id, label: title[store.language], values }] : []
  })
}
