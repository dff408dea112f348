import { describe, expect, test } from 'vitest'
import { noCart } from '#domain/commerce/cart'
import type { CartState } from '#domain/commerce/cartState'
import { buildCart } from '../../../tests/builders/commerce.ts'
import { CartsInMemory, CurrentCartInMemory, createShopper } from '../../../tests/builders/commercePorts.ts'
import { Failure } from '../shared/failure.ts'
import { MergeCarts } from './MergeCarts.ts'

const merged = buildCart({ id: 'own', totalQuantity: 5 })

function aSignIn(state: Partial<CartState> = {}, who: Parameters<typeof createShopper>[0] = { customer: 'hana', guestCart: 'guest' }) {
  const [carts, current, shopper] = [new CartsInMemory(), new CurrentCartInMemory(state), createShopper(who)]
  carts.own = buildCart({ id: 'own', totalQuantity: 2 })
  carts.guests.set('guest', buildCart({ id: 'guest', totalQuantity: 3 }))
  carts.onMerge = async () => {
    carts.guests.delete('guest')
    carts.own = merged
    return merged
  }
  return { carts, current, shopper, merge: new MergeCarts(carts, shopper.storeOf(carts, current), shopper.guest, shopper.connectivity) }
}

describe('after a sign-in', () => {
  test('the guest’s cart is merged into the customer’s, which is shown in all tabs', async () => {
    const { carts, current, shopper, merge } = aSignIn()
    await merge.execute()
    expect(carts.requests).toEqual(['read own plain', 'merge guest into own'])
    expect(current.value).toMatchObject({ cart: merged, broughtAlong: 3 })
    expect([current.broadcasts, shopper.guest.id]).toEqual([1, undefined])
  })

  test('the customer’s cart is not loaded if it is already shown', async () => {
    const { carts, current, merge } = aSignIn({ cart: buildCart({ id: 'own', totalQuantity: 4 }) })
    await merge.execute()
    expect(carts.requests).toEqual(['merge guest into own'])
    expect(current.value.broughtAlong).toBe(1)
  })

  test.each<readonly [string, Partial<CartState>]>([
    ['none is shown', { cart: noCart }],
    ['the guest’s is shown', { cart: buildCart({ id: 'guest' }) }],
  ])('the customer’s cart is read where %s', async (_why, state) => {
    const { carts, merge } = aSignIn(state)
    await merge.execute()
    expect(carts.requests).toEqual(['read own plain', 'merge guest into own'])
  })

  test('no items are announced if none were added', async () => {
    const { carts, current, merge } = aSignIn({ broughtAlong: 3 })
    carts.onMerge = async () => buildCart({ id: 'own', totalQuantity: 2 })
    await merge.execute()
    expect(current.value.broughtAlong).toBeUndefined()
  })

  test('no items are announced if some were removed', async () => {
    const { carts, current, merge } = aSignIn()
    carts.onMerge = async () => buildCart({ id: 'own', totalQuantity: 1 })
    await merge.execute()
    expect(current.value.broughtAlong).toBeUndefined()
  })
})

describe('nothing is merged', () => {
  test('for a guest', async () => {
    const { carts, current, merge } = aSignIn({}, { guestCart: 'guest' })
    await merge.execute()
    expect([carts.requests, current.broadcasts]).toEqual([[], 0])
  })

  test('without a guest’s cart', async () => {
    const { carts, current, shopper, merge } = aSignIn({}, { customer: 'hana' })
    shopper.guest.handOver = () => Promise.reject(new Error('There is nothing to hand over'))
    await merge.execute()
    expect([carts.requests, current.broadcasts]).toEqual([[], 0])
  })
})

describe('where the answer is lost', () => {
  test('an ended guest’s cart means that it was merged', async () => {
    const { carts, current, shopper, merge } = aSignIn()
    carts.onMerge = async () => {
      carts.guests.delete('guest')
      carts.own = merged
      throw new Failure('timed-out')
    }
    await merge.execute()
    expect(carts.requests.slice(2)).toEqual(['read guest guest', 'read own after-change'])
    expect(current.value).toMatchObject({ cart: merged, broughtAlong: 3 })
    expect(shopper.guest.id).toBeUndefined()
  })

  test('an active guest’s cart means that it was not merged, and is kept', async () => {
    const { carts, current, shopper, merge } = aSignIn()
    carts.onMerge = () => Promise.reject(new Failure('timed-out'))
    await expect(merge.execute()).rejects.toMatchObject({ kind: 'timed-out', outcome: 'not-done' })
    expect([shopper.guest.id, current.value.cart, current.broadcasts]).toEqual(['guest', undefined, 0])
  })
})

describe('where the shop refuses', () => {
  test('a guest’s cart that no longer exists is forgotten', async () => {
    const { carts, current, shopper, merge } = aSignIn()
    carts.guests.delete('guest')
    carts.onMerge = () => Promise.reject(new Failure('rejected'))
    await merge.execute()
    expect([shopper.guest.id, current.history, current.broadcasts]).toEqual([undefined, [], 0])
  })

  test('an active guest’s cart is kept', async () => {
    const { carts, shopper, merge } = aSignIn()
    carts.onMerge = () => Promise.reject(new Failure('rejected'))
    await expect(merge.execute()).rejects.toMatchObject({ kind: 'rejected' })
    expect(shopper.guest.id).toBe('guest')
  })

  test('because the session has ended, the guest’s cart is kept and nothing is loaded', async () => {
    const { carts, shopper, merge } = aSignIn()
    carts.guests.delete('guest')
    carts.onMerge = () => Promise.reject(new Failure('unauthorised'))
    await expect(merge.execute()).rejects.toMatchObject({ kind: 'unauthorised' })
    expect([shopper.guest.id, carts.requests.length]).toEqual(['guest', 2])
  })
})
