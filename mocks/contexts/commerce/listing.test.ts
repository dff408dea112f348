import { print } from 'graphql'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { categoryProductsSorted } from '#adapters/shop/commerce/catalogueOperations'
import { createShopper } from '../../../tests/builders/createShopper.ts'
import type { Region } from '../../http/regions.ts'
import { storeNamed } from '../../world/stores.ts'
import type { SeedName } from '../../world/World.ts'
import { listed } from './catalogue/listing/listed.ts'

const query = `query Listing($search: String, $filter: ProductAttributeFilterInput, $pageSize: Int, $currentPage: Int, $sort: ProductAttributeSortInput) {
  products(search: $search, filter: $filter, pageSize: $pageSize, currentPage: $currentPage, sort: $sort) {
    total_count page_info { current_page page_size total_pages } suggestions { search }
    items { sku name price_range { minimum_price { final_price { value currency } } } }
    aggregations { attribute_code options { label value count } } } }`

const money = z.object({ value: z.number(), currency: z.string() })
const listing = z.object({
  total_count: z.number(),
  page_info: z.object({ current_page: z.number(), page_size: z.number(), total_pages: z.number() }),
  suggestions: z.array(z.object({ search: z.string() })),
  items: z.array(
    z.object({ sku: z.string(), name: z.string(), price_range: z.object({ minimum_price: z.object({ final_price: money }) }) }),
  ),
  aggregations: z.array(
    z.object({ attribute_code: z.string(), options: z.array(z.object({ label: z.string(), value: z.string(), count: z.number() })) }),
  ),
})
const answer = z.object({ data: z.object({ products: listing }) })

async function shop(region: Region = 'global', seed: SeedName = 'small') {
  const shopper = await createShopper({ region, seed })
  return { ...shopper, list: async (asked: object) => z.parse(answer, await shopper.ask(query, asked)).data.products }
}

const clothing = { category_id: { eq: '6' } }
const priceOf = (item: z.infer<typeof listing>['items'][number]) => item.price_range.minimum_price.final_price.value

test('a category lists all below it, by its number and by its uid', async () => {
  const { list } = await shop()
  const [byId, byUid] = [await list({ filter: clothing }), await list({ filter: { category_uid: { eq: 'category-6' } } })]
  expect(byId).toEqual(byUid)
  expect(byId.items[0]?.sku).toBe('FE-POLO')
  expect(byId.total_count).toBe(byId.items.length)
  const two = await list({ filter: { category_id: { in: ['61', '63'] } } })
  expect(two.items.map(({ sku }) => sku)).toEqual(['FE-POLO', 'FE-GLOVE', 'KB-POLO', 'FE-RAINGLOVE', 'SM-GLOVE'])
  expect((await list({ filter: { category_id: { eq: '4711' } } })).total_count).toBe(0)
})

test('pages follow each other, and there is none beyond the last', async () => {
  const { list, ask } = await shop()
  const whole = await list({ filter: clothing, pageSize: 100 })
  const pages = [await list({ filter: clothing, pageSize: 4 }), await list({ filter: clothing, pageSize: 4, currentPage: 2 })]
  expect(pages.flatMap(({ items }) => items)).toEqual(whole.items.slice(0, 8))
  expect(pages[1]?.page_info).toEqual({ current_page: 2, page_size: 4, total_pages: Math.ceil(whole.total_count / 4) })
  const refused = { errors: [{ extensions: { category: 'graphql-input' } }] }
  expect(await ask(query, { filter: clothing, pageSize: 4, currentPage: 9 })).toMatchObject(refused)
  expect(await ask(query, { filter: clothing, pageSize: 0 })).toMatchObject(refused)
  expect(await ask(query, { filter: clothing, currentPage: 0 })).toMatchObject(refused)
  expect(await ask(query, { pageSize: 4 })).toMatchObject(refused)
  expect((await list({ search: 'zeppelin', currentPage: 3 })).total_count).toBe(0)
})

