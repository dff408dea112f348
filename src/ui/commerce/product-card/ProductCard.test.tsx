import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { moneyOf } from '#domain/commerce/money'
import type { Price, Product } from '#domain/commerce/product'
import { buildProduct } from '../../../../tests/builders/commerce.ts'
import { drawn } from '../../../../tests/builders/InPage.tsx'
import { ProductCard } from './ProductCard.tsx'
import { ProductGrid } from './ProductGrid.tsx'

const yen = (final: number, regular = final): Price => ({ final: moneyOf(final, 'JPY'), regular: moneyOf(regular, 'JPY') })
const towel = buildProduct({ id: 4, sku: 'towel-31', name: 'Cart towel', urlKey: 'cart-towel' })
const wedge = buildProduct({ id: 5, sku: 'wedge-54', name: 'Wedge', urlKey: 'wedge' })

const card = (own: Partial<Product>, action?: ReactNode) =>
  drawn(<ProductCard product={{ ...towel, ...own }} heading="h4" action={action} />)

test.each([
  [3200, 3200, 'JP¥3,200'],
  [3200, 4100, 'card.from price=JP¥3,200'],
  [3900, 3200, 'card.was JP¥3,900card.now JP¥3,200'],
  [3900, 4100, 'card.was JP¥3,900card.now card.from price=JP¥3,200'],
])('a card tells the least price, 3200 once %s, and that others are up to %s', (before, most, told) => {
  const price = { from: yen(3200, before), to: yen(most) }
  expect(card({ price }).querySelector('p')?.textContent).toBe(told)
})

test('a card leads to its product, and a sold-out one says so in the place of its tag', () => {
  const there = card({ tags: ['New', 'Sale'] })
  expect([there.querySelector('a')?.getAttribute('href'), there.querySelector('h4')?.textContent]).toEqual([
    '/shop/products/cart-towel',
    'Cart towel',
  ])
  const texts = [there, card({ tags: ['New'], inStock: false }, <button type="button">Look</button>)].map(({ textContent }) => textContent)
  expect(texts.map((text) => ['New', 'Sale', 'card.soldOut', 'Look'].filter((word) => text.includes(word)))).toEqual([
    ['New'],
    ['card.soldOut', 'Look'],
  ])
})

test('each product of a list can be looked at, by its name', () => {
  const list = drawn(<ProductGrid products={[towel, wedge]} label="Found" heading="h2" />)
  expect([...list.querySelectorAll('button')].map((each) => each.getAttribute('aria-label'))).toEqual([
    'quick.look name=Cart towel',
    'quick.look name=Wedge',
  ])
  expect([...list.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(['Cart towel', 'Wedge'])
})
