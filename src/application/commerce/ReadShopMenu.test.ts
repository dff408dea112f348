import { expect, test } from 'vitest'
import { buildCategory } from '../../../tests/builders/commerce.ts'
import { ReadShopMenu } from './ReadShopMenu.ts'
import { ReadSpecialCategories } from './ReadSpecialCategories.ts'

function aCatalogue() {
  const asked: string[] = []
  const specials = [buildCategory(9, { code: 'mega-menu-category' })]
  return {
    asked,
    store: async () => ({ id: 1, rootCategoryId: 41, timeZone: undefined }),
    menu: async (rootId: number) => {
      asked.push(`menu ${rootId}`)
      return [...specials, buildCategory(3, { code: 'clubs' }), buildCategory(4)]
    },
    specialCategories: async (rootId: number) => {
      asked.push(`specials ${rootId}`)
      return specials
    },
  }
}

test('[commerce.root-category-from-config] both lists begin at the root that the store itself names', async () => {
  const catalogue = aCatalogue()
  await new ReadShopMenu(catalogue).execute()
  await new ReadSpecialCategories(catalogue).execute()
  expect(catalogue.asked).toEqual(['menu 41', 'specials 41', 'specials 41'])
})

test('[commerce.mega-menu-navigation] what is special stands apart and not once more among the others', async () => {
  const { categories, specials } = await new ReadShopMenu(aCatalogue()).execute()
  expect(categories.map(({ id }) => id)).toEqual([3, 4])
  expect(specials.map(({ id }) => id)).toEqual([9])
})