test('ranges of prices and categories come first, and a list of prices is no range', async () => {
  const { list, ask } = await shop('jp')
  const rainwear = { category_id: { eq: '62' } }
  const { aggregations, items } = await list({ filter: rainwear })
  expect(aggregations.map((each) => each.attribute_code).slice(0, 2)).toEqual(['price', 'category_uid'])
  const [prices, categories] = aggregations
  expect(prices?.options.reduce((total, { count }) => total + count, 0)).toBe(items.length)
  expect(prices?.options).toContainEqual({ label: '10000-20000', value: '10000_20000', count: 2 })
  expect(categories?.options.map(({ value }) => value)).toContain('category-62')
  expect((await list({ filter: { ...rainwear, price: { from: '10000', to: '20000' } } })).total_count).toBe(2)
  expect(await ask(query, { filter: { ...rainwear, price: { in: ['10000_20000'] } } })).toMatchObject({
    errors: [{ message: expect.stringContaining('"FilterRangeTypeInput" not to include unknown field "in"') }],
  })
})

test('values of one attribute are alternatives, all attributes must match, and other values keep their counts', async () => {
  const { list } = await shop()
  const indexNamed = async (code: string, label: string) =>
    (await list({ filter: clothing })).aggregations
      .find((each) => each.attribute_code === code)
      ?.options.find((each) => each.label === label)?.value
  const [navy, sand, fescue] = [
    await indexNamed('color', 'Navy'),
    await indexNamed('color', 'Sand'),
    await indexNamed('brand', 'Fescue & Co.'),
  ]
  const skus = async (more: object) => (await list({ filter: { ...clothing, ...more } })).items.map(({ sku }) => sku)
  expect(await skus({ color: { in: [navy] } })).toEqual(['FE-POLO', 'SM-JACKET', 'CH-CAP', 'KB-SHOE'])
  expect(await skus({ color: { in: [navy, sand] } })).toEqual(['FE-POLO', 'FE-JUMPER', 'SM-JACKET', 'CH-CAP', 'KB-SHOE', 'KB-WINDSHIRT'])
  expect(await skus({ color: { in: [navy, sand] }, brand: { in: [fescue] } })).toEqual(['FE-POLO', 'FE-JUMPER'])
  const { aggregations } = await list({ filter: { ...clothing, color: { eq: navy }, brand: { eq: fescue } } })
  const counts = Object.fromEntries(aggregations.flatMap(({ options }) => options.map(({ label, count }) => [label, count])))
  expect(counts).toMatchObject({ Navy: 1, Sand: 2, 'Fescue & Co.': 1, Saltmarsh: 1 })
})

test('prices narrow a listing, in the store’s own currency', async () => {
  const { list } = await shop('jp')
  const { items } = await list({ filter: { ...clothing, price: { from: '5000', to: '10000' } } })
  expect(items.length).toBeGreaterThan(0)
  expect(items.every((item) => priceOf(item) >= 5000 && priceOf(item) <= 10000)).toBe(true)
  expect(new Set(items.map((item) => item.price_range.minimum_price.final_price.currency))).toEqual(new Set(['JPY']))
})

test('sorts by position, by price, by name as the store’s language does, and by relevance', async () => {
  const { list } = await shop('qb')
  const skus = async (sort: object) => (await list({ filter: clothing, sort })).items.map(({ sku }) => sku)
  const inPosition = await skus({ position: 'ASC' })
  expect(await skus({ position: 'DESC' })).toEqual(inPosition.toReversed())
  expect(await skus({ relevance: 'DESC' })).toEqual(inPosition)
  expect(await skus({ relevance: 'ASC' })).toEqual(inPosition.toReversed())
  const prices = (await list({ filter: clothing, sort: { price: 'ASC' } })).items.map(priceOf)
  expect(prices).toEqual(prices.toSorted((one, other) => one - other))
  const names = (await list({ filter: clothing, sort: { name: 'ASC' } })).items.map(({ name }) => name)
  expect(names).toEqual(names.toSorted(new Intl.Collator('fr').compare))
  expect(names).not.toEqual((await list({ filter: clothing })).items.map(({ name }) => name))
})

