import { expect, it } from 'vitest'
import { createTestTab } from '../../../../tests/builders/createTestTab.ts'
import { HttpPageLayouts } from './HttpPageLayouts.ts'

const data = [
  { type: 'text', title: 'Second', content: 'Words', order: 2 },
  { type: 'hologram', title: 'Later', order: 3 },
  { type: 'figures', title: 'First', items: [{ label: 'Dimples', value: '392' }, { label: 'No value' }], order: 1 },
]

it('brings blocks in their order, without those that this version does not know or can not read', async () => {
  const { client, requests } = createTestTab(() => Response.json({ data }))
  expect(await new HttpPageLayouts(client).ofCategory(3)).toEqual([
    { id: 'figures-1', type: 'figures', title: 'First', content: '', items: [{ id: '', label: 'Dimples', value: '392', note: '' }] },
    { id: 'text-2', type: 'text', title: 'Second', content: 'Words', items: [] },
  ])
  expect(new URL(requests[0]?.url ?? '').pathname).toBe('/api/v3/shop/category/layout/3')
})

it.each([
  [200, true],
  [201, false],
  [204, false],
])('[commerce.product-layout-only-200] %i is an answer for a product: %s', async (status, isAnswer) => {
  const { client } = createTestTab(() => new Response(status === 204 ? null : JSON.stringify({ data }), { status }))
  const asked = await new HttpPageLayouts(client).ofProduct(101).then(
    () => true,
    () => false,
  )
  expect(asked).toBe(isAnswer)
})
