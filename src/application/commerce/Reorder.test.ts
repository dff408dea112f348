import { describe, expect, test } from 'vitest'
import { buildCart } from '../../../tests/builders/commerce.ts'
import { CartsInMemory, CurrentCartInMemory, createShopper } from '../../../tests/builders/commercePorts.ts'
import { Failure } from '../shared/failure.ts'
import type { Reordered } from './ports/Orders.ts'
import { Reorder } from './Reorder.ts'

function anOrder(reorder: () => Promise<Reordered>, afterwards = 2, unread?: Error, nameless?: Error) {
  const requests: string[] = []
  const orders = {
    reorder,
    byNumber: async (number: string) => {
      requests.push(`order ${number}`)
      if (nameless) throw nameless
      return { items: [{ id: 'balls', sku: 'BALLS' }] }
    },
  }
  const ofCustomer = async (when: 'plain' | 'after-change') => {
    requests.push(`cart ${when}`)
    if (when === 'after-change' && unread) throw unread
    return buildCart({ totalQuantity: when === 'plain' ? 2 : afterwards })
  }
  const current = new CurrentCartInMemory({ cart: buildCart({ totalQuantity: 2 }) })
  return {
    requests,
    current,
    reorder: new Reorder(
      orders,
      { ofCustomer },
      { value: true },
      createShopper({ customer: 'hana' }).storeOf(new CartsInMemory(), current),
    ),
  }
}

const lost = () => Promise.reject(new Failure('timed-out'))

test('a reorder reports the number of added items', async () => {
  const { reorder, requests } = anOrder(async () => ({ quantity: 5, errors: [] }))
  expect(await reorder.execute('7')).toEqual({ added: 3, problems: [] })
  expect(requests).toEqual(['cart plain', 'cart after-change'])
})

test('a refusal is reported at the order’s item', async () => {
  const errors = [{ code: 'NOT_SALABLE', message: 'None left' }] as const
  const { reorder, requests } = anOrder(async () => ({ quantity: 2, errors }))
  expect(await reorder.execute('7')).toEqual({ added: 0, problems: [{ code: 'NOT_SALABLE', message: 'None left', itemId: 'balls' }] })
  expect(requests).toEqual(['cart plain', 'cart after-change', 'order 7'])
})

describe('items that can’t be read', () => {
  const partly = async () => ({ quantity: 4, errors: [{ code: 'NOT_SALABLE', message: 'None left' }] as const })

  test('leave what could not be added without its name, and the rest in the cart', async () => {
    const { reorder } = anOrder(partly, 4, undefined, new Failure('server-fault'))
    expect(await reorder.execute('7')).toEqual({
      added: 2,
      problems: [{ code: 'NOT_SALABLE', message: 'None left', itemId: undefined }],
    })
  })

  test('do not hide a programming error', async () => {
    await expect(anOrder(partly, 4, undefined, new TypeError('no items')).reorder.execute('7')).rejects.toThrow('no items')
  })
})

describe('where the answer is lost', () => {
  test('more items in the cart mean that it succeeded', async () => {
    const { reorder, requests } = anOrder(lost, 6)
    expect(await reorder.execute('7')).toEqual({ added: 4, problems: [] })
    expect(requests).toEqual(['cart plain', 'cart after-change', 'cart after-change'])
  })

  test('the same number of items means that it failed', async () => {
    await expect(anOrder(lost, 2).reorder.execute('7')).rejects.toMatchObject({ kind: 'timed-out', outcome: 'not-done' })
  })
})

test('the cart that all screens show is the new one, and other tabs read theirs', async () => {
  const { reorder, current } = anOrder(async () => ({ quantity: 5, errors: [] }), 5)
  await reorder.execute('7')
  expect(current.value.cart).toMatchObject({ totalQuantity: 5 })
  expect(current.broadcasts).toBe(1)
})

describe('a cart that can’t be read afterwards', () => {
  const done = async () => ({ quantity: 5, errors: [] })

  test('leaves the order in it, and other tabs read theirs', async () => {
    const { reorder, current } = anOrder(done, 5, new Failure('offline'))
    expect(await reorder.execute('7')).toEqual({ added: 3, problems: [] })
    expect([current.value.cart, current.broadcasts]).toEqual([buildCart({ totalQuantity: 2 }), 1])
  })

  test('does not hide a programming error', async () => {
    await expect(anOrder(done, 5, new TypeError('no cart')).reorder.execute('7')).rejects.toThrow('no cart')
  })
})
