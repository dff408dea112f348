import { describe, expect, test } from 'vitest'
import { aCart, aCartLine } from '../../../tests/builders/commerce.ts'
import { lineOf, noCart, piecesIn, piecesOf } from './cart.ts'
import { selectionOf, withVariant } from './selection.ts'

const shirt = selectionOf({ kind: 'configurable', sku: 'shirt', inStock: true })
const small = withVariant(shirt, { sku: 'shirt-s', inStock: true })
const large = withVariant(shirt, { sku: 'shirt-l', inStock: true })

describe('an item of a cart', () => {
  const cart = aCart({ lines: [aCartLine({ id: 1 }), aCartLine({ id: 2, quantity: 3 })] })

  test('is found by its id', () => {
    expect(lineOf(cart, 2)).toMatchObject({ id: 2, quantity: 3 })
  })

  test.each([
    ['the cart has no item with this id', cart, 3],
    ['there is no cart', noCart, 1],
    ['the cart has not been read', undefined, 1],
  ] as const)('is not found where %s', (_why, where, id) => {
    expect(lineOf(where, id)).toBeUndefined()
  })
})

test('a cart has as many pieces as the shop counts, and no cart has none', () => {
  expect([piecesIn(aCart({ totalQuantity: 4 })), piecesIn(noCart)]).toEqual([4, 0])
})

describe('the pieces of a product', () => {
  const cart = aCart({
    lines: [
      aCartLine({ id: 1, selection: small, quantity: 2 }),
      aCartLine({ id: 2, selection: large, quantity: 5 }),
      aCartLine({ id: 3, selection: small, quantity: 1 }),
      aCartLine({ id: 4, selection: selectionOf({ kind: 'simple', sku: 'shirt-s', inStock: true }), quantity: 7 }),
    ],
  })

  test('are those of all its items', () => {
    expect(piecesOf(cart, small)).toBe(3)
  })

  test('do not include the same variant sold as a product of its own', () => {
    expect(piecesOf(cart, { sku: 'shirt-s' })).toBe(7)
  })

  test('are none where it is not in the cart', () => {
    expect(piecesOf(cart, { sku: 'glove' })).toBe(0)
  })
})
