import type { CategoryFilter, FilterValue } from './category.ts'
import type { ProductCard } from './product.ts'

/** Default number of products per page. */
export const pageSize = 10

/** `position` is the shop's recommendation. */
export const offeredSorts = ['position', 'price-asc', 'price-desc', 'newest'] as const
/** Links may also ask for relevance. */
const sorts = [...offeredSorts, 'relevance-asc', 'relevance-desc'] as const
export type Sort = (typeof sorts)[number]

/** Attribute codes with values. */
export type Filters = ReadonlyMap<string, readonly string[]>

/** Pages count from 1. */
export interface Listing {
  readonly filters: Filters
  readonly sort: Sort
  readonly page: number
}

export interface ProductPage {
  readonly products: readonly ProductCard[]
  readonly total: number
  readonly page: number
  readonly pageSize: number
}

export interface FoundProducts extends ProductPage {
  readonly suggestions: readonly string[]
}

/** Anything invalid means page 1. */
export function pageIn(param: string | null): number {
  const page = /^\d{1,6}$/.test(param ?? '') ? Number(param) : 1
  return Math.max(1, page)
}

/** Anything unknown means the shop's order. */
export function sortIn(param: string | null): Sort {
  return sorts.find((sort) => sort === param) ?? 'position'
}

/** Each as `color:12`: a code and a value in the shop's own characters. Ignores anything else. */
export function filtersIn(params: readonly string[]): Filters {
  const filters = new Map<string, readonly string[]>()
  for (const each of params) {
    const match = /^([a-z]\w{0,39}):(.{1,200})$/su.exec(each)
    if (!match) continue
    const [, code = '', value = ''] = match
    filters.set(code, [...new Set([...(filters.get(code) ?? []), value])])
  }
  return filters
}

/** In an order that doesn't depend on the order of the clicks. */
export function filterParams(filters: Filters): readonly string[] {
  return [...filters].flatMap(([code, values]) => values.map((value) => `${code}:${value}`)).toSorted()
}

/** Only known filters, because the shop refuses others. */
export function knownFilters(filters: Filters, known: readonly CategoryFilter[]): Filters {
  const isKnown = (code: string, value: string) =>
    known.some((filter) => filter.code === code && filter.values.some((each) => each.value === value))
  const kept = [...filters].map(([code, values]) => [code, values.filter((value) => isKnown(code, value))] as const)
  return new Map(kept.filter(([, values]) => values.length > 0))
}

/** As the shop describes them; leaves out unknown values. */
export function describedFilters(filters: Filters, known: readonly CategoryFilter[]): readonly ChosenFilter[] {
  return [...filters].flatMap(([code, values]) =>
    values.flatMap((value) => {
      const found = known.filter((each) => each.code === code).flatMap((each) => each.values)
      const described = found.find((each) => each.value === value)
      return described ? [{ ...described, code }] : []
    }),
  )
}

export interface ChosenFilter extends FilterValue {
  readonly code: string
}

/** Ends of a value such as `30_40`, `29.99_*` or `*_30`, in units of the currency; undefined for a value that is no range. */
export function rangeIn(value: string): { readonly from?: string; readonly to?: string } | undefined {
  const match = /^(\*|\d+(?:\.\d+)?)_(\*|\d+(?:\.\d+)?)$/.exec(value)
  if (!match) return undefined
  const [, from = '*', to = '*'] = match
  return { ...(from !== '*' && { from }), ...(to !== '*' && { to }) }
}

/** Adds or removes the value, and returns to page 1. The shop takes one range of a filter, but several other values. */
export function withFilterToggled<T extends Pick<Listing, 'filters' | 'page'>>(listing: T, code: string, value: string): T {
  const { filters } = listing
  const values = filters.get(code) ?? []
  const kept = rangeIn(value) ? [] : values
  const left = values.includes(value) ? values.filter((each) => each !== value) : [...kept, value]
  const others = [...filters].filter(([each]) => each !== code)
  const changed = left.length > 0 ? [...others, [code, left] as const] : others
  return { ...listing, filters: new Map(changed), page: 1 }
}

/** All values of the category, with the number of products that the chosen filters leave. */
export function countedIn(all: readonly CategoryFilter[], left: readonly CategoryFilter[]): readonly CategoryFilter[] {
  const countOf = (code: string, value: string) =>
    left.find((filter) => filter.code === code)?.values.find((each) => each.value === value)?.count ?? 0
  return all.map(({ code, label, values }) => ({
    code,
    label,
    values: values.map((each) => ({ ...each, count: countOf(code, each.value) })),
  }))
}

/** At least one. */
export function pageCount({ total, pageSize: size }: Pick<ProductPage, 'total' | 'pageSize'>): number {
  return Math.max(1, Math.ceil(total / size))
}

/** First, last and neighbouring pages; undefined marks a gap. */
export function pagesAround(page: number, pages: number): readonly (number | undefined)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages)
  const shown = [...new Set(near)]
  return shown.flatMap((each, index) => (each - (shown[index - 1] ?? 0) > 1 ? [undefined, each] : [each]))
}
