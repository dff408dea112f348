import type { Category, CategoryFilter, FeaturedProduct } from '#domain/commerce/category'
import type { Filters, FoundProducts, Listing, ProductPage } from '#domain/commerce/listing'
import type { Product, ProductCard } from '#domain/commerce/product'
import { type Token, token } from '../../shared/token.ts'

/** The settings of the region's store. */
export interface StoreSettings {
  readonly id: number
  readonly rootCategoryId: number
  /** IANA name. */
  readonly timeZone: string | undefined
}

/** Pages count from 1. */
export interface Paging {
  readonly page: number
  readonly pageSize: number
}

/** All fields are optional; each narrows the result. */
export interface SearchParams extends Paging {
  readonly words?: string | undefined
  readonly urlKeys?: readonly string[] | undefined
  readonly categoryUid?: string | undefined
  readonly filters?: Filters | undefined
}

export interface SpecialProducts extends ProductPage {
  readonly featured: readonly FeaturedProduct[]
}

/** The shop's products, in the player's language and the store's currency. No sign-in needed. */
export interface Catalogue {
  store(signal?: AbortSignal): Promise<StoreSettings>
  /** Two levels below the root. */
  menu(rootId: number, signal?: AbortSignal): Promise<readonly Category[]>
  /** Categories with featured products. */
  specialCategories(rootId: number, signal?: AbortSignal): Promise<readonly Category[]>
  /** Fails as `gone` if it doesn't exist. */
  category(id: number, signal?: AbortSignal): Promise<Category>
  categories(ids: readonly number[], signal?: AbortSignal): Promise<readonly Category[]>
  list(categoryIds: readonly number[], listing: Listing & Partial<Paging>, signal?: AbortSignal): Promise<ProductPage>
  /** Filters of a list, with the number of products that each value would leave. */
  facets(categoryIds: readonly number[], filters: Filters, signal?: AbortSignal): Promise<readonly CategoryFilter[]>
  special(categoryIds: readonly number[], paging: Paging & { readonly featured: number }, signal?: AbortSignal): Promise<SpecialProducts>
  /** Undefined if the shop has no product with this key. */
  product(urlKey: string, signal?: AbortSignal): Promise<Product | undefined>
  cards(urlKeys: readonly string[], signal?: AbortSignal): Promise<readonly ProductCard[]>
  /** By name. */
  search(params: SearchParams, signal?: AbortSignal): Promise<FoundProducts>
  /** Filters of a search, like `facets`. */
  searchFacets(params: Omit<SearchParams, keyof Paging>, signal?: AbortSignal): Promise<readonly CategoryFilter[]>
}
export const Catalogue: Token<Catalogue> = token('Catalogue')
