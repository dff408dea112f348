import { expect, test } from 'vitest'
import { buildProduct } from '../../../tests/builders/commerce.ts'
import { moneyOf } from './money.ts'
import type { BundleItem, Product, ProductOption, Variant } from './product.ts'
import { isSalable } from './salable.ts'

const price = { final: moneyOf(72, 'USD'), regular: moneyOf(72, 'USD') }
const variant = (color: string, inStock = true): Variant => ({
  ...{ sku: `polo-${color}`, inStock, price: { from: price, to: price }, gallery: [], attributes: new Map([['color', color]]) },
})
const choices = [{ code: 'color', label: 'Colour', position: 1, values: [{ uid: 'navy', label: 'Navy', colour: undefined }] }]
const size = { code: 'size', label: 'Size', position: 2, values: [{ uid: 'large', label: 'L', colour: undefined }] }
const part = (isRequired: boolean, ...stocks: readonly boolean[]): BundleItem => ({
  ...{ id: 1, title: 'Balls', type: 'radio', isRequired, position: 1 },
  options: stocks.map((inStock, id) => ({
    ...{ id, label: 'Range', quantity: 1, canChangeQuantity: false, isDefault: false, position: id, price: price.final, inStock },
  })),
})
const option = (kind: ProductOption['kind'], isRequired: boolean, values: ProductOption['values'] = []): ProductOption => ({
  ...{ id: 7, kind, title: 'Grip', isRequired, order: 1, values, maxLength: undefined, price: undefined },
})
const value = { id: 71, title: 'Cord', price: price.final, order: 1, plan: undefined }

const offers: readonly (readonly [string, boolean, Partial<Product>])[] = [
  ['in stock', true, {}],
  ['out of stock', false, { inStock: false }],
  ['with a part that could not be read', false, { isIncomplete: true }],
  ['configurable without variants', false, { kind: 'configurable', choices }],
  ['configurable with variants out of stock', false, { kind: 'configurable', choices, variants: [variant('navy', false)] }],
  ['configurable with variants of values that are not offered', false, { kind: 'configurable', choices, variants: [variant('sand')] }],
  ['configurable with one variant in stock', true, { kind: 'configurable', choices, variants: [variant('sand'), variant('navy')] }],
  [
    'configurable with a variant of which one value is not offered',
    false,
    { kind: 'configurable', choices: [...choices, size], variants: [variant('navy')] },
  ],
  ['a bundle without options of a required part', false, { kind: 'bundle', items: [part(true, true), part(true)] }],
  ['a bundle whose required part is out of stock', false, { kind: 'bundle', items: [part(true, false, false)] }],
  ['a bundle with one option in stock', true, { kind: 'bundle', items: [part(true, false, true)] }],
  ['a bundle without options of an optional part', true, { kind: 'bundle', items: [part(true, true), part(false)] }],
  ['with a required drop-down without values', false, { options: [option('drop-down', true)] }],
  ['with required boxes without values', false, { options: [option('checkbox', true)] }],
  ['with a required drop-down', true, { options: [option('drop-down', true, [value])] }],
  ['with an optional drop-down without values', true, { options: [option('drop-down', false)] }],
  ['with a required text', true, { options: [option('field', true)] }],
  ['with a required long text', true, { options: [option('area', true)] }],
  ['with a required day', true, { options: [option('date', true)] }],
  ['with a required file, which the shop takes elsewhere', true, { options: [option('file', true)] }],
  ['with required radio buttons without values', false, { options: [option('radio', true)] }],
]

test.each(offers)('a product %s is salable: %s', (_what, expected, own) => {
  expect(isSalable(buildProduct(own))).toBe(expected)
})
