import type { Catalogue, Paging, SearchParams, SpecialProducts, StoreSettings } from '#app/commerce/ports/Catalogue'
import { type Category, type CategoryFilter, featuredCategories } from '#domain/commerce/category'
import {
  type Filters,
  type FoundProducts,
  type Listing,
  type ProductPage,
  rangeIn,
  type Sort,
  pageSize as usualSize,
} from '#domain/commerce/listing'
import { byPosition, type Product, type ProductCard, type ProductOption } from '#domain/commerce/product'
import { unreadableIn } from '../../rest/schemas.ts'
import type { ShopClient } from '../ShopClient.ts'
import type { ProductAttributeSortInput } from './catalogue/documents.generated.ts'
import {
  categoriesByIds,
  categoryById,
  categoryProducts,
  categoryProductsSorted,
  navigationMenu,
  productByUrlKey,
  productOptions,
  productsByUrlKeys,
  searchProducts,
  searchProductsFiltered,
  specialCategories,
  specialCategoryProducts,
  storeConfig,
} from './catalogueOperations.ts'
import { optionOf } from './wireKinds.ts'

type Shop = Pick<ShopClient, 'send'>

export class ShopCatalogue implements Catalogue {
  private readonly load: () => Promise<Shop>

  constructor(load: () => Promise<Shop>) {
    this.load = load
  }

  async store(signal?: AbortSignal): Promise<StoreSettings> {
    const shop = await this.load()
    const { id, root_category_id: rootCategoryId, timezone: timeZone } = (await shop.send(storeConfig, {}, { signal })).storeConfig
    return { id, rootCategoryId, timeZone }
  }

  async menu(rootId: number, signal?: AbortSignal): Promise<readonly Category[]> {
    const shop = await this.load()
    const { category } = await shop.send(navigationMenu, { id: rootId }, { signal })
    return category.children
  }

  async specialCategories(rootId: number, signal?: AbortSignal): Promise<readonly Category[]> {
    const shop = await this.load()
    const { categories } = await shop.send(specialCategories, { id: String(rootId) }, { signal })
    return byPosition(featuredCategories(categories.items))
  }

  async category(id: number, signal?: AbortSignal): Promise<Category> {
    const shop = await this.load()
    return (await shop.send(categoryById, { id }, { signal })).category
  }

  async categories(ids: readonly number[], signal?: AbortSignal): Promise<readonly Category[]> {
    const shop = await this.load()
    return (await shop.send(categoriesByIds, { ids: ids.map(String) }, { signal })).categories.items
  }

  async list(categoryIds: readonly number[], params: Listing & Partial<Paging>, signal?: AbortSignal): Promise<ProductPage> {
    const shop = await this.load()
    const { filters, sort, page: currentPage, pageSize = usualSize } = params
    const asked = { filter: filterOf(categoryIds, filters), pageSize, currentPage }
    const order = orders[sort]
    if (order) return (await shop.send(categoryProducts, { ...asked, ...order }, { signal })).products
    const direction = sort === 'relevance-asc' ? 'ASC' : 'DESC'
    return (await shop.send(categoryProductsSorted, { ...asked, sort: direction }, { signal })).products.page
  }

  /** The counts come with a page of products; one product suffices. */
  async facets(categoryIds: readonly number[], filters: Filters, signal?: AbortSignal): Promise<readonly CategoryFilter[]> {
    const shop = await this.load()
    const asked = { filter: filterOf(categoryIds, filters), pageSize: 1, currentPage: 1, sort: 'DESC' } as const
    return (await shop.send(categoryProductsSorted, asked, { signal })).products.facets
  }

  async special(
    categoryIds: readonly number[],
    { page: currentPage, pageSize, featured: featuredPageSize }: Paging & { readonly featured: number },
    signal?: AbortSignal,
  ): Promise<SpecialProducts> {
    const shop = await this.load()
    const asked = { ids: categoryIds.map(String), pageSize, featuredPageSize, currentPage }
    const { categories, products } = await shop.send(specialCategoryProducts, asked, { signal })
    return { ...products, featured: byPosition((categories?.items ?? []).flatMap((each) => each.clubhouse_featured_products ?? [])) }
  }

  async product(urlKey: string, signal?: AbortSignal): Promise<Product | undefined> {
    const shop = await this.load()
    const [product] = (await shop.send(productByUrlKey, { url_key: urlKey }, { signal })).products.items
    if (!product?.options.some(({ kind }) => rareKinds.has(kind))) return product
    const [whole] = (await shop.send(productOptions, { url_key: urlKey }, { signal })).products.items
    const { currency } = product.price.from.final
    const options = whole?.options ?? []
    const isIncomplete = product.isIncomplete === true || unreadableIn(options) > 0
    return { ...product, isIncomplete, options: options.map((option) => optionOf(option, currency)) }
  }

  async cards(urlKeys: readonly string[], signal?: AbortSignal): Promise<readonly ProductCard[]> {
    const shop = await this.load()
    return (await shop.send(productsByUrlKeys, { urlKeys: [...urlKeys] }, { signal })).products.items
  }

  async search(params: SearchParams, signal?: AbortSignal): Promise<FoundProducts> {
    const shop = await this.load()
    const { words: inputText, urlKeys, categoryUid: catUid, filters, page: currentPage, pageSize } = params
    if (filters && filters.size > 0) {
      const narrowed = { inputText, filter: searchFilterOf(params), pageSize, currentPage }
      return { ...(await shop.send(searchProductsFiltered, narrowed, { signal })).products.page, suggestions: [] }
    }
    const asked = { inputText, urlKeys: urlKeys && [...urlKeys], catUid, pageSize, currentPage }
    return (await shop.send(searchProducts, asked, { signal })).products
  }

  async searchFacets(params: Omit<SearchParams, keyof Paging>, signal?: AbortSignal): Promise<readonly CategoryFilter[]> {
    const shop = await this.load()
    const asked = { inputText: params.words, filter: searchFilterOf(params), pageSize: 1, currentPage: 1 }
    return (await shop.send(searchProductsFiltered, asked, { signal })).products.facets
  }
}

const rareKinds: ReadonlySet<ProductOption['kind']> = new Set(['radio', 'multiple', 'area', 'date'])

const orders: Partial<Record<Sort, { readonly sort?: ProductAttributeSortInput }>> = {
  position: {},
  'price-asc': { sort: { price: 'ASC' } },
  'price-desc': { sort: { price: 'DESC' } },
  newest: { sort: { news_from_date: 'DESC' } },
}

function filterOf(categoryIds: readonly number[], filters: Filters): object {
  return { category_id: { in: categoryIds.map(String) }, ...chosenOf(filters) }
}

function searchFilterOf({ urlKeys, categoryUid, filters = new Map() }: Omit<SearchParams, keyof Paging>): object {
  return {
    ...(urlKeys && { url_key: { in: [...urlKeys] } }),
    ...(categoryUid !== undefined && { category_uid: { eq: categoryUid } }),
    ...chosenOf(filters),
  }
}

function chosenOf(filters: Filters): object {
  return Object.fromEntries([...filters].map(([code, values]) => [code, conditionOf([...values].sort())]))
}

/** By the kind of value: the shop takes a range for prices, one value for yes or no, and lists for the rest. */
function conditionOf(values: readonly string[]): object {
  const [first = ''] = values
  return rangeIn(first) ?? (values.length === 1 ? { eq: first } : { in: values })
}
