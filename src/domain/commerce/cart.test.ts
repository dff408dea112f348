import { describe, expect, test } from 'vitest'
import { buildCart, buildCartItem } from '../../../tests/builders/commerce.ts'
import { itemOf, noCart, quantityIn, quantityOf } from './cart.ts'
import { selectionOf, withVariant } from './selection.ts'

const shirt = selectionOf({ kind: 'configurable', sku: 'shirt', inStock: true })
const small = withVariant(shirt, { sku: 'shirt-s', inStock: true })
const large = withVariant(shirt, { sku: 'shirt-l', inStock: true })

describe('an item of a cart', () => {
  const cart = buildCart({ items: [buildCartItem({ id: 1 }), buildCartItem({ id: 2, quantity: 3 })] })

  test('is found by its id', () => {
    expect(itemOf(cart, 2)).toMatchObject({ id: 2, quantity: 3 })
  })

  test.each([
    ['the cart has no item with this id', cart, 3],
    ['there is no cart', noCart, 1],
    ['the cart has not been read', undefined, 1],
  ] as const)('is not found where %s', (_why, where, id) => {
    expect(itemOf(where, id)).toBeUndefined()
  })
})

test('a cart has the quantity that the shop counts; no cart has 0', () => {
  expect([quantityIn(buildCart({ totalQuantity: 4 })), quantityIn(noCart)]).toEqual([4, 0])
})

describe('the quantity of a product', () => {
  const cart = buildCart({
    items: [
      buildCartItem({ id: 1, selection: small, quantity: 2 }),
      buildCartItem({ id: 2, selection: large, quantity: 5 }),
      buildCartItem({ id: 3, selection: small, quantity: 1 }),
      buildCartItem({ id: 4, selection: selectionOf({ kind: 'simple', sku: 'shirt-s', inStock: true }), quantity: 7 }),
    ],
  })

  test('are those of all its items', () => {
    expect(quantityOf(cart, small)).toBe(3)
  })

  test('do not include the same variant sold as a product of its own', () => {
    expect(quantityOf(cart, { sku: 'shirt-s' })).toBe(7)
  })

  test('are none where it is not in the cart', () => {
    expect(quantityOf(cart, { sku: 'glove' })).toBe(0)
  })
})
