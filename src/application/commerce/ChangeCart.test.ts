import { describe, expect, test } from 'vitest'
import type { CartChange } from '#domain/commerce/cartChange'
import { selectionOf } from '#domain/commerce/selection'
import { buildCart, buildCartItem } from '../../../tests/builders/commerce.ts'
import { CartsInMemory, CurrentCartInMemory, createShopper } from '../../../tests/builders/commercePorts.ts'
import { Failure } from '../shared/failure.ts'
import { CartQueue } from './CartQueue.ts'
import { ChangeCart } from './ChangeCart.ts'

const add: CartChange = { kind: 'add', selection: selectionOf({ kind: 'simple', sku: 'glove', inStock: true }) }
const coupon: CartChange = { kind: 'apply-coupon', code: 'SPRING' }
const before = buildCart({ id: 'own' })
const after = buildCart({ id: 'own', items: [buildCartItem({ quantity: 2 })] })

/** The shown cart has one glove; the change adds another. */
function createShop(who: Parameters<typeof createShopper>[0] = { customer: 'hana' }) {
  const [carts, current, shopper] = [new CartsInMemory(), new CurrentCartInMemory({ cart: before }), createShopper(who)]
  carts.own = before
  carts.onChange = async () => ({ kind: 'changed', cart: after })
  const store = shopper.storeOf(carts, current)
  const turns = new CartQueue(carts, store, shopper.guest, { execute: async () => undefined })
  const failing = (failure: Failure, now = before) => {
    carts.onChange = () => Promise.reject(failure)
    carts.own = now
    carts.guests.set('own', now)
  }
  return { carts, current, shopper, turns, failing, change: new ChangeCart(carts, turns, store, shopper.connectivity) }
}

describe('a change of the cart', () => {
  test('is sent to the cart, and its answer is shown in all tabs', async () => {
    const { change, carts, current } = createShop()
    expect(await change.execute(add)).toEqual({ kind: 'changed', cart: after })
    expect([carts.requests, current.value.cart, current.broadcasts]).toEqual([['add own'], after, 1])
  })

  test('that is impossible is not sent', async () => {
    const { change, carts, turns } = createShop()
    expect(await change.execute({ kind: 'apply-coupon', code: '' })).toEqual({ kind: 'impossible', problem: 'code-missing' })
    expect([carts.requests, turns.count]).toEqual([[], 0])
  })

  test('that the shop refuses leaves the cart as it is', async () => {
    const { change, carts, current } = createShop()
    carts.onChange = async () => ({ kind: 'refused', reason: 'too-few', message: 'Only 2 left' })
    expect(await change.execute(add)).toMatchObject({ kind: 'refused', reason: 'too-few' })
    expect([current.history, current.broadcasts]).toEqual([[], 0])
  })

  test('that the shop refuses in part shows what is in the cart', async () => {
    const { change, carts, current } = createShop()
    carts.onChange = async () => ({ kind: 'refused', reason: 'too-few', message: 'Only 2 left', cart: after })
    await change.execute(add)
    expect([current.value.cart, current.broadcasts]).toEqual([after, 1])
  })

  test('is made if the cart shows it, whatever the shop says was wrong with the cart before', async () => {
    const { change, carts } = createShop()
    carts.onChange = async () => ({ kind: 'refused', reason: 'invalid', message: 'Not all of your products are available', cart: after })
    expect(await change.execute(add)).toEqual({ kind: 'changed', cart: after })
    expect(await change.execute(add)).toMatchObject({ kind: 'refused' })
  })
})

describe('a change whose answer is lost', () => {
  test('succeeded if the customer’s newest cart shows it', async () => {
    const { change, carts, current, failing } = createShop()
    failing(new Failure('timed-out'), after)
    expect(await change.execute(add)).toEqual({ kind: 'changed', cart: after })
    expect([carts.requests, current.value.cart]).toEqual([['add own', 'read own after-change'], after])
  })

  test('succeeded if the guest’s cart shows it', async () => {
    const { change, carts, failing } = createShop({ guestCart: 'own' })
    failing(new Failure('timed-out'), after)
    expect(await change.execute(add)).toEqual({ kind: 'changed', cart: after })
    expect(carts.requests).toEqual(['add own', 'read guest own'])
  })

  test('failed if the cart is unchanged', async () => {
    const { change, current, failing } = createShop()
    failing(new Failure('timed-out'))
    await expect(change.execute(add)).rejects.toMatchObject({ kind: 'timed-out', outcome: 'not-done' })
    expect(current.history).toEqual([])
  })

  test('failed if the guest’s cart no longer exists', async () => {
    const { change, carts } = createShop({ guestCart: 'own' })
    carts.onChange = () => Promise.reject(new Failure('timed-out'))
    await expect(change.execute(add)).rejects.toMatchObject({ outcome: 'not-done' })
  })
})

describe('all screens see a coupon', () => {
  test('that it is applied', async () => {
    const { change, current } = createShop()
    await change.execute(coupon)
    expect(current.value).toMatchObject({ cart: after, couponResult: 'applied' })
  })

  test('that it is removed', async () => {
    const { change, current } = createShop()
    current.update((state) => ({ ...state, couponResult: 'applied' }))
    await change.execute({ kind: 'remove-coupon' })
    expect(current.value).toMatchObject({ cart: after, couponResult: undefined })
  })

  test.each(['rejected', 'gone'] as const)('that it is refused, as %s', async (kind) => {
    const { change, current, failing } = createShop()
    failing(new Failure(kind))
    await expect(change.execute(coupon)).rejects.toMatchObject({ kind })
    expect(current.value).toMatchObject({ cart: before, couponResult: 'refused' })
  })

  test('without a result if the shop does not answer', async () => {
    const { change, current, failing } = createShop()
    failing(new Failure('offline'))
    await expect(change.execute(coupon)).rejects.toMatchObject({ kind: 'offline' })
    expect(current.history).toEqual([])
  })

  test('unchanged by other changes', async () => {
    const { change, current, failing } = createShop()
    current.update((state) => ({ ...state, couponResult: 'applied' }))
    await change.execute(add)
    failing(new Failure('rejected'))
    await expect(change.execute(add)).rejects.toMatchObject({ kind: 'rejected' })
    expect(current.value.couponResult).toBe('applied')
  })
})
