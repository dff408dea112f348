import { expect, test } from 'vitest'
import type { Category } from '#domain/commerce/category'
import type { Filters, ProductPage } from '#domain/commerce/listing'
import { CategoryViewModel } from './CategoryViewModel.ts'
import { listingIn } from './listingAddress.ts'

const colour = {
  code: 'color',
  label: 'Colour',
  values: [
    { value: '1', label: 'White' },
    { value: '2', label: 'Navy' },
  ],
} as const

function category(id: number): Category {
  return {
    ...{ id, uid: `${id}`, name: `Category ${id}`, urlKey: '', description: '', picture: undefined, position: 1, code: undefined },
    ...{ productCount: 0, trail: [], filters: [colour], featured: [], children: [] },
  }
}

function slowShop() {
  const lists: { readonly id: number; readonly filters: Filters; readonly answer: (total: number) => void }[] = []
  const model = new CategoryViewModel({
    category: (id) => Promise.resolve(category(id)),
    facets: () => Promise.resolve([colour]),
    list: ([id = 0], { filters, page }) =>
      new Promise<ProductPage>((resolve) =>
        lists.push({ id, filters, answer: (total) => resolve({ products: [], total, page, pageSize: 10 }) }),
      ),
  })
  return { model, lists }
}

const plain = listingIn(new URLSearchParams())
const rest = () => new Promise((resolve) => setImmediate(resolve))

test('of two presses the newest wins, in whichever order they are answered', async () => {
  const { model, lists } = slowShop()
  model.show(4, plain)
  await rest()
  model.toggle('color', '1')
  model.toggle('color', '2')
  await rest()
  const [, white, both] = lists
  expect([...(both?.filters.get('color') ?? [])]).toEqual(['1', '2'])
  both?.answer(2)
  await rest()
  white?.answer(1)
  await rest()
  expect(model.products.value?.total).toBe(2)
})

test('nothing of one category is shown in another, however late it comes', async () => {
  const { model, lists } = slowShop()
  model.show(4, listingIn(new URLSearchParams('filter=color:1&page=3')))
  await rest()
  model.show(5, plain)
  expect(model.products.value).toBeUndefined()
  expect(model.listing).toBe(plain)
  await rest()
  lists.find(({ id }) => id === 4)?.answer(40)
  lists.find(({ id }) => id === 5)?.answer(5)
  await rest()
  expect([model.category.value?.id, model.products.value?.total, model.chosenCount]).toEqual([5, 5, 0])
})

test('the address of what is shown already asks for nothing', async () => {
  const { model, lists } = slowShop()
  model.show(4, plain)
  await rest()
  model.toggle('color', '1')
  await rest()
  model.show(4, listingIn(new URLSearchParams('filter=color:1')))
  await rest()
  expect(lists.length).toBe(2)
})

test('an address asks for what the shop knows alone', async () => {
  const { model, lists } = slowShop()
  model.show(4, listingIn(new URLSearchParams('filter=color:1&filter=color:77&filter=yacht:1&filter=<b>')))
  await rest()
  expect([...(lists[0]?.filters ?? [])]).toEqual([['color', ['1']]])
})

test('a filter offers nothing before it is known what the products have', async () => {
  const { model } = slowShop()
  model.show(4, plain)
  expect(model.filters).toEqual([])
  await rest()
  expect(model.filters).toEqual([colour])
})

test('shown again after it was left, it reads again', async () => {
  const { model, lists } = slowShop()
  model.show(4, plain)
  await rest()
  model.dispose()
  model.show(4, plain)
  await rest()
  expect(lists.length).toBe(2)
})
