import { expect, it } from 'vitest'
import { type Cart, noCart } from '#domain/commerce/cart'
import { type CartState, unread } from '#domain/commerce/cartState'
import { buildCart } from '../../../tests/builders/commerce.ts'
import { CartsInMemory, CurrentCartInMemory, createShopper } from '../../../tests/builders/commercePorts.ts'
import { Failure } from '../shared/failure.ts'
import { ReadCart } from './ReadCart.ts'

function createShop(shown: Partial<CartState> = {}, who: Parameters<typeof createShopper>[0] = { customer: 'self', guestCart: 'g1' }) {
  const [carts, current, shopper] = [new CartsInMemory(), new CurrentCartInMemory(shown), createShopper(who)]
  const answers: PromiseWithResolvers<Cart>[] = []
  carts.onOwn = () => {
    const asked = Promise.withResolvers<Cart>()
    answers.push(asked)
    return asked.promise
  }
  const turns = { count: 0, bringGuestCart: async () => void carts.requests.push('merge') }
  const readCart = new ReadCart(carts, current, shopper.customer, shopper.guest, turns)
  const answered = () => new Promise((resolve) => setImmediate(resolve))
  return { readCart, carts, answers, told: current.history, current, shopper, turns, answered }
}

it('[commerce.cart-fetch-status] tells that it reads, takes back what was set for billing, and ends in success', async () => {
  const before = buildCart({ id: 'before' })
  const { readCart, answers, answered, told } = createShop({ cart: before, fetchStatus: 'success', billingSetStatus: 'success' })
  const reading = readCart.execute()
  expect(told).toMatchObject([{ fetchStatus: 'loading', billingSetStatus: 'empty', cart: { id: 'before' } }])
  await answered()
  answers[0]?.resolve(buildCart({ id: 'now' }))
  await reading
  expect(told.slice(1)).toMatchObject([{ fetchStatus: 'success', billingSetStatus: 'empty', cart: { id: 'now' } }])
})

it('[commerce.cart-fetch-status] goes on showing what it knows where the shop does not answer', async () => {
  const { readCart, answers, answered, current } = createShop({ cart: buildCart() })
  const reading = readCart.execute()
  await answered()
  answers[0]?.reject(new Failure('offline'))
  await expect(reading).rejects.toMatchObject({ kind: 'offline' })
  expect(current.value).toMatchObject({ fetchStatus: 'idle', cart: { id: 'cart-1' } })
})

it('sends one request for screens that read at the same time', async () => {
  const { readCart, answers, answered, carts } = createShop()
  const readings = [readCart.execute(), readCart.execute()]
  await answered()
  answers[0]?.resolve(buildCart({ id: 'now' }))
  expect((await Promise.all(readings)).map((cart) => cart !== noCart && cart.id)).toEqual(['now', 'now'])
  expect(carts.requests.filter((request) => request.startsWith('read'))).toHaveLength(1)
  void readCart.execute()
  await answered()
  expect(carts.requests.filter((request) => request.startsWith('read'))).toHaveLength(2)
})

it('has read the cart of the customer who is signed in, and of nobody else', async () => {
  const { readCart, answers, answered, current, shopper } = createShop()
  const reading = readCart.execute()
  const before = readCart.isRead
  await answered()
  answers[0]?.resolve(buildCart())
  await reading
  expect([before, readCart.isRead]).toEqual([false, true])
  shopper.customer.become(undefined)
  current.update((state) => ({ ...state, fetchStatus: 'success' }))
  expect(readCart.isRead).toBe(false)
})

it('sends another request for a screen that reads again', async () => {
  const { readCart, answered, carts } = createShop()
  const first = new AbortController()
  void readCart.execute(first.signal)
  await answered()
  first.abort()
  void readCart.execute()
  await answered()
  expect(carts.requests.filter((request) => request.startsWith('read'))).toHaveLength(2)
})

