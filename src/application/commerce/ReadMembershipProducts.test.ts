import { expect, test } from 'vitest'
import type { Category } from '#domain/commerce/category'
import { ReadMembershipProducts } from './ReadMembershipProducts.ts'

function buildCategory(id: number, code: string, children: readonly Category[] = []): Category {
  const nothing = { picture: undefined, position: 1, productCount: 0, trail: [], filters: [], featured: [] } as const
  return { id, uid: `c${id}`, name: code, urlKey: code, description: '', code, children, ...nothing }
}

function createReading(category: string | undefined, menu: readonly Category[] = []) {
  const asked: unknown[] = []
  const catalogue = {
    store: async () => ({ id: 1, rootCategoryId: 2, timeZone: undefined }),
    menu: async () => menu,
    list: async (ids: readonly number[], { sort, page }: { readonly sort: string; readonly page: number }) => {
      asked.push([ids, sort, page])
      return { products: [], total: 0, page: 1, pageSize: 50 }
    },
  }
  return { asked, read: new ReadMembershipProducts(catalogue, { category }) }
}

test('[commerce.membership-shop-parts] lists one category of a shop, wherever the menu has it', async () => {
  const { asked, read } = createReading('memberships', [buildCategory(7, 'services', [buildCategory(74, 'memberships')])])
  await read.execute()
  expect(asked).toEqual([[[74], 'position', 1]])
})

test('lists all products of a shop that sells nothing else', async () => {
  const { asked, read } = createReading(undefined)
  await read.execute()
  expect(asked).toEqual([[[2], 'position', 1]])
})

test('lists nothing where the shop has no such category', async () => {
  const { asked, read } = createReading('memberships', [buildCategory(7, 'services')])
  expect(await read.execute()).toEqual([])
  expect(asked).toEqual([])
})
