import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { AddToCart } from '#app/commerce/AddToCart'
import type { Product } from '#domain/commerce/product'
import { buildProduct } from '../../../../tests/builders/commerce.ts'
import { DraftsInMemory } from '../../../../tests/builders/drafts.ts'
import { InPage } from '../../../../tests/builders/InPage.tsx'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { typedNumbers } from '../../../../tests/builders/typedNumbers.ts'
import { unasked } from '../../../../tests/builders/unasked.ts'
import { AddingModel } from '../add-to-cart/AddingModel.ts'
import { QuickViewButton } from './QuickViewButton.tsx'

let place: ReturnType<typeof renderAt>
beforeEach(() => {
  place = renderAt()
})
afterEach(() => place.clear())

const card = buildProduct({ id: 4, sku: 'towel-31', name: 'Cart towel', urlKey: 'cart-towel', picture: { url: '/card.jpg', label: '' } })

async function look(product: Product | undefined) {
  const adding = new AddingModel(new AddToCart({ execute: unasked }))
  const parts = [{ product: async () => product }, adding, new DraftsInMemory(), typedNumbers, { value: undefined }]
  place.show(
    <InPage parts={parts}>
      <QuickViewButton card={card} />
    </InPage>,
  )
  await act(async () => place.button()?.click())
  await act(
    async () => void (await Promise.all([import('./QuickView.tsx'), import('./Essentials.tsx'), import('../mini-cart/MiniCart.tsx')])),
  )
  await act(async () => void (await import('#ui/kit/content/SafeHtml.tsx')))
}

const dialog = () => document.querySelector('[role=dialog]')
const picture = () => dialog()?.querySelector('img')?.getAttribute('src')

test('a product is looked at with its own picture, its stock and its lead, and leads to its page', async () => {
  const medium = { url: '/product.jpg', label: '', position: 1, isDisabled: false, video: undefined }
  await look({ ...card, gallery: [medium], left: 3, lead: '<p>Of soft cotton</p>' })
  expect(dialog()?.querySelector('h2')?.textContent).toBe('Cart towel')
  expect(picture()).toBe('/product.jpg')
  expect(['stock.left count=3', 'Of soft cotton', '$20.00'].filter((text) => !dialog()?.textContent.includes(text))).toEqual([])
  const links = [...(dialog()?.querySelectorAll('a') ?? [])]
  expect(links.at(-1)?.getAttribute('href')).toBe('/shop/products/cart-towel')
  await act(async () => links.at(-1)?.click())
  expect(dialog()).toBeNull()
})

test('a product that is gone says so beside the picture of its card, and can be closed', async () => {
  await look(undefined)
  expect([dialog()?.textContent.includes('add.not-found'), picture()]).toEqual([true, '/card.jpg'])
  await act(async () => dialog()?.querySelector('button')?.click())
  expect(dialog()).toBeNull()
})
