import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createShopper } from '../../../tests/builders/createShopper.ts'
import { attributeNamed, valueNamed } from './catalogue/attributes.ts'
import { categoryNumbered } from './catalogue/categories.ts'
import { productBySku, productsIn } from './catalogue/index.ts'
import { categoryLayoutOf, productLayoutOf } from './content/layouts.ts'

const page = `query Page($field: String, $value: String) { getContentConstructorProShop(field_name: $field, value: $value) { id type title
  subtitle content category_id product_url text_position text_align video_url video_url_embed
  items { image slogan description button_label button_href image_slider { rawValue } } } }`

const answered = z.object({
  data: z.object({
    getContentConstructorProShop: z.array(
      z.object({
        type: z.string(),
        title: z.string(),
        category_id: z.number(),
        video_url: z.nullable(z.string()),
        items: z.array(z.object({ image: z.nullable(z.string()), image_slider: z.nullable(z.object({ rawValue: z.string() })) })),
      }),
    ),
  }),
})

async function blocks(region: 'global' | 'jp', variables: object = {}) {
  const { ask } = await createShopper({ region })
  return z.parse(answered, await ask(page, variables)).data.getContentConstructorProShop
}

test('the pro shop’s blocks come by a field and its value', async () => {
  const ofClubs = await blocks('global', { field: 'category_id', value: '3' })
  expect(ofClubs.map(({ category_id: id }) => id)).toEqual([3])
  expect(new Set((await blocks('global', { field: 'category_id', value: '2' })).map(({ type }) => type)).size).toBe(5)
  expect((await blocks('global', { field: 'type', value: 'video' })).length).toBe(1)
  expect(await blocks('global', { field: 'colour', value: 'red' })).toEqual([])
  expect((await blocks('jp', { field: 'id', value: '1' }))[0]?.title).toBe('プロショップ')
})

test('pictures that slide are a text of JSON', async () => {
  const [slider] = await blocks('global', { field: 'type', value: 'slider' })
  const urls: unknown = JSON.parse(slider?.items[0]?.image_slider?.rawValue ?? '')
  expect(urls).toContain('https://media.global.clubhouse.invalid/products/wood-navy.svg')
})

test('a layout is an ordered list of typed blocks', async () => {
  const { world } = await createShopper()
  const [tour, lessons, membership] = ['FM-TOUR', 'CH-LESSON3', 'CH-MEMBER-SIM'].map((sku) => productBySku(world, sku))
  const clubs = categoryNumbered(3)
  if (!tour || !lessons || !membership || !clubs) throw new Error('The shop is not there')
  expect(productLayoutOf(tour, 'en')).toMatchObject([
    { type: 'figures', order: 1, items: [{ label: 'Cover', value: 'Cast urethane' }, { value: '88' }, {}, {}] },
    { type: 'text', order: 2, title: 'Delivery and returns' },
  ])
  expect(productLayoutOf(membership, 'en').at(-1)).toMatchObject({ type: 'figures' })
  expect(productLayoutOf(lessons, 'fr').at(-1)).toMatchObject({ title: 'Où' })
  expect(categoryLayoutOf(clubs, productsIn(world, clubs), 'zh')).toMatchObject([
    { type: 'text' },
    { type: 'choices', items: [{ label: '品牌' }, {}, {}, {}] },
  ])
})

test('a category is chosen by the brands that it has', async () => {
  const { world } = await createShopper()
  const clubs = categoryNumbered(3)
  if (!clubs) throw new Error('The shop is not there')
  const brands = new Set(productsIn(world, clubs).flatMap(({ attributes }) => attributes['brand'] ?? []))
  const [brand = ''] = brands
  const only = productsIn(world, clubs).filter(({ attributes }) => attributes['brand'] === brand)
  const label = valueNamed(attributeNamed('brand'), brand).label.en
  expect([brands.size > 1, categoryLayoutOf(clubs, only, 'en')]).toMatchObject([true, [{}, { items: [{ value: label }, {}, {}, {}] }]])
})
