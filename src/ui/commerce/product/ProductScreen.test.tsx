import { act, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { AddToCart } from '#app/commerce/AddToCart'
import type { Product } from '#domain/commerce/product'
import { paths } from '#ui/shell/paths.ts'
import { buildCart, buildProduct } from '../../../../tests/builders/commerce.ts'
import { CurrentCartInMemory } from '../../../../tests/builders/commercePorts.ts'
import { DraftsInMemory } from '../../../../tests/builders/drafts.ts'
import { InPage } from '../../../../tests/builders/InPage.tsx'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { typedNumbers } from '../../../../tests/builders/typedNumbers.ts'
import { unasked } from '../../../../tests/builders/unasked.ts'
import { AddingModel } from '../add-to-cart/AddingModel.ts'
import { ProductViewModel } from '../add-to-cart/ProductViewModel.ts'
import { MiniCartViewModel } from '../mini-cart/MiniCartViewModel.ts'
import { PageLayout } from '../page-layout/PageLayout.ts'
import { QuickViewButton } from '../quick-view/QuickViewButton.tsx'
import { ProductScreen } from './ProductScreen.tsx'

let place: ReturnType<typeof renderAt>
const description = Object.assign(document.createElement('meta'), { name: 'description', content: 'The club' })
beforeEach(() => {
  place = renderAt()
  document.head.prepend(description)
})
afterEach(() => {
  place.clear()
  description.remove()
})

const medium = { url: '/front.jpg', label: 'The front', position: 2, isDisabled: false, video: undefined }
const towel = buildProduct({
  ...{ id: 31, sku: 'towel-31', name: 'Cart towel', urlKey: 'cart-towel', tags: ['New', 'Soft'], lead: '<p>Of cotton</p>' },
  ...{
    story: '<p>Woven in Osaka</p>',
    metaDescription: 'A towel for the cart',
    gallery: [{ ...medium, isDisabled: true, url: '/old.jpg' }, medium],
  },
})

async function show(screen: ReactNode, product: Product | undefined) {
  const layouts: number[] = []
  const ofProduct = async (id: number) => {
    layouts.push(id)
    return []
  }
  const cart = buildCart()
  const adding = new AddingModel(new AddToCart({ execute: async () => ({ kind: 'changed', cart }) }))
  const change = { execute: unasked }
  const parts = new Map<unknown, readonly unknown[]>([
    [ProductViewModel, [{ product: async () => product }, adding, new DraftsInMemory(), typedNumbers, { value: undefined }]],
    [PageLayout, [{ ofProduct, ofCategory: unasked }]],
    [MiniCartViewModel, [{ execute: async () => cart }, change, change, new CurrentCartInMemory({ cart })]],
  ])
  await act(async () => place.show(<InPage parts={parts}>{screen}</InPage>))
  await act(async () => void (await import('#ui/kit/content/SafeHtml.tsx')))
  return layouts
}

const addToCart = () => act(async () => document.querySelector<HTMLElement>('[data-add]')?.click())
const dialog = () => document.querySelector('[role=dialog]')
const close = () => act(async () => dialog()?.querySelector('button')?.click())

test('a product has its own name, texts, tags, pictures, layout and address', async () => {
  const layouts = await show(<ProductScreen />, towel)
  const story = place.element.querySelector('section[aria-label="page.story"]')
  expect([place.element.querySelector('h1')?.textContent, story?.textContent]).toEqual(['Cart towel', 'page.storyWoven in Osaka'])
  expect(['Of cotton', 'New', 'Soft'].filter((text) => !place.element.textContent.includes(text))).toEqual([])
  expect([...place.element.querySelectorAll('[data-gallery] img')].map((picture) => picture.getAttribute('src'))).toEqual(['/front.jpg'])
  expect([layouts, description.content]).toEqual([[31], 'A towel for the cart'])
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/shop\/products\/cart-towel$/)
})

test('a product that the shop never had leads to the shop', async () => {
  await show(<ProductScreen />, undefined)
  expect([place.element.textContent.includes('page.gone'), place.element.querySelector('a')?.getAttribute('href')]).toEqual([
    true,
    paths.shop,
  ])
})

test('what was added is shown in the cart, which can be closed', async () => {
  await show(<ProductScreen />, towel)
  await addToCart()
  expect(dialog()?.textContent).toContain('miniCart.title')
  await close()
  expect([dialog(), place.element.querySelector('h1')?.textContent]).toEqual([null, 'Cart towel'])
})

test('what was added from a quick view is shown in the cart, which can be closed', async () => {
  await show(<QuickViewButton card={towel} />, towel)
  await act(async () => place.button()?.click())
  await act(async () => void (await Promise.all([import('../quick-view/QuickView.tsx'), import('../quick-view/Essentials.tsx')])))
  await addToCart()
  expect(dialog()?.textContent).toContain('miniCart.title')
  await close()
  expect(dialog()).toBeNull()
})
