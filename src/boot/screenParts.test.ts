import { describe, expect, test } from 'vitest'
import { paths } from '#ui/shell/paths.ts'
import type { EarlyAnswers } from './readEarly.ts'
import { partsIn } from './screenParts.ts'

const media = 'https://media.clubhouse.example'
const poster = `${media}/welcome/poster.webp`

async function partsOf(path: string, body: unknown, next?: unknown) {
  const asked: unknown[] = []
  const answers: EarlyAnswers = {
    media,
    bodyOf: async (name) => asked.push(name) && body,
    readNext: async (named) => asked.push(named) && next,
  }
  const parts = await Array.fromAsync(partsIn(path, answers))
  return { asked, parts: Object.assign({}, ...parts) }
}

const medium = (name: string, position: number) => ({ url: `${media}/${name}.svg`, position, disabled: false })
const product = (more: object) => ({ data: { products: { items: [{ name: 'Clubhouse Towel', ...more }] } } })
const cart = (item: object) => ({ data: { customerCart: { itemsV2: { items: [item] } } } })
const towel = { name: 'Clubhouse Towel', thumbnail: { url: `${media}/towel.svg` } }
const library = (introVideo: unknown) => ({ code: 0, data: { introVideo, categories: [] } })
const picture = (name: string) => ({ url: `${media}/${name}.svg`, crossOrigin: null })

describe('The first view shows', () => {
  test.each([
    ['the title of a plan', paths.plan, { code: '0', data: { title: 'Break 80' } }, { title: 'Break 80' }],
    [
      'the title and the poster of the introduction',
      paths.library,
      library({ title: 'Welcome', media: { poster } }),
      { title: 'Welcome', picture: { url: poster, crossOrigin: 'anonymous' } },
    ],
    [
      'the name of a product and its first picture in the shop’s order',
      paths.product,
      product({ media_gallery: [{ ...medium('hidden', 1), disabled: true }, medium('third', 3), medium('second', 2)] }),
      { title: 'Clubhouse Towel', picture: picture('second') },
    ],
    ['the first item of a cart', paths.cart, cart({ product: towel }), { title: 'Clubhouse Towel', picture: picture('towel') }],
    [
      'the chosen variant of the first item',
      paths.cart,
      cart({ product: towel, configured_variant: { thumbnail: { url: `${media}/red.svg` } } }),
      { title: 'Clubhouse Towel', picture: picture('red') },
    ],
  ])('%s', async (_what, path, body, parts) => {
    expect((await partsOf(path, body)).parts).toEqual(parts)
  })

  test.each([
    ['a failed answer', paths.plan, { code: 17, data: { title: 'Break 80' } }],
    ['a lost answer', paths.plan, undefined],
    ['a player without a plan', paths.plan, { code: 0, data: null }],
    ['an error of the shop', paths.cart, { ...cart({ product: towel }), errors: [{ message: 'closed' }] }],
    ['an empty cart', paths.cart, { data: { customerCart: { itemsV2: { items: [] } } } }],
    ['a product that is not there', paths.product, { data: { products: { items: [] } } }],
    ['another screen', paths.swings, { code: 0, data: { title: 'Swings' } }],
  ])('nothing of %s', async (_what, path, body) => {
    expect(Object.values((await partsOf(path, body)).parts).filter(Boolean)).toEqual([])
  })

  test.each([
    ['of another host', paths.library, library({ title: 'Welcome', media: { poster: 'https://elsewhere.example/p.webp' } })],
    ['of a video', paths.product, product({ media_gallery: [{ ...medium('video', 1), video_content: { video_url: 'v' } }] })],
    ['of a gift card, which shows its design', paths.cart, cart({ product: towel, giftcard_template: { template_name: 'Green' } })],
    ['with another scheme', paths.cart, cart({ product: { ...towel, thumbnail: { url: 'javascript:alert(1)' } } })],
  ])('no picture %s', async (_what, path, body) => {
    expect((await partsOf(path, body)).parts.picture).toBeUndefined()
  })
})

describe('The first view of the shop', () => {
  const block = (type: string, order: number, ...values: readonly string[]) => ({
    ...{ type, order, title: `Title of ${type}`, content: 'Content' },
    items: values.map((value) => ({ id: value, label: '', value })),
  })
  const products = {
    data: { products: { items: ['towel', 'driver'].map((name) => ({ url_key: name, small_image: { url: `${media}/${name}.svg` } })) } },
  }
  const layout = (...blocks: readonly object[]) => ({ code: 0, data: blocks })

  test('shows its lead, and the picture of the lead’s product, which it reads with all others that the page names', async () => {
    const { asked, parts } = await partsOf(paths.shop, layout(block('products', 2, 'towel', 'ball'), block('lead', 1, 'driver')), products)
    expect(asked).toEqual(['/api/v3/layout/shop', { urlKeys: ['driver', 'towel', 'ball'] }])
    expect(parts).toEqual({ title: 'Title of lead', text: 'Content', picture: picture('driver') })
  })

  test.each([
    ['names no products', layout(block('lead', 1), block('text', 2))],
    ['failed', { code: 17, data: [block('lead', 1, 'driver')] }],
    ['is lost', undefined],
  ])('reads no products where its layout %s', async (_what, body) => {
    expect((await partsOf(paths.shop, body, products)).asked).toEqual(['/api/v3/layout/shop'])
  })

  test('shows nothing where it doesn’t begin with a lead', async () => {
    const { parts } = await partsOf(paths.shop, layout(block('lead', 2, 'driver'), block('products', 1, 'towel')), products)
    expect(parts).toEqual({})
  })
})
