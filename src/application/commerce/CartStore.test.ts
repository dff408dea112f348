import { describe, expect, test } from 'vitest'
import { noCart } from '#domain/commerce/cart'
import { buildCart } from '../../../tests/builders/commerce.ts'
import { CartsInMemory, CurrentCartInMemory, createShopper } from '../../../tests/builders/commercePorts.ts'

const shown = buildCart({ id: 'shown' })

function createStore(who: Parameters<typeof createShopper>[0] = {}) {
  const [carts, current, shopper] = [new CartsInMemory(), new CurrentCartInMemory({ cart: shown }), createShopper(who)]
  return { carts, current, shopper, store: shopper.storeOf(carts, current) }
}

describe('the shown cart is one’s own', () => {
  test.each([
    ['for the guest whose cart it is', { guestCart: 'shown' }, shown],
    ['for no other guest', { guestCart: 'other' }, undefined],
    ['for a customer', { customer: 'hana' }, shown],
    ['for no customer while it is the guest’s', { customer: 'hana', guestCart: 'shown' }, undefined],
  ])('%s', (_who, who, own) => {
    expect(createStore(who).store.own).toBe(own)
  })
})

test('what a checkout sets is shown in its own tab alone', () => {
  const { store, current } = createStore()
  const after = buildCart({ id: 'after' })
  store.show(after)
  store.set({ billingSetStatus: 'wait' })
  expect(current.value).toMatchObject({ cart: after, billingSetStatus: 'wait' })
  expect(current.broadcasts).toBe(0)
})

test('a changed cart is shown in all tabs', () => {
  const { store, current } = createStore()
  store.showInAllTabs(buildCart({ id: 'after' }), { broughtAlong: 2 })
  expect(current.value).toMatchObject({ cart: { id: 'after' }, broughtAlong: 2 })
  expect(current.broadcasts).toBe(1)
})

test('a cart that ended is forgotten by its guest and shown nowhere', () => {
  const { store, shopper, current } = createStore({ guestCart: 'shown' })
  store.end('shown')
  expect(shopper.guest.id).toBeUndefined()
  expect(current.value.cart).toBe(noCart)
  expect(current.broadcasts).toBe(1)
})

test('the newest cart is read from the shop', async () => {
  const guest = createStore({ guestCart: 'shown' })
  await guest.store.newest('shown')
  expect(guest.carts.requests).toEqual(['read guest shown'])
  const customer = createStore({ customer: 'hana' })
  await customer.store.newest('shown')
  expect(customer.carts.requests).toEqual(['read own after-change'])
})
