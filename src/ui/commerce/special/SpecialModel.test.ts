import { expect, test } from 'vitest'
import type { SpecialProducts } from '#app/commerce/ports/Catalogue'
import { SpecialModel } from './SpecialModel.ts'

const category = {
  ...{ id: 9, uid: 'c9', name: 'This season', urlKey: 'this-season', description: '', picture: undefined, position: 1 },
  ...{ code: 'mega-menu-category', productCount: 9, trail: [], filters: [], children: [] },
  featured: [{ name: 'Putter', urlKey: 'putter', picture: { url: 'https://a/b.svg', label: '' }, position: 1 }],
}

function aSpecial() {
  const answers = new Map<number, (value: SpecialProducts) => void>()
  const model = new SpecialModel(category, {
    special: (_, { page }) => new Promise((resolve) => answers.set(page, resolve)),
  })
  const answer = async (page: number) => {
    answers.get(page)?.({ products: [], total: 9, page, pageSize: 4, featured: [] })
    await Promise.resolve()
    await Promise.resolve()
  }
  return { model, answer }
}

test('the page that was turned to last is shown, whichever comes first', async () => {
  const { model, answer } = aSpecial()
  model.turnTo(2)
  model.turnTo(3)
  await answer(3)
  await answer(2)
  expect([model.reading.value?.page, model.pages]).toEqual([3, 3])
})

test('until its products are there it features what the category does, and has one page', async () => {
  const { model, answer } = aSpecial()
  model.turnTo(1)
  expect([model.featured.map(({ name }) => name), model.pages]).toEqual([['Putter'], 1])
  await answer(1)
  expect(model.featured).toEqual([])
})

test('what comes after it was left is not shown', async () => {
  const { model, answer } = aSpecial()
  model.turnTo(1)
  model.dispose()
  await answer(1)
  expect(model.reading.value).toBeUndefined()
})
