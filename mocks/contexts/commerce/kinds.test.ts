import { expect, test } from 'vitest'
import { createShopper } from '../../../tests/builders/createShopper.ts'
import type { Region } from '../../http/regions.ts'

const price = 'final_price { value currency } regular_price { value } discount { amount_off percent_off }'

async function product(sku: string, fields: string, region: Region = 'global') {
  const { ask } = await createShopper({ region })
  return ask(`{ products(filter: { sku: { eq: "${sku}" } }, return_parent_product: false) { items { ${fields} } } }`)
}

const answered = (fields: object) => ({ data: { products: { items: [fields] } } })

test('each store has its own prices and discounts', async () => {
  const fields = `special_price price_range { minimum_price { ${price} } }`
  const of = async (region: Region) => product('IW-LASER', fields, region)
  const less = { amount_off: 50, percent_off: 14.33 }
  const dollars = { final_price: { value: 299, currency: 'USD' }, regular_price: { value: 349 }, discount: less }
  expect(await of('global')).toEqual(answered({ special_price: 299, price_range: { minimum_price: dollars } }))
  const yen = { final_price: { value: 44900, currency: 'JPY' }, regular_price: { value: 52400 } }
  expect(await of('jp')).toMatchObject(answered({ special_price: 44900, price_range: { minimum_price: yen } }))
  expect(await of('ae')).toMatchObject(answered({ price_range: { minimum_price: { final_price: { currency: 'AED' } } } }))
})

test('tiers contain the price per item and the saving', async () => {
  const tiers = [
    { quantity: 3, final_price: { value: 44 }, discount: { amount_off: 4, percent_off: 8.33 } },
    { quantity: 6, final_price: { value: 40 }, discount: { amount_off: 8, percent_off: 16.67 } },
  ]
  const fields = 'price_tiers { quantity final_price { value } discount { amount_off percent_off } }'
  expect(await product('FM-TOUR', fields)).toEqual(answered({ price_tiers: tiers }))
})

test('a configurable product has a variant for its choices, each with colour, stock and pictures', async () => {
  const fields = `name ... on ConfigurableProduct { configurable_options { attribute_code label values { value_index label swatch_data { __typename value } } }
    variants { attributes { code value_index } product { sku stock_status thumbnail { url } } } }`
  const colour = { value_index: 205, label: 'Fairway', swatch_data: { __typename: 'ColorSwatchData', value: '#1d5b3c' } }
  const size = { label: 'S', swatch_data: { __typename: 'TextSwatchData', value: 'S' } }
  const values = [
    { attribute_code: 'color', values: expect.arrayContaining([colour]) },
    { attribute_code: 'size', values: expect.arrayContaining([expect.objectContaining(size)]) },
  ]
  const gone = {
    sku: 'FE-POLO-NAVY-XL',
    stock_status: 'OUT_OF_STOCK',
    thumbnail: { url: expect.stringContaining('/products/polo-navy.svg') },
  }
  const variants = expect.arrayContaining([expect.objectContaining({ product: gone })])
  expect(await product('FE-POLO', fields)).toMatchObject(answered({ configurable_options: values, variants }))
})

test('a stiffer shaft costs more, and the price range covers both', async () => {
  const range = { minimum_price: { final_price: { value: 1290 } }, maximum_price: { final_price: { value: 1330 } } }
  const fields = 'price_range { minimum_price { final_price { value } } maximum_price { final_price { value } } }'
  expect(await product('SM-IRONS', fields)).toEqual(answered({ price_range: range }))
})

test('a bundle’s price ranges from its required parts to all options', async () => {
  const fields = `price_range { minimum_price { final_price { value } } maximum_price { final_price { value } } }
    ... on BundleProduct { items { type required options { is_default can_change_quantity product { sku } } } }`
  const items = [
    { type: 'radio', required: true, options: [{ is_default: true, product: { sku: 'FM-RANGE' } }, { can_change_quantity: true }] },
    { type: 'select', required: true },
    { type: 'checkbox', required: false },
    { type: 'multi', required: false },
  ]
  const range = {
    minimum_price: { final_price: { value: 26 + 219 } },
    maximum_price: { final_price: { value: 48 + 219 + 18 + 9 + 24 + 240 + 120 } },
  }
  expect(await product('CH-STARTER', fields)).toMatchObject(answered({ items, price_range: range }))
})

test.each([
  ['CH-CARD', { gift_card_type: 3, gift_type: 3, gift_dropdown: '25,50,100,250' }],
  ['CH-CARD-LESSON', { gift_card_type: 2, gift_type: 1, gift_value: 95 }],
  ['CH-CARD-OPEN', { gift_card_type: 1, gift_type: 2, gift_from: 20, gift_to: 500 }],
])('the gift card %s says how it comes and what it is worth', async (sku, told) => {
  const fields =
    '... on GiftCardProduct { gift_card_type gift_type gift_value gift_from gift_to gift_dropdown templates { template_name } }'
  expect(await product(sku, fields)).toMatchObject(answered(told))
})

test('a plan contains the number and the amount of its payments', async () => {
  const fields = `... on CustomizableProductInterface { options { title required ... on CustomizableDropDownOption { value { title price
    subscription_information { length installment_price adjustment_price } } } } }`
  const monthly = {
    title: 'Every month',
    price: 43.2,
    subscription_information: { length: 12, installment_price: 43.2, adjustment_price: 0 },
  }
  const value = [
    { title: 'Buy once', price: 0, subscription_information: null },
    monthly,
    {},
    { subscription_information: { adjustment_price: 2 } },
  ]
  expect(await product('FM-TOUR', fields)).toMatchObject(answered({ options: [{ required: true, value }] }))
})

test('a gallery contains pictures, a video and a hidden picture', async () => {
  const fields = 'media_gallery { __typename position disabled ... on ProductVideo { video_content { video_provider video_url } } }'
  const video = { video_provider: 'clubhouse', video_url: 'https://media.global.clubhouse.invalid/chip-and-roll/video.mp4' }
  const gallery = [
    { disabled: false },
    { disabled: false },
    { disabled: true },
    { __typename: 'ProductVideo', position: 4, video_content: video },
  ]
  expect(await product('KB-STAND', fields)).toMatchObject(answered({ media_gallery: gallery }))
})
