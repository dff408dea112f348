import { expect, test } from 'vitest'
import { categoryIn, pathOfCategory, pathOfProduct } from './shopPaths.ts'

test('a category is found by the number before its name', () => {
  expect(pathOfCategory({ id: 31, urlKey: 'drivers' })).toBe('/shop/categories/31-drivers')
  expect(['31-drivers', '31', '31-', 'drivers', '31drivers', '-1', undefined].map(categoryIn)).toEqual([
    ...[31, 31, 31, undefined, undefined, undefined, undefined],
  ])
})

test('a product is found by its key, whatever stands in it', () => {
  expect(pathOfProduct('a/b?c')).toBe('/shop/products/a%2Fb%3Fc')
})
