import { expect, it } from 'vitest'
import { type Cart, type CartOrNone, noCart } from '#domain/commerce/cart'
import type { CartChange } from '#domain/commerce/cartChange'
import { selectionOf } from '#domain/commerce/selection'
import { buildCart, buildCartItem } from '../../../../tests/builders/commerce.ts'
import { PutPlanInCart } from './PutPlanInCart.ts'

const plans = ['BASIC', 'PLAY']
const play = selectionOf({ kind: 'virtual', sku: 'PLAY', inStock: true })

function itemOf(id: number, sku: string, quantity = 1): Cart['items'][number] {
  const item = buildCartItem({ id, quantity })
  return { ...item, product: { ...item.product, sku } }
}

async function changesOf(before: CartOrNone, after: Cart) {
  const sent: CartChange[] = []
  const changeCart = {
    execute: async (change: CartChange) => {
      sent.push(change)
      return { kind: 'changed', cart: after } as const
    },
  }
  await new PutPlanInCart({ execute: async () => before }, changeCart).execute(play, plans)
  return sent.map((change) => (change.kind === 'remove' || change.kind === 'quantity' ? `${change.kind} ${change.lineId}` : change.kind))
}

const withPlan = buildCart({ items: [itemOf(9, 'PLAY')] })

it('adds the plan to a cart without one', async () => {
  expect(await changesOf(noCart, withPlan)).toEqual(['add'])
})

it('removes other plans, and keeps everything else', async () => {
  expect(await changesOf(buildCart({ items: [itemOf(1, 'CASE'), itemOf(2, 'BASIC'), itemOf(3, 'PLAY')] }), withPlan)).toEqual([
    ...['remove 2', 'remove 3', 'add'],
  ])
})

it('has it once where another tab has added the same', async () => {
  expect(await changesOf(noCart, buildCart({ items: [itemOf(9, 'PLAY', 2)] }))).toEqual(['add', 'quantity 9'])
})
