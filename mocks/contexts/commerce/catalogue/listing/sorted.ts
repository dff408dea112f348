import type { Customer } from '../../resolvers/resolver.ts'
import { priceRangeOf } from '../prices.ts'
import type { Product } from '../product.ts'
import type { Direction, ListingQuery } from './query.ts'

type Order = (one: Product, other: Product) => number

/** By position, or by relevance if there are search words. Ties are in order of position. */
export function sorted(scored: ReadonlyMap<Product, number>, { sort, search }: ListingQuery, customer: Customer): readonly Product[] {
  const inPosition = [...scored.keys()]
  const [field, direction] = Object.entries(sort ?? {}).find((entry) => entry[1] != null) ?? (search ? ['relevance', 'DESC'] : [])
  if (field === undefined || (field === 'position' && direction !== 'DESC')) return inPosition
  if (field === 'position') return inPosition.toReversed()
  if (field === 'relevance') return byRelevance(inPosition, scored, direction ?? 'DESC')
  // Product numbers grow with each new product.
  if (field === 'news_from_date') return inPosition.sort((one, other) => (direction === 'DESC' ? other.id - one.id : one.id - other.id))
  const order = field === 'price' ? byPrice(inPosition, customer) : byName(customer)
  return inPosition.sort(direction === 'DESC' ? (one, other) => order(other, one) : order)
}

/** Without search words, products that the club recommends come first. */
function byRelevance(products: Product[], scored: ReadonlyMap<Product, number>, direction: Direction | string): readonly Product[] {
  const best = products.sort((one, other) => (scored.get(other) ?? 0) - (scored.get(one) ?? 0))
  return direction === 'ASC' ? best.toReversed() : best
}

function byPrice(products: readonly Product[], customer: Customer): Order {
  const prices = new Map(products.map((product) => [product, priceRangeOf(product, customer).minimum.final]))
  return (one, other) => (prices.get(one) ?? 0) - (prices.get(other) ?? 0)
}

const collators = new Map<string, Intl.Collator>()

function byName({ store: { language } }: Customer): Order {
  const collator = collators.get(language) ?? new Intl.Collator(language, { numeric: true })
  collators.set(language, collator)
  return (one, other) => collator.compare(one.name[language], other.name[language])
}