test.each([
  ['global', 'polos', 'FE-POLO'],
  ['global', 'FIELDMARK   tour', 'FM-TOUR'],
  ['global', 'umbrel', 'SM-UMBRELLA'],
  ['global', 'navy polo', 'FE-POLO'],
  ['global', 'sm-wedge-58', 'SM-WEDGE-58'],
  ['qb', 'telemetre', 'IW-LASER'],
  ['qb', 'demi-lune', 'IW-PUTTER'],
  ['qb', "carte cadeau d'une lecon", 'CH-CARD-LESSON'],
  ['jp', 'ポロ', 'FE-POLO'],
  ['jp', '距離計', 'IW-LASER'],
  ['cn', '礼品卡', 'CH-CARD'],
] as const)('in %s “%s” finds %s', async (region, search, sku) => {
  const { list } = await shop(region)
  expect((await list({ search, pageSize: 100 })).items.map((item) => item.sku)).toContain(sku)
})

test('all words have to fit, the best comes first, and names are suggested', async () => {
  const { list } = await shop()
  expect((await list({ search: 'polo zeppelin' })).items).toEqual([])
  expect((await list({ search: 'putter', sort: { relevance: 'DESC' } })).items[0]?.name).toContain('Putter')
  const { suggestions } = await list({ search: 'fesc' })
  expect(suggestions.map(({ search }) => search)).toContain('Fescue Polo')
  expect(suggestions.length).toBeLessThanOrEqual(5)
  const narrowed = await list({ search: 'fieldmark', filter: { category_uid: { eq: 'category-42' } } })
  expect(narrowed.items.map(({ sku }) => sku)).toEqual(['FM-RANGE', 'FM-FOAM'])
})

test('two thousand products are listed quickly', async () => {
  const { list, world } = await shop('global', 'large')
  const filter = { category_id: { eq: '90' }, color: { in: ['203', '206'] }, price: { from: '20', to: '90' } }
  expect((await list({ filter: { category_id: filter.category_id } })).total_count).toBe(2000)
  const asked = { search: 'fescue', filter, sort: { name: 'ASC' }, currentPage: 2, pageSize: 10 } as const
  expect((await list(asked)).items.length).toBe(10)
  const store = storeNamed('us_en')
  if (!store) throw new Error('The shop has no such store')
  const took = Array.from({ length: 20 }, () => {
    const start = performance.now()
    const page = listed(asked, { world, store, media: '', player: undefined, token: undefined })
    page.items()
    page.aggregations()
    return performance.now() - start
  })
  // The minimum excludes delays of a busy machine.
  expect(Math.min(...took)).toBeLessThan(10)
})

test('only the large world has the outlet', async () => {
  const menu = 'query Menu { category(id: 2) { children { id url_key } } }'
  const outlet = { url_key: 'outlet' }
  expect(await (await shop('global', 'large')).ask(menu)).toMatchObject({
    data: { category: { children: expect.arrayContaining([expect.objectContaining(outlet)]) } },
  })
  expect(await (await shop()).ask(menu)).not.toMatchObject({
    data: { category: { children: expect.arrayContaining([expect.objectContaining(outlet)]) } },
  })
})

const sorted = z.object({
  data: z.object({
    products: z.object({
      aggregations: z.array(z.object({ attribute_code: z.string(), options: z.array(z.unknown()) })),
      items: z.array(z.looseObject({ __typename: z.string(), sku: z.string() })),
    }),
  }),
})

test('[commerce.category-filters-and-gift-fields] the second version of a category brings its filters and what gift cards cost', async () => {
  const { ask } = await shop()
  const variables = { filter: { category_id: { eq: '8' } }, pageSize: 20, currentPage: 1, sort: 'ASC' }
  const { products } = z.parse(sorted, await ask(print(categoryProductsSorted.document), variables)).data
  expect(products.aggregations.flatMap(({ attribute_code, options }) => (options.length > 0 ? [attribute_code] : []))).not.toEqual([])
  const values = { gift_from: null, gift_to: null, gift_value: null, gift_dropdown: null }
  const cards = Object.fromEntries(
    products.items.filter(({ __typename }) => __typename === 'GiftCardProduct').map((card) => [card.sku, card]),
  )
  expect(cards).toMatchObject({
    'CH-CARD': { gift_card_type: 3, gift_type: 3, gift_price_type: 1, ...values, gift_dropdown: '25,50,100,250' },
    'CH-CARD-LESSON': { gift_card_type: 2, gift_type: 1, gift_price_type: 1, ...values, gift_value: 95 },
    'CH-CARD-OPEN': { gift_card_type: 1, gift_type: 2, gift_price_type: 1, ...values, gift_from: 20, gift_to: 500 },
  })
})
