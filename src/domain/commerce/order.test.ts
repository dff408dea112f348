import { describe, expect, test } from 'vitest'
import { buildCart, buildCartItem } from '../../../tests/builders/commerce.ts'
import { type OrderStatus, orderStatusOf, stillToCome } from './order.ts'
import type { ProductKind } from './productKind.ts'
import { itemsMissing, problemsByItem, reorderReasonOf } from './reorder.ts'
import { selectionOf } from './selection.ts'

describe('An order', () => {
  test('has a known status, or the shop’s own word', () => {
    expect(orderStatusOf('Complete')).toEqual({ kind: 'complete' })
    expect(orderStatusOf(' CANCELED ')).toEqual({ kind: 'canceled' })
    expect(orderStatusOf('Waiting for a left-handed one')).toEqual({ kind: 'other', label: 'Waiting for a left-handed one' })
  })
})

describe('What is still to come', () => {
  const item = (shipped: number, toShip: number) => ({
    ...{ id: `${shipped} ${toShip}`, name: '', quantity: 2, picture: undefined, options: [] },
    shipped,
    toShip,
  })
  const inOrder = (kind: Exclude<OrderStatus['kind'], 'other'>, ...items: readonly ReturnType<typeof item>[]) =>
    stillToCome({ status: { kind }, items }).map(({ id }) => id)

  test('is what is left once a part is shipped, be it pieces of one item', () => {
    expect(inOrder('processing', item(2, 0), item(0, 2), item(1, 1))).toEqual(['0 2', '1 1'])
    expect(inOrder('pending', item(1, 1))).toEqual(['1 1'])
  })

  test('is not named while nothing is shipped or when the order has ended', () => {
    expect(inOrder('processing', item(0, 2), item(0, 0))).toEqual([])
    expect(inOrder('processing', item(2, 0), item(0, 0))).toEqual([])
    expect(inOrder('closed', item(1, 1))).toEqual([])
    expect(inOrder('canceled', item(1, 1))).toEqual([])
  })
})

describe('What could not be ordered again', () => {
  const error = { code: 'NOT_SALABLE', message: 'None left' } as const

  test('is told of the items that the cart lacks, in their order, if there are as many', () => {
    expect(problemsByItem([error, { ...error, code: 'UNDEFINED' }], ['b', 'd'])).toEqual([
      { ...error, itemId: 'b' },
      { ...error, code: 'UNDEFINED', itemId: 'd' },
    ])
    expect(problemsByItem([error], ['b', 'd'])).toEqual([{ ...error, itemId: undefined }])
  })

  test('is what the cart holds no more of than before, with a set by the sku that it begins with', () => {
    const line = (kind: ProductKind, sku: string, quantity: number) =>
      buildCartItem({ quantity, selection: selectionOf({ kind, sku, inStock: true }) })
    const ordered = ['SET-A-B', 'BALL', 'TEE-X', 'CAP'].map((sku) => ({ id: `item of ${sku}`, sku }))
    const before = buildCart({ items: [line('simple', 'BALL', 2), line('simple', 'CAP', 1)] })
    const now = buildCart({
      items: [line('bundle', 'SET', 1), line('simple', 'BALL', 2), line('simple', 'TEE', 1), line('simple', 'CAP', 2)],
    })
    expect(itemsMissing(ordered, before, now)).toEqual(['item of BALL', 'item of TEE-X'])
  })

  test('is told without a reason where the shop’s is not known', () => {
    expect(reorderReasonOf('NOT_SALABLE')).toBe('NOT_SALABLE')
    expect(reorderReasonOf('MOON_PHASE')).toBe('UNDEFINED')
  })
})
