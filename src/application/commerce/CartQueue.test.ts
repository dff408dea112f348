import { describe, expect, test } from 'vitest'
import { noCart } from '#domain/commerce/cart'
import type { CartState } from '#domain/commerce/cartState'
import { buildCart } from '../../../tests/builders/commerce.ts'
import { CartsInMemory, CurrentCartInMemory, createShopper } from '../../../tests/builders/commercePorts.ts'
import { CartQueue, type FoundCart } from './CartQueue.ts'

const shown = buildCart({ id: 'shown' })

function aQueue(who: { readonly customer?: string; readonly guestCart?: string }, state: Partial<CartState> = {}) {
  const [carts, shopper] = [new CartsInMemory(), createShopper(who)]
  const merge = { execute: async () => void carts.requests.push('merge') }
  const turns = new CartQueue(carts, shopper.storeOf(carts, new CurrentCartInMemory(state)), shopper.guest, merge)
  const found = () => turns.run(async (cart) => cart)
  return { turns, carts, shopper, found }
}

describe('the cart of a guest', () => {
  test('is the shown cart', async () => {
    const { found, carts } = aQueue({ guestCart: 'shown' }, { cart: shown })
    expect(await found()).toEqual({ id: 'shown', before: shown })
    expect(carts.requests).toEqual([])
  })

  test('is loaded if another cart is shown', async () => {
    const { found, carts } = aQueue({ guestCart: 'kept' }, { cart: shown })
    const kept = buildCart({ id: 'kept' })
    carts.guests.set('kept', kept)
    expect(await found()).toEqual({ id: 'kept', before: kept })
  })

  test.each<readonly [string, Partial<CartState>]>([
    ['it has not been read', {}],
    ['none is shown', { cart: noCart }],
  ])('is read where %s', async (_why, state) => {
    const { found, carts } = aQueue({ guestCart: 'kept' }, state)
    carts.guests.set('kept', buildCart({ id: 'kept' }))
    expect(await found()).toMatchObject({ id: 'kept' })
    expect(carts.requests).toEqual(['read guest kept'])
  })

  test('is created and stored if there is none', async () => {
    const { found, carts, shopper } = aQueue({})
    expect(await found()).toEqual({ id: 'new', before: undefined })
    expect([carts.requests, shopper.guest.id]).toEqual([['create'], 'new'])
  })

  test('is created and stored if the shop no longer has it', async () => {
    const { found, carts, shopper } = aQueue({ guestCart: 'gone' })
    expect(await found()).toEqual({ id: 'new', before: undefined })
    expect([carts.requests, shopper.guest.id]).toEqual([['read guest gone', 'create'], 'new'])
  })
})

describe('the cart of a customer', () => {
  test('is the shown cart after the guest’s cart was merged', async () => {
    const { found, carts } = aQueue({ customer: 'hana' }, { cart: shown })
    expect(await found()).toEqual({ id: 'shown', before: shown })
    expect(carts.requests).toEqual(['merge'])
  })

  test.each<readonly [string, Partial<CartState>]>([
    ['it has not been read', {}],
    ['none is shown', { cart: noCart }],
  ])('is read where %s', async (_why, state) => {
    const { found, carts } = aQueue({ customer: 'hana' }, state)
    expect(await found()).toEqual({ id: 'own', before: carts.own })
    expect(carts.requests).toEqual(['merge', 'read own plain'])
  })

  test('is determined when its turn comes', async () => {
    const { turns, found, shopper } = aQueue({ guestCart: 'kept' })
    const first = turns.run(async () => shopper.customer.become('hana'))
    const second = found()
    await first
    expect(await second).toMatchObject({ id: 'own' })
  })
})

describe('changes of a cart', () => {
  function aJob() {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const begun: FoundCart[] = []
    const work = (cart: FoundCart) => {
      begun.push(cart)
      return promise
    }
    return { begun, work, resolve, reject }
  }

  const later = () => new Promise((resolve) => setImmediate(resolve))

  test('wait for each other', async () => {
    const { turns } = aQueue({ customer: 'hana' })
    const [one, two] = [aJob(), aJob()]
    const both = [turns.run(one.work), turns.run(two.work)]
    await later()
    expect([one.begun.length, two.begun.length]).toEqual([1, 0])
    one.resolve('one')
    two.resolve('two')
    expect(await Promise.all(both)).toEqual(['one', 'two'])
  })

  test('continue after a failed one', async () => {
    const { turns, found } = aQueue({ customer: 'hana' })
    const failing = aJob()
    const failed = turns.run(failing.work)
    const next = found()
    failing.reject(new Error('no'))
    await expect(failed).rejects.toThrow('no')
    expect(await next).toMatchObject({ id: 'own' })
  })

  test('are counted as they begin', async () => {
    const { turns, found } = aQueue({ customer: 'hana' })
    const counts = [turns.count, await turns.run(async () => turns.count)]
    await found()
    expect([...counts, turns.count]).toEqual([0, 1, 2])
  })
})
