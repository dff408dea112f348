import { expect, test } from 'vitest'
import type { LayoutBlock } from '../shared/layout.ts'
import { categoriesNamed, inOrderOf, productsNamed } from './shopHome.ts'

const item = (value: string) => ({ id: '', label: '', value, note: '' })
const block = (type: LayoutBlock['type'], ...names: readonly string[]): LayoutBlock => ({
  ...{ id: type, type, title: '', content: '' },
  items: names.map(item),
})
const blocks = [
  block('lead', 'tour-glove'),
  block('categories', '12', '7'),
  block('products', 'driver', 'tour-glove', '1860'),
  block('categories', '7', 'irons', '3'),
  block('links', '/faq'),
]

test('the home page names each category once, by its number', () => {
  expect(categoriesNamed(blocks)).toEqual([12, 7, 3])
})

test('the home page names each product once, and no category among them', () => {
  expect(productsNamed(blocks)).toEqual(['tour-glove', 'driver', '1860'])
})

test('what is named comes in that order, without what the shop no longer has', () => {
  const all = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
  expect(inOrderOf(['c', 'gone', 'a'], all, ({ id }) => id)).toEqual([{ id: 'c' }, { id: 'a' }])
})
