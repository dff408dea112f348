import { expect, test } from 'vitest'
import { noCart } from '#domain/commerce/cart'
import { buildCart } from '../../../tests/builders/commerce.ts'
import { CartsInMemory, CurrentCartInMemory, createShopper } from '../../../tests/builders/commercePorts.ts'
import { CartQueue } from './CartQueue.ts'
import { EmptyCart } from './EmptyCart.ts'

function createShop(who: Parameters<typeof createShopper>[0]) {
  const [carts, current, shopper] = [new CartsInMemory(), new CurrentCartInMemory({ cart: buildCart({ id: 'c1' }) }), createShopper(who)]
  const store = shopper.storeOf(carts, current)
  const turns = new CartQueue(carts, store, shopper.guest, { execute: async () => undefined })
  return { carts, current, shopper, start: new EmptyCart(carts, turns, store) }
}

test('a guest leaves the cart behind', async () => {
  const { carts, current, shopper, start } = createShop({ guestCart: 'c1' })
  expect(await start.execute()).toBe('done')
  expect([shopper.guest.id, carts.requests]).toEqual([undefined, []])
  expect([current.value.cart, current.broadcasts]).toEqual([noCart, 1])
})

test('all carts of a customer are deactivated, and a guest’s cart is kept', async () => {
  const { carts, current, shopper, start } = createShop({ customer: 'hana', guestCart: 'c2' })
  expect(await start.execute()).toBe('done')
  expect([shopper.guest.id, carts.requests]).toEqual(['c2', ['deactivate']])
  expect([current.value.cart, current.broadcasts]).toEqual([noCart, 1])
})
