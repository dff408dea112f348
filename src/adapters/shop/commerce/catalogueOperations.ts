import * as z from 'zod/mini'
import { listOf, maybe } from '../../rest/schemas.ts'
import { knownZone } from '../../rest/timeSchemas.ts'
import { shopCall } from '../shopCall.ts'
import * as documents from './catalogue/documents.generated.ts'
import { wireCard, wirePage } from './wireCard.ts'
import { wireCategory, wireFeatured } from './wireCategory.ts'
import { wireOption } from './wireKinds.ts'
import { wireFoundPage, wireSortedPage } from './wireListing.ts'
import { wireProduct } from './wireProduct.ts'

/** The same for everybody in a store, so shared caches may store it. */
const shared = { method: 'GET', kind: 'read', isKept: true, mayLack: /^/ } as const

export const categoryProducts = shopCall({
  ...shared,
  id: 'commerce.products-by-category',
  document: documents.CategoryProductsDocument,
  answer: z.object({ products: wirePage }),
})

/** Also counts the products of each filter. */
export const categoryProductsSorted = shopCall({
  ...shared,
  id: 'commerce.products-by-category-sorted',
  document: documents.CategoryProductsSortedDocument,
  answer: z.object({ products: wireSortedPage }),
})

/** Variants are not resolved to their parent. */
export const productByUrlKey = shopCall({
  ...shared,
  id: 'commerce.product-by-url-key',
  document: documents.ProductByUrlKeyDocument,
  answer: z.object({ products: z.object({ items: z.array(wireProduct) }) }),
})

/** With the kinds of options that the product's own query leaves without values. */
export const productOptions = shopCall({
  ...shared,
  id: 'commerce.product-options',
  document: documents.ProductOptionsDocument,
  answer: z.object({ products: z.object({ items: z.array(z.object({ options: listOf(wireOption) })) }) }),
})

export const productsByUrlKeys = shopCall({
  ...shared,
  id: 'commerce.products-by-url-keys',
  document: documents.ProductsByUrlKeysDocument,
  answer: z.object({ products: z.object({ items: listOf(wireCard) }) }),
})

export const categoryById = shopCall({
  ...shared,
  id: 'commerce.category-by-id',
  document: documents.CategoryByIdDocument,
  answer: z.object({ category: wireCategory }),
})

export const categoriesByIds = shopCall({
  ...shared,
  id: 'commerce.categories-by-ids',
  document: documents.CategoriesByIdsDocument,
  answer: z.object({ categories: z.object({ items: listOf(wireCategory) }) }),
})

export const storeConfig = shopCall({
  ...shared,
  id: 'commerce.store-config-root-category',
  document: documents.StoreConfigDocument,
  answer: z.object({ storeConfig: z.object({ id: z.number(), root_category_id: z.number(), timezone: maybe(knownZone) }) }),
})

export const navigationMenu = shopCall({
  ...shared,
  id: 'commerce.navigation-menu',
  document: documents.NavigationMenuDocument,
  answer: z.object({ category: wireCategory }),
})

/** Categories with featured products, and the root category. */
export const specialCategories = shopCall({
  ...shared,
  id: 'commerce.special-categories',
  document: documents.SpecialCategoriesDocument,
  answer: z.object({ storeConfig: z.object({ root_category_id: z.number() }), categories: z.object({ items: listOf(wireCategory) }) }),
})

const featured = z.object({ id: z.number(), clubhouse_featured_products: maybe(listOf(wireFeatured)) })

export const specialCategoryProducts = shopCall({
  ...shared,
  id: 'commerce.special-category-products',
  document: documents.SpecialCategoryProductsDocument,
  answer: z.object({ categories: maybe(z.object({ items: listOf(featured) })), products: wirePage }),
})

/** The plans of the plus subscription. */
export const plusShopProducts = shopCall({
  ...shared,
  id: 'commerce.special-category-products-plus-shop',
  document: documents.PlusShopProductsDocument,
  answer: specialCategoryProducts.answer,
})

export const searchProducts = shopCall({
  ...shared,
  id: 'commerce.search-products',
  document: documents.SearchProductsDocument,
  answer: z.object({ products: wireFoundPage }),
})

export const searchProductsFiltered = shopCall({
  ...shared,
  id: 'commerce.search-products-filtered',
  document: documents.SearchProductsFilteredDocument,
  answer: z.object({ products: wireSortedPage }),
})
