import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { moneyOf } from '#domain/commerce/money'
import { wireCartLine } from './wireCartLine.ts'

const money = { value: 10, currency: 'USD' }
const planUid = btoa('custom-option/7/71')
const line = {
  ...{ __typename: 'VirtualCartItem', id: '41', uid: 'NDE=', quantity: 1 },
  product: {
    ...{ sku: 'CH-LESSON3', name: 'Three Lessons', url_key: 'three-lessons', thumbnail: null },
    options: [{ value: [{ uid: planUid, subscription_information: { length: 12, installment_price: 9, adjustment_price: null } }] }],
  },
  prices: { price: money, price_including_tax: money, row_total: money, row_total_including_tax: money },
}
const written = {
  id: 8,
  label: 'Engraving',
  type: 'field',
  values: [{ label: '', value: '1974', customizable_option_value_uid: 'OTAwMw==' }],
}
const picked = { id: 9, label: 'Grip', type: 'drop_down', values: [{ label: 'Corded', value: '91', customizable_option_value_uid: 'x' }] }
const planned = { id: 7, label: 'Plan', type: 'radio', values: [{ label: 'Monthly', value: '71', customizable_option_value_uid: planUid }] }

test('the ids of values are rows of the cart: what is put back are the values', () => {
  const rows = [written, picked, planned].map((option, index) => ({
    ...option,
    values: option.values.map((value) => ({ ...value, id: 9002 + index })),
  }))
  const { selection, plan } = z.parse(wireCartLine, { ...line, customizable_options: rows })
  expect(selection.plan).toMatchObject({ kind: 'subscribe', parentId: 7, childId: 71 })
  expect(plan).toEqual({ title: 'Monthly', length: 12, instalment: moneyOf(9, 'USD'), adjustment: moneyOf(0, 'USD') })
  expect(selection.options).toEqual([
    { optionId: 8, values: ['1974'], typed: 'text' },
    { optionId: 9, values: ['91'] },
  ])
})

test('a written text has no label of its own, a choice has', () => {
  const { details } = z.parse(wireCartLine, { ...line, customizable_options: [written, picked] })
  expect(details).toEqual([
    { label: 'Engraving', values: [{ text: '1974' }] },
    { label: 'Grip', values: [{ text: 'Corded' }] },
  ])
})
