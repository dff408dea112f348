import { expect, it } from 'vitest'
import { buildSession, createTestTab } from '../../../../tests/builders/createTestTab.ts'
import { ShopClient } from '../ShopClient.ts'
import { ShopProShop } from './ShopProShop.ts'

function proShop(blocks: readonly unknown[]) {
  const tab = createTestTab(() => Response.json({ data: { getContentConstructorProShop: blocks } }))
  tab.session.update(() => buildSession({ grant: undefined }))
  return { ...tab, proShop: new ShopProShop(async () => new ShopClient(tab.refresh, tab.session, tab.http)) }
}

it('[commerce.pro-shop-content-query] asks by the name of a field and its value', async () => {
  const { proShop: shop, requests } = proShop([])
  await shop.blocks(2)
  const asked = new URL(requests[0]?.url ?? '').searchParams
  expect(asked.get('variables')).toBe('{"field_name":"category_id","value":"2"}')
})

it('leaves out blocks that it does not know or can not read, and buttons that lead where nobody should go', async () => {
  const { proShop: shop } = proShop([
    { id: 1, type: 'hologram' },
    { id: 'two', type: 'text' },
    { id: 3, type: 'grid', title: 'Three', items: [{ button_label: 'Go', button_href: 'javascript:alert(1)', image: 'https://a/b.svg' }] },
  ])
  const blocks = await shop.blocks(2)
  expect(blocks.map(({ id }) => id)).toEqual([3])
  expect(blocks[0]?.items).toEqual([{ pictures: ['https://a/b.svg'], slogan: '', description: '', button: undefined }])
})

it.each([
  ['["https://a/1.svg","https://a/2.svg"]', ['https://a/1.svg', 'https://a/2.svg']],
  ['not JSON', ['https://a/b.svg']],
  ['{"a":1}', ['https://a/b.svg']],
])('shows the pictures that slide, or else the one: %s', async (rawValue, pictures) => {
  const { proShop: shop } = proShop([{ id: 1, type: 'slider', items: [{ image: 'https://a/b.svg', image_slider: { rawValue } }] }])
  expect((await shop.blocks(2))[0]?.items[0]?.pictures).toEqual(pictures)
})
