import type { Category, CategoryFilter, FeaturedProduct } from '#domain/commerce/category'
import type { Filters, FoundProducts, Listing, ProductPage } from '#domain/commerce/listing'
import type { Product, ProductCard } from '#domain/commerce/product'
import { type Token, token } from '../../shared/token.ts'

/** What the shop says of itself in this region. */
export interface StoreSettings {
  readonly id: number
  readonly rootCategoryId: number
  /** IANA name. */
  readonly timeZone: string | undefined
}

/** Sizes count products; pages count from 1. */
export interface Paging {
  readonly page: number
  readonly pageSize: number
}

/** Any of these may be left out; what is there narrows the others down. */
export interface SearchParams extends Paging {
  readonly words?: string | undefined
  readonly urlKeys?: readonly string[] | undefined
  readonly categoryUid?: string | undefined
  readonly filters?: Filters | undefined
}

export interface SpecialProducts extends ProductPage {
  readonly featured: readonly FeaturedProduct[]
}

/** What the shop sells, in the player's language and the store's currency. Open to everybody. */
export interface Catalogue {
  store(signal?: AbortSignal): Promise<StoreSettings>
  /** The categories below the root, two levels of them. */
  menu(rootId: number, signal?: AbortSignal): Promise<readonly Category[]>
  /** Those with featured products. */
  specialCategories(rootId: number, signal?: AbortSignal): Promise<readonly Category[]>
  /** A failure of the kind `gone` where there is none. */
  category(id: number, signal?: AbortSignal): Promise<Category>
  categories(ids: readonly number[], signal?: AbortSignal): Promise<readonly Category[]>
  list(categoryIds: readonly number[], listing: Listing & Partial<Paging>, signal?: AbortSignal): Promise<ProductPage>
  /** What a list can be narrowed down by, and how many products each value would leave beside what is chosen already. */
  facets(categoryIds: readonly number[], filters: Filters, signal?: AbortSignal): Promise<readonly CategoryFilter[]>
  special(categoryIds: readonly number[], paging: Paging & { readonly featured: number }, signal?: AbortSignal): Promise<SpecialProducts>
  /** Nothing where the shop has none at this address. */
  product(urlKey: string, signal?: AbortSignal): Promise<Product | undefined>
  cards(urlKeys: readonly string[], signal?: AbortSignal): Promise<readonly ProductCard[]>
  /** By name. */
  search(params: SearchParams, signal?: AbortSignal): Promise<FoundProducts>
  /** What a search can be narrowed down by, as `facets` does. */
  searchFacets(params: Omit<SearchParams, keyof Paging>, signal?: AbortSignal): Promise<readonly CategoryFilter[]>
}
export const Catalogue: Token<Catalogue> = token('Catalogue')
