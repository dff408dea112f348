import { type Category, categoriesIn, categoryUid, rootOf } from '../catalogue/categories.ts'
import { listed } from '../catalogue/listing/listed.ts'
import { type Filter, type ListingQuery, valuesOf } from '../catalogue/listing/query.ts'
import { wireCategory } from '../catalogue/wire/category.ts'
import { type Customer, type Resolvers, refused } from './resolver.ts'

interface CategoriesAsked {
  readonly filters?: Filter | null
  readonly pageSize?: number
  readonly currentPage?: number
}

export const catalogResolvers: Resolvers = {
  storeConfig: (_, { store }) => ({
    id: store.id,
    store_code: store.code,
    store_name: store.name,
    locale: store.locale,
    base_currency_code: store.currency,
    default_display_currency_code: store.currency,
    timezone: store.timezone,
    root_category_id: rootOf(store.shop),
    root_category_uid: categoryUid(rootOf(store.shop)),
    orders_invoices_credit_memos_display_subtotal: store.taxIncluded ? 2 : 1,
    shopping_cart_display_subtotal: store.taxIncluded ? 2 : 1,
  }),

  products: (asked: ListingQuery, customer) => listed(asked, customer),

  category: ({ id }: { readonly id?: number | null }, customer) => {
    const { world, store } = customer
    const found = categoriesIn(world, store.shop).find((each) => each.id === (id ?? rootOf(store.shop)))
    if (!found) throw refused("Category doesn't exist", 'graphql-no-such-entity')
    return wireCategory(found, customer)
  },

  categories: (asked: CategoriesAsked, customer) => {
    const { pageSize = 20, currentPage = 1 } = asked
    if (pageSize < 1) throw refused('pageSize value must be greater than 0.')
    const all = found(asked, customer)
    const items = wired(all.slice((currentPage - 1) * pageSize, currentPage * pageSize), customer)
    const pages = { current_page: currentPage, page_size: pageSize, total_pages: Math.ceil(all.length / pageSize) }
    return { items, total_count: all.length, page_info: pages }
  },
}

function found({ filters }: CategoriesAsked, { world, store: { shop } }: Customer): readonly Category[] {
  const known = categoriesIn(world, shop)
  if (!filters) return known.filter(({ id }) => id === rootOf(shop))
  const fits = (filter: string, value: string | undefined) => {
    const wanted = valuesOf(filters, filter)
    return !wanted || (value !== undefined && wanted.includes(value))
  }
  return known.filter(
    ({ id, parentId, urlKey, code }) =>
      fits('ids', String(id)) &&
      fits('category_uid', categoryUid(id)) &&
      fits('parent_id', parentId === undefined ? undefined : String(parentId)) &&
      fits('url_key', urlKey) &&
      fits('clubhouse_category_code', code),
  )
}

function wired(all: readonly Category[], customer: Customer): readonly object[] {
  return all.map((category) => wireCategory(category, customer))
}
