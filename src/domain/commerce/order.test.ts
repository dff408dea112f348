import { describe, expect, test } from 'vitest'
import { orderStatusOf } from './order.ts'
import { problemsByItem, reorderReasonOf } from './reorder.ts'

describe('An order', () => {
  test('has a known status, or the shop’s own word', () => {
    expect(orderStatusOf('Complete')).toEqual({ kind: 'complete' })
    expect(orderStatusOf(' CANCELED ')).toEqual({ kind: 'canceled' })
    expect(orderStatusOf('Waiting for a left-handed one')).toEqual({ kind: 'other', label: 'Waiting for a left-handed one' })
  })
})

describe('What could not be ordered again', () => {
  test('[commerce.order-items-lookup-answer] is told of the item whose line in the cart of then is named', () => {
    const error = { code: 'NOT_SALABLE', message: 'None left' } as const
    const errors = [
      { ...error, path: ['items', '41'] },
      { ...error, path: ['orderNumber'] },
    ]
    expect(problemsByItem(errors, [{ itemId: 'b', cartItemId: 41 }])).toEqual([
      { ...error, itemId: 'b' },
      { ...error, itemId: undefined },
    ])
  })

  test('is told without a reason where the shop’s is not known', () => {
    expect(reorderReasonOf('NOT_SALABLE')).toBe('NOT_SALABLE')
    expect(reorderReasonOf('MOON_PHASE')).toBe('UNDEFINED')
  })
})
