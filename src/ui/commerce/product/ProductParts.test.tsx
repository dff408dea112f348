import { expect, test } from 'vitest'
import { moneyOf } from '#domain/commerce/money'
import type { Price, Product } from '#domain/commerce/product'
import { buildProduct } from '../../../../tests/builders/commerce.ts'
import { drawn } from '../../../../tests/builders/InPage.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { RelatedProducts } from './RelatedProducts.tsx'
import { StructuredData } from './StructuredData.tsx'

function price(amount: number, currency: string): Price {
  const final = moneyOf(amount, currency)
  return { final, regular: final }
}
const towel = buildProduct({ id: 4, sku: 'towel-31', name: 'Cart towel', urlKey: 'cart-towel' })
const wedge = buildProduct({ id: 5, sku: 'wedge-54', name: 'Wedge', urlKey: 'wedge' })

/** What search engines read: each property with its value, and each part with its type. */
function properties(own: Partial<Product>): readonly (readonly [string | null, string | null | undefined])[] {
  const product = buildProduct({ sku: 'KB-7', name: 'Kitebird', metaDescription: 'A light driver', ...own })
  const parts = [...drawn(<StructuredData product={product} />).querySelectorAll('[itemprop]')]
  return parts.map((part) => [
    part.getAttribute('itemprop'),
    part.getAttribute('content') ?? part.getAttribute('href') ?? part.getAttribute('itemtype')?.split('/').at(-1),
  ])
}

test('search engines read what a product is, what it costs in its currency, and that it is there', () => {
  const medium = { label: '', position: 2, isDisabled: false, video: undefined }
  const film = { url: '/film.mp4', provider: 'shop', title: 'Film', description: '' }
  const gallery = [
    { ...medium, url: '/film.jpg', video: film },
    { ...medium, url: '/hidden.jpg', isDisabled: true },
    { ...medium, url: '/front.jpg' },
  ]
  expect(properties({ price: { from: price(51800, 'JPY'), to: price(51800, 'JPY') }, gallery })).toEqual([
    ['name', 'Kitebird'],
    ['sku', 'KB-7'],
    ['description', 'A light driver'],
    ['image', '/front.jpg'],
    ['offers', 'Offer'],
    ['url', '/'],
    ['price', '51800'],
    ['priceCurrency', 'JPY'],
    ['availability', 'https://schema.org/InStock'],
  ])
})

test('search engines read from what to what a product costs, in units of its currency, and that it is sold out', () => {
  expect(properties({ price: { from: price(48.5, 'USD'), to: price(132, 'USD') }, inStock: false }).slice(3)).toEqual([
    ['offers', 'AggregateOffer'],
    ['url', '/'],
    ['lowPrice', '48.5'],
    ['highPrice', '132'],
    ['priceCurrency', 'USD'],
    ['availability', 'https://schema.org/OutOfStock'],
  ])
})

test('a product stands below the first of its categories', () => {
  const categories = [
    { id: 5, name: 'Clubs', urlKey: 'clubs' },
    { id: 9, name: 'Sale', urlKey: 'sale' },
  ]
  const steps = [...drawn(<Breadcrumbs product={{ name: 'Kitebird', categories }} />).querySelectorAll('li')]
  expect(steps.map((step) => [step.textContent, step.getAttribute('aria-current')])).toEqual([
    ['breadcrumbs.shop', null],
    ['Clubs', null],
    ['Kitebird', 'page'],
  ])
})

test.each([
  [
    1,
    [
      ['beside.related', 'Cart towel'],
      ['beside.upsell', 'Wedge'],
    ],
  ],
  [0, [['beside.upsell', 'Wedge']]],
])('accessories have a list of their own beside the alternatives, if there are any: %s', (count, told) => {
  const product = { related: [towel].slice(0, count), upsell: [wedge] }
  const sections = [...drawn(<RelatedProducts product={product} />).querySelectorAll('section')]
  const lists = sections.map((part) => [part.getAttribute('aria-label'), part.querySelector('h3')?.textContent])
  expect(lists).toEqual(told)
  expect(sections.map((part) => part.querySelector('ul')?.getAttribute('aria-label'))).toEqual(told.map(([label]) => label))
})
