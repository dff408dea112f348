import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createVisitor } from '../../../../tests/builders/createVisitor.ts'

async function reordered(sku: string, wanted: { readonly isAllThere?: true } = {}) {
  const { visitor, backend, given } = await createVisitor()
  const { world } = backend
  if (wanted.isAllThere) await given.shop.hasLeft('CH-TEES', 100)
  const order = world.customerOrders.list(
    ({ playerId, items: own }) => playerId === 'player-hana' && own.some((item) => item.sku === sku),
  )[0]
  if (!order) throw new Error('There is no such order')
  for (const { id } of world.cartLines.list()) world.cartLines.remove(id)
  const { body } = await visitor.shop(
    `mutation reorderItems { reorderItems(orderNumber: "${order.number}") { cart { total_quantity } userInputErrors { code message path } } }`,
  )
  return { body, items: world.cartLines.list(), order }
}

test('A reorder restores options and texts', async () => {
  const { items } = await reordered('CH-STARTER', { isAllThere: true })
  expect(items.find(({ sku }) => sku === 'CH-STARTER')?.bundle.map(({ id, chosen }) => [id, chosen.length])).toEqual([
    [6011, 1],
    [6012, 1],
    [6013, 2],
  ])
  const gift = (await reordered('CH-CARD')).items[0]?.gift
  expect(gift).toMatchObject({ amount: 5000, recipientName: 'Mateo' })
  expect((await reordered('SM-WEDGE')).items[0]?.options).toEqual([{ id: 20_203, values: ['20204'] }])
})

const answer = z.object({ data: z.object({ reorderItems: z.object({ userInputErrors: z.array(z.object({ code: z.string() })) }) }) })

test('A reorder reports what can’t be added, and adds the rest', async () => {
  const { body, items } = await reordered('CH-DRILLS')
  const { userInputErrors } = z.parse(answer, body).data.reorderItems
  expect(userInputErrors.map(({ code }) => code)).toEqual(['PRODUCT_NOT_FOUND', 'NOT_SALABLE'])
  expect(items.map(({ sku }) => sku)).toEqual(['FE-POLO-NAVY-M'])
})
