import { expect, test } from 'vitest'
import type { CartChange } from '#domain/commerce/cartChange'
import { aCart } from '../../../tests/builders/commerce.ts'
import type { CartOutcome } from './ChangeCart.ts'
import { SetQuantity } from './SetQuantity.ts'

function aShop() {
  const written: string[] = []
  const waiting: (() => void)[] = []
  const execute = async (change: CartChange): Promise<CartOutcome> => {
    const { promise, resolve } = Promise.withResolvers<void>()
    waiting.push(resolve)
    await promise
    if (change.kind === 'quantity') written.push(`${change.lineId}: ${change.quantity}`)
    return { kind: 'changed', cart: aCart() }
  }
  const answer = async () => {
    waiting.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { set: new SetQuantity({ execute }), written, waiting, answer }
}

test('of ten quick presses the first and the last are written', async () => {
  const { set, written, waiting, answer } = aShop()
  const all = Array.from({ length: 10 }, (_, index) => set.execute(1, index + 1, 'cart'))
  expect(waiting).toHaveLength(1)
  await answer()
  await answer()
  await Promise.all(all)
  expect(written).toEqual(['1: 1', '1: 10'])
})

test('one line does not wait for another', () => {
  const { set, waiting } = aShop()
  void set.execute(1, 2, 'cart')
  void set.execute(2, 2, 'mini-cart')
  expect(waiting).toHaveLength(2)
})
