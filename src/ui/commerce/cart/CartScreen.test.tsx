import { act } from 'react'
import { BehaviorSubject, NEVER } from 'rxjs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Failure } from '#app/shared/failure'
import { buildCart } from '../../../../tests/builders/commerce.ts'
import { CurrentCartInMemory } from '../../../../tests/builders/commercePorts.ts'
import { InPage } from '../../../../tests/builders/InPage.tsx'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { typedNumbers } from '../../../../tests/builders/typedNumbers.ts'
import { unasked } from '../../../../tests/builders/unasked.ts'
import { CartItemsModel } from '../cart-items/CartItemsModel.ts'
import { CartCodesModel } from './CartCodesModel.ts'
import { CartOffers } from './CartOffers.ts'
import { CartScreen } from './CartScreen.tsx'

let place: ReturnType<typeof renderAt>
beforeEach(() => {
  place = renderAt()
})
afterEach(() => place.clear())

async function show(cart: ReturnType<typeof buildCart>) {
  const current = new CurrentCartInMemory({ cart })
  const customer = { value: undefined, changes: new BehaviorSubject<string | undefined>(undefined) }
  const parts = [
    { execute: async () => cart, wanted: NEVER },
    { execute: () => Promise.reject(new Failure('offline')) },
    new CartItemsModel({ execute: unasked }, { execute: unasked }, current),
    new CartCodesModel({ execute: unasked }, current, typedNumbers),
    new CartOffers({ unused: async () => [], eligible: async () => [] }, { canBeRead: true, of: async () => undefined }, customer),
  ]
  await act(async () =>
    place.show(
      <InPage parts={parts}>
        <CartScreen />
      </InPage>,
    ),
  )
}

test('what the shop says about a cart is shown above it', async () => {
  await show(buildCart({ alert: { type: 'info', message: 'Free from $50', icon: undefined } }))
  expect(place.element.querySelector('[data-alert=info]')?.textContent).toBe('Free from $50')
})

test('a cart without items is empty', async () => {
  await show(buildCart({ items: [] }))
  expect([place.element.textContent.includes('cart.empty'), place.element.textContent.includes('cart.checkOut')]).toEqual([true, false])
})

test('a cart that could not be emptied says so in its question', async () => {
  await show(buildCart())
  await act(async () => [...place.element.querySelectorAll('button')].find(({ textContent }) => textContent === 'cart.clear')?.click())
  const confirm = [...document.querySelectorAll('[role=alertdialog] button')].at(-1)
  await act(async () => {
    if (confirm instanceof HTMLElement) confirm.click()
  })
  expect(document.querySelector('[role=alertdialog]')?.textContent).toContain('cart.clearFailed')
})