it('reads again if another tab has changed the cart meanwhile', async () => {
  const { readCart, answered, current, carts } = createShop()
  void readCart.execute()
  await answered()
  current.changedElsewhere.next()
  void readCart.execute()
  await answered()
  expect(carts.requests.filter((request) => request.startsWith('read'))).toHaveLength(2)
})

it('does not overwrite a change made meanwhile', async () => {
  const { readCart, answers, answered, current, turns } = createShop()
  const reading = readCart.execute()
  await answered()
  turns.count += 1
  current.update((state) => ({ ...state, cart: buildCart({ id: 'changed' }) }))
  answers[0]?.resolve(buildCart({ id: 'read' }))
  expect(await reading).toMatchObject({ id: 'changed' })
})

it('never shows the cart of the previous customer', async () => {
  const { readCart, shopper, current } = createShop({ cart: buildCart() })
  shopper.customer.become(undefined)
  expect(current.value).toEqual(unread)
  expect(await readCart.execute()).toBe(noCart)
  expect(shopper.guest.id).toBeUndefined()
})

it('[commerce.customer-reads-own-data] does not show a cart that was read for somebody else', async () => {
  const { readCart, answers, answered, told, shopper } = createShop()
  const reading = readCart.execute()
  await answered()
  shopper.customer.become('jonah')
  answers[0]?.resolve(buildCart({ id: 'of-self' }))
  await answered()
  answers[1]?.resolve(buildCart({ id: 'of-jonah' }))
  expect(await reading).toMatchObject({ id: 'of-jonah' })
  expect(told.flatMap(({ cart }) => (cart && cart !== noCart ? [cart.id] : []))).toEqual(['of-jonah'])
})

it('[commerce.customer-reads-own-data] goes on showing what the next customer sees already', async () => {
  const { readCart, answers, answered, current, shopper } = createShop()
  const reading = readCart.execute()
  await answered()
  shopper.customer.become('jonah')
  current.update((state) => ({ ...state, cart: buildCart({ id: 'of-jonah' }) }))
  answers[0]?.resolve(buildCart({ id: 'of-self' }))
  expect(await reading).toMatchObject({ id: 'of-jonah' })
  expect([current.value.cart, answers.length]).toMatchObject([{ id: 'of-jonah' }, 1])
})

it('reads a customer’s cart after the guest’s cart was merged', async () => {
  const { readCart, answers, answered, carts } = createShop()
  const reading = readCart.execute()
  await answered()
  answers[0]?.resolve(buildCart({ id: 'own' }))
  expect(await reading).toMatchObject({ id: 'own' })
  expect(carts.requests).toEqual(['merge', 'read own plain'])
})

it('reads a guest’s cart, and keeps it', async () => {
  const { readCart, carts, shopper } = createShop({}, { guestCart: 'g1' })
  carts.guests.set('g1', buildCart({ id: 'g1' }))
  expect(await readCart.execute()).toMatchObject({ id: 'g1' })
  expect(shopper.guest.id).toBe('g1')
})

it('keeps a guest’s new cart that was created during the read', async () => {
  const { readCart, shopper } = createShop({}, { guestCart: 'gone' })
  const reading = readCart.execute()
  shopper.guest.keep('new')
  expect(await reading).toBe(noCart)
  expect(shopper.guest.id).toBe('new')
})

it('reads nothing for a guest without a cart', async () => {
  const { readCart, carts, current } = createShop({}, {})
  expect(await readCart.execute()).toBe(noCart)
  expect([carts.requests, current.value]).toMatchObject([[], { cart: noCart, fetchStatus: 'success' }])
})

it('asks for another read when the customer changes or another tab has changed the cart', () => {
  const { readCart, shopper, current } = createShop()
  let wanted = 0
  readCart.wanted.subscribe(() => {
    wanted += 1
  })
  shopper.customer.become('jonah')
  current.changedElsewhere.next()
  expect(wanted).toBe(2)
})
