import type { Customer } from '../../resolvers/resolver.ts'
import { categoryNumbered } from '../categories.ts'
import { productBySku } from '../index.ts'
import type { Product, Tag } from '../product.ts'
import { stockOf } from '../stock.ts'
import { tagWords } from '../tags.ts'
import { bundleFields } from './bundle.ts'
import { wireCategory } from './category.ts'
import { configurableFields } from './configurable.ts'
import { giftCardFields } from './giftCard.ts'
import { mediaFields } from './media.ts'
import { optionsOnWire } from './options.ts'
import { priceFields } from './prices.ts'

const typenames = {
  simple: 'SimpleProduct',
  virtual: 'VirtualProduct',
  configurable: 'ConfigurableProduct',
  bundle: 'BundleProduct',
  'gift-card': 'GiftCardProduct',
} as const satisfies Readonly<Record<Product['kind'], string>>

const types = {
  ...typenames,
  simple: 'simple',
  virtual: 'virtual',
  configurable: 'configurable',
  bundle: 'bundle',
  'gift-card': 'giftvoucher',
}

const lowStock = 5

/** Linked products and computed fields are resolved only when they are selected. */
export function wireProduct(product: Product, customer: Customer): object {
  const { language } = customer.store
  const { name, lead, story } = product
  const quantity = stockOf(customer.world, product.sku)
  const others = (skus: readonly string[] = []) => skus.map((sku) => required(sku, customer))
  return {
    __typename: typenames[product.kind],
    ...{ id: product.id, uid: productUid(product), sku: product.sku, url_key: product.urlKey, type_id: types[product.kind] },
    ...{ name: name[language], meta_title: name[language], meta_description: lead[language] },
    ...{ short_description: paragraph(lead[language]), description: paragraph(story[language]) },
    stock_status: quantity > 0 ? 'IN_STOCK' : 'OUT_OF_STOCK',
    only_x_left_in_stock: quantity > 0 && quantity <= lowStock ? quantity : null,
    ...priceFields(product, customer),
    ...mediaFields(product, customer),
    categories: () => product.categoryIds.flatMap((id) => categoryNumbered(id) ?? []).map((category) => wireCategory(category, customer)),
    related_products: () => others(product.related),
    upsell_products: () => others(product.upsell),
    clubhouse_product_tags: (product.tags ?? []).map((tag: Tag) => ({ value: tagWords[tag][language] })),
    clubhouse_product_holes_number: product.holes ?? null,
    use_center_section: product.isForCentre ?? false,
    weight: product.weight,
    options: () => optionsOnWire(product, customer.store),
    ...(product.kind === 'configurable' && configurableFields(product, customer, wireProduct)),
    ...(product.kind === 'bundle' && bundleFields(product, customer, wireProduct)),
    ...(product.kind === 'gift-card' && giftCardFields(product, customer)),
  }
}

function productUid({ id }: Pick<Product, 'id'>): string {
  return `product-${id}`
}

function required(sku: string, customer: Customer): object {
  const product = productBySku(customer.world, sku)
  if (!product) throw new Error(`The shop has no ${sku}`)
  return wireProduct(product, customer)
}

function paragraph(text: string) {
  return { html: `<p>${text.replaceAll('\n', '</p><p>')}</p>` }
}
