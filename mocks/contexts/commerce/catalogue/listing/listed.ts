import { type Customer, refused } from '../../resolvers/resolver.ts'
import { wireProduct } from '../wire/product.ts'
import { counted, fitsAll } from './facets.ts'
import { candidatesOf, chosenIn } from './filtered.ts'
import type { ListingQuery } from './query.ts'
import { sorted } from './sorted.ts'
import { categoryAggregations, priceAggregations } from './standardAggregations.ts'
import { suggestionsFor } from './suggestions.ts'

export function listed(asked: ListingQuery, customer: Customer) {
  const { search, filter, pageSize, currentPage } = asked
  if (!search && !filter) throw refused("'search' or 'filter' input argument is required.")
  if (pageSize < 1) throw refused('pageSize value must be greater than 0.')
  if (currentPage < 1) throw refused('currentPage value must be greater than 0.')
  const candidates = candidatesOf(asked, customer)
  const chosen = chosenIn(filter)
  const fitting = new Map([...candidates].filter(([product]) => fitsAll(product, chosen)))
  const total = fitting.size
  const pages = Math.ceil(total / pageSize)
  if (total > 0 && currentPage > pages) {
    throw refused(`currentPage value ${currentPage} specified is greater than the ${pages} page(s) available.`)
  }
  const first = (currentPage - 1) * pageSize
  return {
    total_count: total,
    page_info: { current_page: currentPage, page_size: pageSize, total_pages: pages },
    items: () =>
      sorted(fitting, asked, customer)
        .slice(first, first + pageSize)
        .map((product) => wireProduct(product, customer)),
    aggregations: () => [
      ...priceAggregations([...fitting.keys()], customer),
      ...categoryAggregations([...fitting.keys()], customer),
      ...counted([...candidates.keys()], chosen).map((each) => aggregation(each, customer)),
    ],
    suggestions: () => suggestionsFor(search ?? '', customer).map((text) => ({ search: text })),
  }
}

function aggregation({ attribute, options }: ReturnType<typeof counted>[number], { store: { language } }: Customer) {
  return {
    ...{ attribute_code: attribute.code, label: attribute.label[language], count: options.length },
    options: options.map(({ value, count }) => ({ label: value.label[language], value: String(value.index), count })),
  }
}
