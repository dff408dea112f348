import { Subject } from 'rxjs'
import { expect, test, vi } from 'vitest'
import type { CartOutcome } from '#app/commerce/ChangeCart'
import { Failure } from '#app/shared/failure'
import { type CartOrNone, noCart } from '#domain/commerce/cart'
import { buildCart } from '../../../../tests/builders/commerce.ts'
import { CurrentCartInMemory } from '../../../../tests/builders/commercePorts.ts'
import { typedNumbers } from '../../../../tests/builders/typedNumbers.ts'
import { CartItemsModel } from '../cart-items/CartItemsModel.ts'
import { CartCodesModel } from './CartCodesModel.ts'
import { CartOffers } from './CartOffers.ts'
import { CartViewModel } from './CartViewModel.ts'

const full = buildCart()

function create({ cart = full, empty = async () => 'done' }: { cart?: CartOrNone; empty?: () => Promise<'done'> } = {}) {
  const wanted = new Subject<void>()
  const read = vi.fn(async (_signal?: AbortSignal) => cart)
  const eligible = vi.fn(async (_signal?: AbortSignal) => [])
  const current = new CurrentCartInMemory({ cart })
  const change = { execute: async (): Promise<CartOutcome> => ({ kind: 'changed', cart: full }) }
  const customer = { value: 'hana', changes: new Subject<string | undefined>() }
  const model = new CartViewModel(
    { execute: read, wanted },
    { execute: empty },
    new CartItemsModel(change, change, current),
    new CartCodesModel(change, current, typedNumbers),
    new CartOffers({ unused: async () => [], eligible }, { canBeRead: true, of: async () => undefined }, customer),
  )
  return { wanted, read, eligible, model }
}

test('the cart and its coupons are read, the cart again when something has changed', () => {
  const { wanted, read, eligible, model } = create()
  model.start()
  expect([read.mock.calls.length, eligible.mock.calls.length, model.reading.busy]).toEqual([1, 1, true])
  wanted.next()
  expect(read).toHaveBeenCalledTimes(2)
})

test('nothing is read once the cart is left', () => {
  const { wanted, read, eligible, model } = create()
  model.start()
  model.dispose()
  wanted.next()
  expect([read.mock.calls.length, read.mock.calls[0]?.[0]?.aborted, eligible.mock.calls[0]?.[0]?.aborted]).toEqual([1, true, true])
})

test('the total is explained by the figures of the cart', () => {
  const { model } = create()
  expect([model.cart, model.isEmpty]).toEqual([full, false])
  expect(model.whyTotal).toMatchObject({ rule: 'commerce.totals-of-store-view', figures: { total: full.prices.grandTotal } })
})

test('a cart that is gone has no total to explain', () => {
  const { model } = create({ cart: noCart })
  expect([model.cart, model.isEmpty, model.whyTotal]).toEqual([undefined, true, undefined])
})

test('the totals are pending while an item or a code changes', async () => {
  const { model } = create()
  expect(model.isPending).toBe(false)
  const removing = model.items.remove({ id: 1 })
  expect(model.isPending).toBe(true)
  await removing
  const applying = model.codes.removeCoupon()
  expect(model.isPending).toBe(true)
  await applying
  expect(model.isPending).toBe(false)
})

test('the cart is emptied after a question', async () => {
  const { model } = create()
  expect(model.isAsked).toBe(false)
  model.ask()
  expect(model.isAsked).toBe(true)
  await model.empty()
  expect(model.isAsked).toBe(false)
})

test('a cart that could not be emptied asks again without the failure', async () => {
  const { model } = create({ empty: () => Promise.reject(new Failure('offline')) })
  model.ask()
  await model.empty()
  expect([model.isAsked, model.emptying.failure?.kind]).toEqual([true, 'offline'])
  model.drop()
  expect(model.isAsked).toBe(false)
  model.ask()
  expect(model.emptying.failure).toBeUndefined()
})
