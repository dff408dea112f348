import type { Customer } from '../../resolvers/resolver.ts'
import { attributes } from '../attributes.ts'
import type { Catalogue } from '../Catalogue.ts'
import { categories, categoryUid } from '../categories.ts'
import { catalogueOf } from '../index.ts'
import { listedPrice } from '../prices.ts'
import type { Product } from '../product.ts'
import type { Chosen } from './facets.ts'
import { type Filter, type ListingQuery, valuesOf } from './query.ts'
import { plain, relevanceOf, wordsIn } from './words.ts'

export function candidatesOf(asked: ListingQuery, customer: Customer): ReadonlyMap<Product, number> {
  const catalogue = catalogueOf(customer.world, customer.store.shop)
  const { filter } = asked
  const words = wordsIn(asked.search ?? '')
  const { language } = customer.store
  const scored = new Map<Product, number>()
  for (const product of addressed(asked, catalogue)) {
    if (!fitsName(product, filter, customer) || !fitsPrice(product, filter, customer)) continue
    const relevance = words.length === 0 ? 1 : relevanceOf(product, words, language)
    if (relevance > 0) scored.set(product, relevance)
  }
  return scored
}

export function chosenIn(filter: Filter | null | undefined): Chosen {
  const chosen = new Map<string, readonly string[]>()
  for (const { code } of attributes) {
    const values = valuesOf(filter, code)
    if (values && values.length > 0) chosen.set(code, values)
  }
  return chosen
}

/** Variants are found only by sku and URL key, and answered as their parent unless the query says otherwise. */
function addressed({ filter, return_parent_product: viaParent }: ListingQuery, catalogue: Catalogue): readonly Product[] {
  const skus = valuesOf(filter, 'sku')?.flatMap((sku) => catalogue.withSku(sku) ?? [])
  const urlKeys = valuesOf(filter, 'url_key')?.flatMap((urlKey) => catalogue.withUrlKey(urlKey) ?? [])
  const found = skus && urlKeys ? skus.filter((product) => urlKeys.includes(product)) : (skus ?? urlKeys)
  const answered = found?.map((product) => (viaParent === false ? product : (catalogue.parentOf(product) ?? product)))
  const inCategories = productsOfCategories(filter, catalogue)
  if (!answered) return inCategories ?? catalogue.products
  const once = [...new Set(answered)]
  return inCategories ? once.filter((product) => inCategories.includes(catalogue.parentOf(product) ?? product)) : once
}

function productsOfCategories(filter: Filter | null | undefined, catalogue: Catalogue): readonly Product[] | undefined {
  const ids = valuesOf(filter, 'category_id')
  const uids = valuesOf(filter, 'category_uid')
  if (!ids && !uids) return undefined
  const asked = categories.filter(({ id }) => (ids?.includes(String(id)) ?? true) && (uids?.includes(categoryUid(id)) ?? true))
  const [only, ...others] = asked
  if (only && others.length === 0) return catalogue.productsIn(only)
  const found = new Set(asked.flatMap((category) => catalogue.productsIn(category)))
  return catalogue.products.filter((product) => found.has(product))
}

function fitsName({ name }: Product, filter: Filter | null | undefined, { store }: Customer): boolean {
  const match = filter?.['name']?.match
  return match == null || plain(name[store.language]).includes(plain(match))
}

function fitsPrice(product: Product, filter: Filter | null | undefined, customer: Customer): boolean {
  const { from, to } = filter?.['price'] ?? {}
  if (from == null && to == null) return true
  const value = listedPrice(product, customer)
  return value >= Number(from ?? 0) && value <= Number(to ?? Number.POSITIVE_INFINITY)
}
