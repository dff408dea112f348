import { expect, test } from 'vitest'
import { aCategory } from '../../../tests/builders/commerce.ts'
import { plainOnes, specialOnes } from './category.ts'

const categories = [aCategory(1, { code: 'mega-menu-category' }), aCategory(2, { code: 'clubs' }), aCategory(3)]

test('the categories with featured products are those of the shop’s own code for them', () => {
  expect(specialOnes(categories).map(({ id }) => id)).toEqual([1])
})

test('all other categories are plain', () => {
  expect(plainOnes(categories).map(({ id }) => id)).toEqual([2, 3])
})
