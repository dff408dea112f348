import { assert, asyncProperty } from 'fast-check'
import { expect, test } from 'vitest'
import { Carts } from '#app/commerce/ports/Carts'
import { Checkout } from '#app/commerce/ports/Checkout'
import { Orders } from '#app/commerce/ports/Orders'
import type { Cart } from '#domain/commerce/cart'
import { multiplied } from '#domain/commerce/money'
import type { Order } from '#domain/commerce/order'
import { shownPrices } from '#domain/commerce/shownPrices'
import { cartTotals, type Totals } from '#domain/commerce/totals'
import { itemsOf } from '#mocks/contexts/commerce/cart/carts'
import { paymentCodeOf } from '#mocks/contexts/commerce/checkout/payments'
import type { World } from '#mocks/world/World'
import { arbitraryCart, type CartSpec, createCartOf, sampleCarts } from './arbitraryCarts.ts'
import { createCheckout } from './createCheckout.ts'

const place = { firstname: 'A', lastname: 'B', street: ['1'], city: 'C', telephone: '1', country: 'US' }

async function handOver(world: World, playerId: string, wanted: CartSpec) {
  const { id } = await createCartOf(world, { ...wanted, country: undefined })
  for (const cart of world.carts.list((row) => row.playerId === playerId && row.active))
    await world.carts.change(cart.id, { active: false })
  await world.carts.change(id, { playerId })
  const [carrier = '', method = ''] = wanted.method.split(' ')
  await world.checkouts.add({ id, billingAddress: place, shippingAddress: place, method: { carrier, method } })
  return id
}

async function pays(world: World, cart: Cart): Promise<void> {
  const code = paymentCodeOf(world.carts.get(cart.id), { grandTotal: cart.prices.grandTotal.minor })
  const card = { last4: '4242', month: '05', year: '2030', holder: 'A B', authenticates: false, pays: true }
  const { id: token } = await world.cardTokens.add({ id: world.nextId('token'), ...card })
  await world.checkouts.change(cart.id, { payment: { code, ...(code === 'authnetcim' && { token }) } })
}

function check({ total, items, totals }: Order, cart: Cart): void {
  const shown = cartTotals(cart)
  const amounts = ({ rows }: Totals) => rows.map(({ kind, amount }) => [kind, amount])
  expect(total).toEqual(cart.prices.grandTotal)
  expect([totals.total, totals.isTaxIncluded]).toEqual([total, shown.isTaxIncluded])
  expect(amounts(totals)).toEqual(amounts(shown))
  expect(totals.includedTaxes.map(({ amount }) => amount)).toEqual(shown.includedTaxes.map(({ amount }) => amount))
  expect(items.map(({ quantity }) => quantity)).toEqual(cart.items.map(({ quantity }) => quantity))
  expect(items.map(({ price, quantity }) => multiplied(price, quantity))).toEqual(cart.items.map((item) => shownPrices(item, shown).row))
}

test.each([
  ['player-hana', 'global'],
  ['player-wataru', 'jp'],
  ['player-odette', 'qb'],
] as const)('fifty orders of %s in %s come to what their carts came to', async (playerId, region) => {
  const { tab, backend, truth } = await createCheckout({ playerId, region })
  const { world } = backend
  const ask = await tab(region)
  const ordered: CartSpec[] = []
  await assert(
    asyncProperty(arbitraryCart, async (wanted) => {
      world.stockTaken.removeAll(() => true)
      const id = await handOver(world, playerId, { ...wanted, region })
      const cart = await ask(Carts).ofCustomer('after-change')
      expect(cart.id).toBe(id)
      await pays(world, cart)
      const before = truth.ordersOf(playerId).length
      const placement = await ask(Checkout).placeOrder(id)
      const isShort = cart.items.some(({ problems }) => problems.length > 0)
      const isUnsent = !cart.isVirtual && !cart.delivery?.chosen
      expect(placement.kind).toBe(isShort || isUnsent ? 'refused' : 'placed')
      expect(truth.ordersOf(playerId)).toHaveLength(before + (placement.kind === 'placed' ? 1 : 0))
      if (placement.kind !== 'placed') return
      ordered.push(wanted)
      expect(itemsOf(world, { id })).toHaveLength(cart.items.length)
      const order = await ask(Orders).byNumber(placement.order.number ?? '')
      if (!order) throw new Error('There is no order')
      check(order, cart)
    }),
    { numRuns: 50, examples: sampleCarts.map((cart) => [cart]) },
  )
  expect(ordered).toEqual(expect.arrayContaining([...sampleCarts]))
})
