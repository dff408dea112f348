import type { Customer } from '../../resolvers/resolver.ts'
import { categoriesIn, categoryUid, rootOf } from '../categories.ts'
import { catalogueOf } from '../index.ts'
import { listedPrice } from '../prices.ts'
import type { Product } from '../product.ts'

/** As the platform's `Auto` algorithm steps: the largest power of ten that gives two ranges, and no less than ten. */
export function priceAggregations(products: readonly Product[], customer: Customer) {
  if (products.length === 0) return []
  const prices = products.map((product) => listedPrice(product, customer))
  const options = rangesOf(prices, 10 ** (String(Math.floor(Math.max(...prices))).length - 1))
  return [{ attribute_code: 'price', label: 'Price', count: options.length, options }]
}

/** A range begins with its lower end and excludes its upper one, which the filter includes. */
function rangesOf(prices: readonly number[], step: number): readonly object[] {
  const counts = new Map<number, number>()
  for (const price of prices) counts.set(Math.floor(price / step), (counts.get(Math.floor(price / step)) ?? 0) + 1)
  if (counts.size < 2 && step > 10) return rangesOf(prices, step / 10)
  return [...counts.keys()]
    .toSorted((one, other) => one - other)
    .map((index) => [index * step, (index + 1) * step, counts.get(index)] as const)
    .map(([from, to, count]) => ({ label: `${from}-${to}`, value: `${from}_${to}`, count }))
}

/** Every category of the shop that has some of the products, except its root. */
export function categoryAggregations(products: readonly Product[], { world, store: { shop, language } }: Customer) {
  const catalogue = catalogueOf(world, shop)
  const options = categoriesIn(world, shop)
    .filter(({ id }) => id !== rootOf(shop))
    .map((category) => ({ category, count: catalogue.productsIn(category).filter((product) => products.includes(product)).length }))
    .filter(({ count }) => count > 0)
    .map(({ category: { id, name }, count }) => ({ label: name[language], value: categoryUid(id), count }))
  return options.length === 0 ? [] : [{ attribute_code: 'category_uid', label: 'Category', count: options.length, options }]
}
