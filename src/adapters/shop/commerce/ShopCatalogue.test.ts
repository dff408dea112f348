import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { filtersIn } from '#domain/commerce/listing'
import { buildSession, createTestTab } from '../../../../tests/builders/createTestTab.ts'
import { ShopClient } from '../ShopClient.ts'
import { ShopCatalogue } from './ShopCatalogue.ts'

const option = (value: string) => ({ value, label: value, count: 2 })
const aggregations = [
  { attribute_code: 'price', label: 'Price', options: [option('30_40'), option('40_*')] },
  { attribute_code: 'category_id', label: 'Category', options: [option('12')] },
  { attribute_code: 'category_uid', label: 'Category', options: [option('MTI=')] },
  { attribute_code: 'color', label: 'Colour', options: [option('204')] },
]
const amount = { __typename: 'Money', value: 3600, currency: 'JPY' }
const yen = { __typename: 'ProductPrice', final_price: amount, regular_price: amount }
const item = {
  ...{ __typename: 'SimpleProduct', id: 1, sku: 'TEES', name: 'Tees', url_key: 'tees', stock_status: 'IN_STOCK' },
  ...{ price_range: { __typename: 'PriceRange', minimum_price: yen, maximum_price: yen }, small_image: null, clubhouse_product_tags: null },
}
const products = { items: [item], total_count: 0, page_info: { current_page: 1, page_size: 1, total_pages: 0 }, aggregations }

function createCatalogue() {
  const tab = createTestTab(() => Response.json({ data: { products } }))
  tab.session.update(() => buildSession({ grant: undefined }))
  const variables = async () => {
    const [request] = tab.requests
    const given = new URL(request?.url ?? '').searchParams.get('variables')
    return z.parse(z.object({ filter: z.unknown() }), JSON.parse(given ?? '{}')).filter
  }
  return { variables, catalogue: new ShopCatalogue(async () => new ShopClient(tab.refresh, tab.session, tab.http)) }
}

test.each([
  ['price:30_40', { price: { from: '30', to: '40' } }],
  ['price:30_*', { price: { from: '30' } }],
  ['price:*_29.99', { price: { to: '29.99' } }],
  ['waterproof:1', { waterproof: { eq: '1' } }],
  ['color:204 color:203', { color: { in: ['203', '204'] } }],
])('the filter %s is sent as its kind', async (filter, sent) => {
  const { catalogue, variables } = createCatalogue()
  await catalogue.facets([9], filtersIn(filter.split(' ')))
  expect(await variables()).toEqual({ category_id: { in: ['9'] }, ...sent })
})

test('a range of prices has the currency of the products', async () => {
  const { catalogue } = createCatalogue()
  const [price] = await catalogue.facets([9], new Map())
  const money = (minor: number) => ({ minor, currency: 'JPY' })
  expect(price?.values.map(({ range }) => range)).toEqual([
    { from: money(30), to: money(40) },
    { from: money(40), to: undefined },
  ])
})

test('categories are no filters: they would replace the category that is listed', async () => {
  const { catalogue } = createCatalogue()
  expect((await catalogue.facets([9], new Map())).map(({ code }) => code)).toEqual(['price', 'color'])
})

const radio = { __typename: 'CustomizableRadioOption', option_id: 7, title: 'Thread' }

test.each([
  ['both can be read', { ...radio, option_id: 8 }, [false, 2]],
  ['one can not', { ...radio, option_id: 8, title: null }, [true, 1]],
])('a product whose options have a query of their own is incomplete where it leaves one out: %s', async (_what, second, expected) => {
  const tab = createTestTab(({ url }) => {
    const options = url.includes('operationName=ProductOptions') ? [radio, second] : [radio]
    return Response.json({ data: { products: { items: [{ ...item, options }] } } })
  })
  tab.session.update(() => buildSession({ grant: undefined }))
  const product = await new ShopCatalogue(async () => new ShopClient(tab.refresh, tab.session, tab.http)).product('tees')
  expect([product?.isIncomplete, product?.options.length]).toEqual(expected)
})
