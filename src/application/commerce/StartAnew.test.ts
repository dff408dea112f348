import { expect, test } from 'vitest'
import { noCart } from '#domain/commerce/cart'
import { aCart } from '../../../tests/builders/commerce.ts'
import { aShopper, CartsInMemory, CurrentCartInMemory } from '../../../tests/builders/commercePorts.ts'
import { CartTurns } from './CartTurns.ts'
import { StartAnew } from './StartAnew.ts'

function aShop(who: Parameters<typeof aShopper>[0]) {
  const [carts, current, shopper] = [new CartsInMemory(), new CurrentCartInMemory({ cart: aCart({ id: 'c1' }) }), aShopper(who)]
  const turns = new CartTurns(carts, current, shopper, { execute: async () => undefined })
  return { carts, current, shopper, start: new StartAnew(carts, current, turns, shopper) }
}

test('a guest leaves the cart behind', async () => {
  const { carts, current, shopper, start } = aShop({ guestCart: 'c1' })
  expect(await start.execute()).toBe('done')
  expect([shopper.guest.id, carts.requests]).toEqual([undefined, []])
  expect([current.value.cart, current.broadcasts]).toEqual([noCart, 1])
})

test('of a customer no cart stays active, and the guest’s cart stays', async () => {
  const { carts, current, shopper, start } = aShop({ customer: 'hana', guestCart: 'c2' })
  expect(await start.execute()).toBe('done')
  expect([shopper.guest.id, carts.requests]).toEqual(['c2', ['deactivate']])
  expect([current.value.cart, current.broadcasts]).toEqual([noCart, 1])
})
