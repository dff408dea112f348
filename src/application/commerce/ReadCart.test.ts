import { BehaviorSubject, NEVER, skip } from 'rxjs'
import { expect, it } from 'vitest'
import { type Cart, noCart } from '#domain/commerce/cart'
import { type CartState, unread } from '#domain/commerce/cartState'
import { aCart } from '../../../tests/builders/commerce.ts'
import { Failure } from '../shared/failure.ts'
import { ReadCart } from './ReadCart.ts'

/** A shop whose answers to a customer are given by hand. */
function aShop(shown: Partial<CartState> = {}) {
  const states = new BehaviorSubject<CartState>({ ...unread, ...shown })
  const customers = new BehaviorSubject<string | undefined>('self')
  const answers: PromiseWithResolvers<Cart>[] = []
  const answer = () => {
    const asked = Promise.withResolvers<Cart>()
    answers.push(asked)
    return asked.promise
  }
  const never = () => Promise.reject(new Error('Nobody asks for this here'))
  const carts = {
    ofCustomer: answer,
    ofGuest: async () => undefined,
    createEmpty: never,
    change: never,
    merge: never,
    deactivateAll: never,
  }
  const current = {
    get value() {
      return states.value
    },
    changes: states.pipe(skip(1)),
    update: (change: (state: CartState) => CartState) => states.next(change(states.value)),
    tellOthers: () => undefined,
    changedElsewhere: NEVER,
  }
  const customer = {
    get value() {
      return customers.value
    },
    changes: customers.pipe(skip(1)),
  }
  const forgotten: string[] = []
  const guest = { id: 'g1', keep: () => undefined, forget: () => forgotten.push('g1'), handOver: never }
  const turns = { count: 0, bringGuestCart: async () => undefined }
  const readCart = new ReadCart(carts, current, { customer, guest, line: { value: true } }, turns)
  const told: CartState[] = []
  states.pipe(skip(1)).subscribe((state) => told.push(state))
  return { readCart, answers, told, current, customers, turns, forgotten, answered: () => new Promise((resolve) => setImmediate(resolve)) }
}

it('[commerce.cart-fetch-status] tells that it reads, takes back what was set for billing, and ends in success', async () => {
  const before = aCart({ id: 'before' })
  const { readCart, answers, answered, told } = aShop({ cart: before, fetchStatus: 'success', billingSetStatus: 'success' })
  const reading = readCart.execute()
  expect(told).toMatchObject([{ fetchStatus: 'loading', billingSetStatus: 'empty', cart: { id: 'before' } }])
  await answered()
  answers[0]?.resolve(aCart({ id: 'now' }))
  await reading
  expect(told.slice(1)).toMatchObject([{ fetchStatus: 'success', billingSetStatus: 'empty', cart: { id: 'now' } }])
})

it('[commerce.cart-fetch-status] goes on showing what it knows where the shop does not answer', async () => {
  const { readCart, answers, answered, current } = aShop({ cart: aCart() })
  const reading = readCart.execute()
  await answered()
  answers[0]?.reject(new Failure('offline'))
  await expect(reading).rejects.toMatchObject({ kind: 'offline' })
  expect(current.value).toMatchObject({ fetchStatus: 'idle', cart: { id: 'cart-1' } })
})

it('does not put what it read over what was done meanwhile', async () => {
  const { readCart, answers, answered, current, turns } = aShop()
  const reading = readCart.execute()
  await answered()
  turns.count += 1
  current.update((state) => ({ ...state, cart: aCart({ id: 'changed' }) }))
  answers[0]?.resolve(aCart({ id: 'read' }))
  expect(await reading).toMatchObject({ id: 'changed' })
})

it('shows nobody the cart of who was there before', async () => {
  const { readCart, customers, current, forgotten } = aShop({ cart: aCart() })
  customers.next(undefined)
  expect(current.value).toEqual(unread)
  expect(await readCart.execute()).toBe(noCart)
  expect(forgotten).toEqual(['g1'])
})
