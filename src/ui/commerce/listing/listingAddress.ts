import { filtersIn, type Listing, pageIn, sortIn, toldFilters } from '#domain/commerce/listing'

/** What an address asks of a category's list. */
export function listingIn(query: URLSearchParams): Listing {
  return { filters: filtersIn(query.getAll('filter')), sort: sortIn(query.get('sort')), page: pageIn(query.get('page')) }
}

/** The other way round; what is as usual is left out. */
export function queryOf({ filters, sort, page }: Listing): URLSearchParams {
  const query = new URLSearchParams(toldFilters(filters).map((told) => ['filter', told]))
  if (sort !== 'position') query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  return query
}
