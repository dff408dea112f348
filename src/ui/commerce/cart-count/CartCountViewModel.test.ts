import { NEVER, Subject } from 'rxjs'
import { expect, test, vi } from 'vitest'
import { type CartOrNone, noCart } from '#domain/commerce/cart'
import { fetching } from '#domain/commerce/cartState'
import { CurrentCartInMemory } from '../../../../tests/builders/commercePorts.ts'
import { CartCountViewModel } from './CartCountViewModel.ts'

test('[commerce.cart-fetch-status] the count says while the cart is read, on whatever screen', () => {
  const current = new CurrentCartInMemory()
  const model = new CartCountViewModel({ execute: () => new Promise(() => undefined), wanted: NEVER, isRead: false }, current)
  const before = model.isReading
  current.update(fetching)
  expect([before, model.isReading]).toEqual([false, true])
})

test('a cart that its own screen has read is read again only when something has changed', () => {
  const wanted = new Subject<void>()
  const execute = vi.fn(async (): Promise<CartOrNone> => noCart)
  new CartCountViewModel({ execute, wanted, isRead: true }, new CurrentCartInMemory()).start()
  expect(execute).toHaveBeenCalledTimes(0)
  wanted.next()
  expect(execute).toHaveBeenCalledTimes(1)
})
