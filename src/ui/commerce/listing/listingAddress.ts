import { filterParams, filtersIn, type Listing, pageIn, sortIn } from '#domain/commerce/listing'

export function listingIn(query: URLSearchParams): Listing {
  return { filters: filtersIn(query.getAll('filter')), sort: sortIn(query.get('sort')), page: pageIn(query.get('page')) }
}

export function queryOf({ filters, sort, page }: Listing): URLSearchParams {
  const query = new URLSearchParams(filterParams(filters).map((param) => ['filter', param]))
  if (sort !== 'position') query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  return query
}
