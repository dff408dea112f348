import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { wireProduct } from './wireProduct.ts'

const price = { value: 72, currency: 'USD' }
const answer = {
  ...{ __typename: 'BundleProduct', id: 601, sku: 'CH-STARTER', name: 'Starter Set', url_key: 'starter-set', stock_status: 'IN_STOCK' },
  price_range: { minimum_price: { final_price: price, regular_price: price } },
}
const part = { option_id: 6011, title: 'Balls', type: 'radio', required: true, options: [] }
const choice = { attribute_code: 'color', label: 'Colour', values: [] }
const option = { __typename: 'CustomizableFieldOption', option_id: 7, title: 'Initials' }

test.each([
  ['all its parts', false, { items: [part], configurable_options: [choice], options: [option] }],
  ['a part of an unknown type', true, { items: [part, { ...part, type: 'wheel' }] }],
  ['a choice without a code', true, { configurable_options: [choice, { ...choice, attribute_code: null }] }],
  ['an option of an unknown kind', true, { options: [option, { ...option, __typename: 'CustomizableScentOption' }] }],
])('a product with %s is incomplete: %s', (_what, isIncomplete, parts) => {
  expect(z.parse(wireProduct, { ...answer, ...parts }).isIncomplete).toBe(isIncomplete)
})
