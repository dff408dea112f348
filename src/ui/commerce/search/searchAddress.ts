import { type Filters, filterParams, filtersIn, pageIn } from '#domain/commerce/listing'
import { paths } from '#ui/shell/paths.ts'

export interface ShopSearch {
  readonly words: string
  readonly categoryUid: string | undefined
  readonly urlKeys: readonly string[]
  readonly filters: Filters
  readonly page: number
}

export function searchIn(query: URLSearchParams): ShopSearch {
  return {
    words: (query.get('q') ?? '').trim(),
    categoryUid: query.get('in') || undefined,
    urlKeys: query.getAll('key').filter((key) => key !== ''),
    filters: filtersIn(query.getAll('filter')),
    page: pageIn(query.get('page')),
  }
}

export function pathOfShopSearch({ words, categoryUid, urlKeys = [], filters = new Map() }: Partial<ShopSearch>): string {
  const query = new URLSearchParams([
    ...(words ? [['q', words]] : []),
    ...(categoryUid ? [['in', categoryUid]] : []),
    ...urlKeys.map((key) => ['key', key]),
    ...filterParams(filters).map((param) => ['filter', param]),
  ])
  return `${paths.shopSearch}?${query}`
}

export function isNothing({ words, categoryUid, urlKeys }: ShopSearch): boolean {
  return words === '' && categoryUid === undefined && urlKeys.length === 0
}
