import { NEVER } from 'rxjs'
import { expect, test } from 'vitest'
import { fetching } from '#domain/commerce/cartState'
import { CurrentCartInMemory } from '../../../../tests/builders/commercePorts.ts'
import { CartCountViewModel } from './CartCountViewModel.ts'

test('[commerce.cart-fetch-status] the count says while the cart is read, on whatever screen', () => {
  const current = new CurrentCartInMemory()
  const model = new CartCountViewModel({ execute: () => new Promise(() => undefined), wanted: NEVER }, current)
  const before = model.isReading
  current.update(fetching)
  expect([before, model.isReading]).toEqual([false, true])
})
