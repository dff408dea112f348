import { expect, test } from 'vitest'
import { buildCategory } from '../../../tests/builders/commerce.ts'
import { featuredCategories, regularCategories } from './category.ts'

const categories = [buildCategory(1, { code: 'mega-menu-category' }), buildCategory(2, { code: 'clubs' }), buildCategory(3)]

test('the categories with featured products are those of the shop’s own code for them', () => {
  expect(featuredCategories(categories).map(({ id }) => id)).toEqual([1])
})

test('all other categories are plain', () => {
  expect(regularCategories(categories).map(({ id }) => id)).toEqual([2, 3])
})
