import { expect, test } from 'vitest'
import type { CartChange } from '#domain/commerce/cartChange'
import { buildCart } from '../../../tests/builders/commerce.ts'
import { Failure } from '../shared/failure.ts'
import type { CartOutcome } from './ChangeCart.ts'
import { SetQuantity } from './SetQuantity.ts'

function createShop(fails: (quantity: number) => boolean = () => false) {
  const written: string[] = []
  const waiting: (() => void)[] = []
  const execute = async (change: CartChange): Promise<CartOutcome> => {
    const { promise, resolve } = Promise.withResolvers<void>()
    waiting.push(resolve)
    await promise
    if (change.kind === 'quantity' && fails(change.quantity)) throw new Failure('offline')
    if (change.kind === 'quantity') written.push(`${change.lineId}: ${change.quantity}`)
    return { kind: 'changed', cart: buildCart() }
  }
  const answer = async () => {
    waiting.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { set: new SetQuantity({ execute }), written, waiting, answer }
}

test('of ten quick presses the first and the last are saved', async () => {
  const { set, written, waiting, answer } = createShop()
  const all = Array.from({ length: 10 }, (_, index) => set.execute(1, index + 1, 'cart'))
  expect(waiting).toHaveLength(1)
  await answer()
  await answer()
  expect((await Promise.all(all)).map(({ kind }) => kind)).toEqual(Array.from({ length: 10 }, () => 'changed'))
  expect(written).toEqual(['1: 1', '1: 10'])
})

test('a press after a finished write is saved separately', async () => {
  const { set, written, answer } = createShop()
  for (const quantity of [3, 4]) {
    const press = set.execute(1, quantity, 'cart')
    await answer()
    await press
  }
  expect(written).toEqual(['1: 3', '1: 4'])
})

test('two presses for the same quantity are saved once', async () => {
  const { set, written, waiting, answer } = createShop()
  const both = [set.execute(1, 3, 'cart'), set.execute(1, 3, 'cart')]
  await answer()
  await Promise.all(both)
  expect([written, waiting]).toEqual([['1: 3'], []])
})

test('the last quantity is saved even if the first one failed', async () => {
  const { set, written, answer } = createShop((quantity) => quantity === 3)
  const both = [set.execute(1, 3, 'cart'), set.execute(1, 4, 'cart')]
  await answer()
  await answer()
  await Promise.all(both)
  expect(written).toEqual(['1: 4'])
})

test('a failed write is reported to each press', async () => {
  const { set, answer } = createShop(() => true)
  const both = [set.execute(1, 3, 'cart'), set.execute(1, 3, 'cart')].map((press) =>
    expect(press).rejects.toMatchObject({ kind: 'offline' }),
  )
  await answer()
  await Promise.all(both)
})

test('one item does not wait for another', () => {
  const { set, waiting } = createShop()
  void set.execute(1, 2, 'cart')
  void set.execute(2, 2, 'mini-cart')
  expect(waiting).toHaveLength(2)
})
