import type { Customer } from '../../resolvers/resolver.ts'
import { attributeNamed, valueNamed } from '../attributes.ts'
import { variantsOf } from '../Catalogue.ts'
import { catalogueOf, productBySku } from '../index.ts'
import { priceOf } from '../prices.ts'
import type { BundleItem, BundleOption, BundleProduct, Product } from '../product.ts'
import { uidFor } from '../uid.ts'
import { unitsOf } from './prices.ts'

type Wire = (product: Product, customer: Customer) => object

/** Its price, weight and sku are those of what is chosen. */
export function bundleFields({ sku, items }: BundleProduct, customer: Customer, wire: Wire) {
  return {
    ...{ dynamic_sku: true, dynamic_price: true, dynamic_weight: true, price_view: 'PRICE_RANGE', ship_bundle_items: 'TOGETHER' },
    items: () => items.map((item, index) => itemOnWire(item, { sku, position: index + 1 }, customer, wire)),
  }
}

function itemOnWire({ id, title, type, required, options }: BundleItem, place: Place, customer: Customer, wire: Wire) {
  return {
    ...{ option_id: id, uid: uidFor('bundle', id), title: title[customer.store.language], type, required, ...place },
    options: options.map((option, index) => ({
      ...optionOnWire(option, index + 1, customer, wire),
      uid: uidFor('bundle', id, option.id, option.quantity),
    })),
  }
}

interface Place {
  readonly sku: string
  readonly position: number
}

function optionOnWire({ id, sku, quantity, canChangeQuantity, isDefault }: BundleOption, position: number, customer: Customer, wire: Wire) {
  const product = productBySku(customer.world, sku)
  if (!product) throw new Error(`The shop has no ${sku}`)
  return {
    ...{ id, label: labelOf(product, customer), quantity, can_change_quantity: canChangeQuantity },
    ...{ price: unitsOf(customer.store, priceOf(product, customer).final), price_type: 'DYNAMIC', is_default: isDefault, position },
    product: () => wire(product, customer),
  }
}

/** Variants of one product may stand beside each other: each says which it is. */
export function labelOf(product: Product, { world, store: { language } }: Pick<Customer, 'world' | 'store'>): string {
  const parent = catalogueOf(world).parentOf(product)
  const variant = parent && variantsOf(parent).find(({ sku }) => sku === product.sku)
  const values = Object.entries(variant?.chosen ?? {}).map(([code, value]) => valueNamed(attributeNamed(code), value).label[language])
  return [product.name[language], ...values].join(', ')
}
