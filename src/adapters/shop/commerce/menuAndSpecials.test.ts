import { print } from 'graphql'
import { expect, it, test } from 'vitest'
import { Failure } from '#app/shared/failure'
import { buildSession, createTestTab } from '../../../../tests/builders/createTestTab.ts'
import { ShopClient } from '../ShopClient.ts'
import { NavigationMenuDocument } from './catalogue/documents.generated.ts'
import { ShopCatalogue } from './ShopCatalogue.ts'

function aCatalogue(data: unknown) {
  const tab = createTestTab(() => Response.json({ data }))
  tab.session.update(() => buildSession({ grant: undefined }))
  const asked = (): unknown => JSON.parse(new URL(tab.requests[0]?.url ?? '').searchParams.get('variables') ?? '')
  return { asked, catalogue: new ShopCatalogue(async () => new ShopClient(tab.refresh, tab.session, tab.http)) }
}

const line = (id: number, code: string, position = id) => ({
  id,
  uid: `c${id}`,
  name: `Category ${id}`,
  position,
  clubhouse_category_code: code,
  ...{ __typename: 'CategoryTree', url_key: `c${id}`, image: null, product_count: 0, description: null, children: [] },
  clubhouse_featured_products: [],
})
const root = { root_category_id: 2 }

test('[commerce.navigation-category-id-integer] the menu is asked for by a whole number', async () => {
  const { catalogue, asked } = aCatalogue({ category: line(2, 'root') })
  await catalogue.menu(2)
  expect(asked()).toEqual({ id: 2 })
  expect(print(NavigationMenuDocument)).toContain('$id: Int!')
})

test('[commerce.special-category-paging] the products of a special category are asked for by exactly four names', async () => {
  const { catalogue, asked } = aCatalogue({
    categories: { items: [] },
    products: { __typename: 'Products', items: [], total_count: 0, page_info: { current_page: 3, page_size: 4 } },
  })
  await catalogue.special([9], { page: 3, pageSize: 4, featured: 2 })
  expect(asked()).toEqual({ ids: ['9'], pageSize: 4, featuredPageSize: 2, currentPage: 3 })
})

test('[commerce.special-category-code] special are those of the code alone, in the shop’s order', async () => {
  const { catalogue } = aCatalogue({
    storeConfig: root,
    categories: { items: [line(3, 'clubs'), line(10, 'mega-menu-category', 2), line(9, 'mega-menu-category', 1), line(4, 'mega-menu')] },
  })
  expect((await catalogue.specialCategories(2)).map(({ id }) => id)).toEqual([9, 10])
})

it.each([
  ['with the root’s number', { storeConfig: root, categories: { items: [] } }, true],
  ['without it', { storeConfig: { root_category_id: null }, categories: { items: [] } }, false],
])('[commerce.special-categories-root-id] special categories are answered %s', async (_, data, isAnswer) => {
  const asked = aCatalogue(data).catalogue.specialCategories(2)
  const outcome = await asked.then(
    () => 'read',
    (error: unknown) => error instanceof Failure && error.kind,
  )
  expect(outcome).toBe(isAnswer ? 'read' : 'broken-contract')
})
