import { priceIn } from '../../../../world/stores.ts'
import type { Customer } from '../../resolvers/resolver.ts'
import { attributeNamed, valueNamed } from '../attributes.ts'
import { variantsOf } from '../Catalogue.ts'
import { catalogueOf, productBySku } from '../index.ts'
import type { BundleItem, BundleOption, BundleProduct, Product } from '../product.ts'
import { uidFor } from '../uid.ts'
import { unitsOf } from './prices.ts'

type Wire = (product: Product, customer: Customer) => object

/** Weight, sku and, unless fixed, the price are those of the chosen options. */
export function bundleFields(bundle: BundleProduct, customer: Customer, wire: Wire) {
  const { sku, items, isPriceFixed = false } = bundle
  return {
    ...{ dynamic_sku: true, dynamic_price: !isPriceFixed, dynamic_weight: true, price_view: 'PRICE_RANGE', ship_bundle_items: 'TOGETHER' },
    items: () => items.map((item, index) => itemOnWire(item, { sku, position: index + 1, isPriceFixed }, customer, wire)),
  }
}

function itemOnWire({ id, title, type, required, options }: BundleItem, { isPriceFixed, ...place }: Place, customer: Customer, wire: Wire) {
  return {
    ...{ option_id: id, uid: uidFor('bundle', id), title: title[customer.store.language], type, required, ...place },
    options: options
      .filter(({ sku }) => !customer.world.withdrawn.find(sku))
      .map((option, index) => ({
        ...optionOnWire(option, { isPriceFixed, position: index + 1 }, customer, wire),
        uid: uidFor('bundle', id, option.id, option.quantity),
      })),
  }
}

interface Place {
  readonly sku: string
  readonly position: number
  readonly isPriceFixed: boolean
}

function optionOnWire(option: BundleOption, place: Omit<Place, 'sku'>, customer: Customer, wire: Wire) {
  const { id, sku, quantity, canChangeQuantity, isDefault } = option
  const product = productBySku(customer.world, sku)
  if (!product) throw new Error(`The shop has no ${sku}`)
  return {
    ...{ id, label: labelOf(product, customer), quantity, can_change_quantity: canChangeQuantity },
    ...{ ...optionPriceOnWire(option, place, customer), is_default: isDefault, position: place.position },
    product: () => wire(product, customer),
  }
}

/** For a dynamic price the platform reports 0; the contents' own prices count. */
function optionPriceOnWire({ price = 0, percent }: BundleOption, { isPriceFixed }: Omit<Place, 'sku'>, { store }: Customer) {
  if (!isPriceFixed) return { price: 0, price_type: 'DYNAMIC' }
  if (percent !== undefined) return { price: percent, price_type: 'PERCENT' }
  return { price: price === 0 ? 0 : unitsOf(store, priceIn(store, price)), price_type: 'FIXED' }
}

export function labelOf(product: Product, { world, store: { language } }: Pick<Customer, 'world' | 'store'>): string {
  const parent = catalogueOf(world).parentOf(product)
  const variant = parent && variantsOf(parent).find(({ sku }) => sku === product.sku)
  const values = Object.entries(variant?.chosen ?? {}).map(([code, value]) => valueNamed(attributeNamed(code), value).label[language])
  return [product.name[language], ...values].join(', ')
}
