import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createShopper } from '../../../tests/builders/createShopper.ts'
import { attributes } from './catalogue/attributes.ts'
import { categories } from './catalogue/categories.ts'
import { catalogueOf } from './catalogue/index.ts'

const menu = `query Menu($id: Int) { category(id: $id) { id uid name url_path level children { id name position product_count
  children { id name position breadcrumbs { category_id category_name category_url_key } children { id } } } } }`

const branch = z.object({ id: z.number(), position: z.number() })
const tree = z.object({
  data: z.object({ category: z.object({ children: z.array(z.extend(branch, { product_count: z.number(), children: z.array(branch) })) }) }),
})

test('the menu has two levels, in the order of their positions', async () => {
  const { ask } = await createShopper()
  const answer = await ask(menu, { id: 2 })
  const { children } = z.parse(tree, answer).data.category
  expect(children.map(({ position }) => position)).toEqual(children.map((_, index) => index + 1))
  expect(children.every(({ product_count: count }) => count > 0)).toBe(true)
  const clubs = children.find(({ id }) => id === 3)
  expect(clubs?.children.map(({ id }) => id)).toEqual([31, 32, 33, 34, 35])
})

test('a category contains its breadcrumbs', async () => {
  const { ask } = await createShopper({ region: 'qb' })
  const fields = '{ category(id: 34) { level url_path breadcrumbs { category_id category_name category_url_key } children { id } } }'
  const clubs = { category_id: 3, category_name: 'Clubs', category_url_key: 'clubs' }
  const wedges = { level: 3, url_path: 'clubs/wedges', breadcrumbs: [clubs], children: [] }
  expect(await ask(fields)).toEqual({ data: { category: wedges } })
})

test('the store names its root, and an unknown category is an error', async () => {
  const { ask } = await createShopper({ region: 'jp' })
  const config = '{ storeConfig { root_category_id root_category_uid timezone locale } }'
  const root = { root_category_id: 2, root_category_uid: 'category-2', timezone: 'Asia/Tokyo', locale: 'ja_JP' }
  expect(await ask(config)).toEqual({ data: { storeConfig: root } })
  expect(await ask(menu, { id: 4711 })).toMatchObject({ errors: [{ extensions: { category: 'graphql-no-such-entity' } }] })
})

const special = `query Special($size: Int) { storeConfig { root_category_id }
  categories(filters: { parent_id: { eq: "2" }, clubhouse_category_code: { eq: "mega-menu-category" } }) {
    items { id clubhouse_category_code image gallery_image { urlImage } filterable_attribute { attribute_code attribute_type values { value label } }
    clubhouse_featured_products(pageSize: $size) { name url_key image position } } } }`

test('special categories return the requested number of featured products', async () => {
  const { ask } = await createShopper()
  const image = 'https://media.global.clubhouse.invalid/products/bag-fairway.svg'
  const season = { id: 9, clubhouse_category_code: 'mega-menu-category', image, gallery_image: [{ urlImage: image }] }
  const featured = [
    { url_key: 'ironwood-driver', position: 1 },
    { url_key: 'fieldmark-tour', position: 2 },
  ]
  const list = [{ ...season, clubhouse_featured_products: featured }, { id: 10 }]
  expect(await ask(special, { size: 2 })).toMatchObject({ data: { storeConfig: { root_category_id: 2 }, categories: { items: list } } })
})

test('categories are found by number, uid and address key, a page at a time', async () => {
  const { ask } = await createShopper()
  const query = `query Several($filters: CategoryFilterInput, $size: Int) { categories(filters: $filters, pageSize: $size) {
    total_count page_info { current_page page_size total_pages } items { id } } }`
  const found = (ids: readonly number[]) => ({ data: { categories: { total_count: ids.length, items: ids.map((id) => ({ id })) } } })
  expect(await ask(query, { filters: { ids: { in: ['4', '61'] } } })).toMatchObject(found([4, 61]))
  expect(await ask(query, { filters: { category_uid: { eq: 'category-7' } } })).toMatchObject(found([7]))
  expect(await ask(query, { filters: { url_key: { eq: 'putters' } } })).toMatchObject(found([35]))
  const page = { total_count: 5, page_info: { page_size: 2, total_pages: 3 }, items: [{ id: 31 }, { id: 32 }] }
  expect(await ask(query, { filters: { parent_id: { eq: '3' } }, size: 2 })).toMatchObject({ data: { categories: page } })
})

test('every reference of the catalogue exists', async () => {
  const { world } = await createShopper()
  const catalogue = catalogueOf(world)
  const ids = new Set(categories.map(({ id }) => id))
  expect(catalogue.products.flatMap(({ categoryIds }) => categoryIds).filter((id) => !ids.has(id))).toEqual([])
  const skus = [
    ...catalogue.products.flatMap(({ related = [], upsell = [] }) => [...related, ...upsell]),
    ...categories.flatMap(({ featured }) => featured),
  ]
  expect(skus.filter((sku) => !catalogue.withSku(sku))).toEqual([])
  const codes = new Set(attributes.map(({ code }) => code))
  expect(categories.flatMap(({ filters }) => filters).filter((code) => !codes.has(code))).toEqual([])
  expect(new Set(attributes.flatMap(({ values }) => values.map(({ index }) => index))).size).toBe(
    attributes.flatMap(({ values }) => values).length,
  )
})
