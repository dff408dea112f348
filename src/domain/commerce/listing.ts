import type { ProductCard } from './product.ts'

/** Products a page, unless the caller says otherwise. */
export const pageSize = 10

/** By relevance, or as the shop has put them. */
export const sorts = ['position', 'relevance-asc', 'relevance-desc'] as const
export type Sort = (typeof sorts)[number]

/** What a list of products is narrowed down to: an attribute's code to its values. */
export type Filters = ReadonlyMap<string, readonly string[]>

/** What is asked of a category's list. Pages count from 1. */
export interface Listing {
  readonly filters: Filters
  readonly sort: Sort
  readonly page: number
}

/** A page of products, and how many there are in all. */
export interface ProductPage {
  readonly products: readonly ProductCard[]
  readonly total: number
  readonly page: number
  readonly pageSize: number
}

/** The page that the address tells; whatever is no number of a page is the first. */
export function pageIn(told: string | null): number {
  const page = /^\d{1,6}$/.test(told ?? '') ? Number(told) : 1
  return Math.max(1, page)
}

/** One of the sorts; what is none is how the shop has put them. */
export function sortIn(told: string | null): Sort {
  return sorts.find((sort) => sort === told) ?? 'position'
}

/** Pressed once it narrows the list down, pressed again it does not. Any change leads to the first page. */
export function toggled({ filters, ...rest }: Listing, code: string, value: string): Listing {
  const values = filters.get(code) ?? []
  const left = values.includes(value) ? values.filter((each) => each !== value) : [...values, value]
  const others = [...filters].filter(([each]) => each !== code)
  const changed = left.length > 0 ? [...others, [code, left] as const] : others
  return { ...rest, filters: new Map(changed), page: 1 }
}

/** Of as many as there are; one where there is none. */
export function pagesOf({ total, pageSize: size }: Pick<ProductPage, 'total' | 'pageSize'>): number {
  return Math.max(1, Math.ceil(total / size))
}
