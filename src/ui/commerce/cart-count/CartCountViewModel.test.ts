import { autorun } from 'mobx'
import { NEVER, Subject } from 'rxjs'
import { expect, test, vi } from 'vitest'
import { type CartOrNone, noCart } from '#domain/commerce/cart'
import { type CartState, fetching } from '#domain/commerce/cartState'
import { buildCart, buildCartItem } from '../../../../tests/builders/commerce.ts'
import { CurrentCartInMemory } from '../../../../tests/builders/commercePorts.ts'
import { CartCountViewModel } from './CartCountViewModel.ts'

const neverRead = { execute: () => new Promise<CartOrNone>(() => undefined), wanted: NEVER, isRead: false }

function createReads(isRead: boolean) {
  const wanted = new Subject<void>()
  const execute = vi.fn(async (_signal?: AbortSignal): Promise<CartOrNone> => noCart)
  return { wanted, execute, model: new CartCountViewModel({ execute, wanted, isRead }, new CurrentCartInMemory()) }
}

test('[commerce.cart-fetch-status] the count says while the cart is read, on whatever screen', () => {
  const current = new CurrentCartInMemory()
  const model = new CartCountViewModel(neverRead, current)
  const before = model.isReading
  current.update(fetching)
  expect([before, model.isReading]).toEqual([false, true])
})

test('a cart that its own screen has read is read again only when something has changed', () => {
  const { wanted, execute, model } = createReads(true)
  model.start()
  expect(execute).toHaveBeenCalledTimes(0)
  wanted.next()
  expect(execute).toHaveBeenCalledTimes(1)
})

test('another cart is read at once', () => {
  const { execute, model } = createReads(false)
  model.start()
  expect([execute.mock.calls.length, model.reading.busy]).toEqual([1, true])
})

test('a cart is no longer read once the page is left', () => {
  const { wanted, execute, model } = createReads(false)
  model.start()
  model.dispose()
  wanted.next()
  expect([execute.mock.calls.length, execute.mock.calls[0]?.[0]?.aborted, model.reading.busy]).toEqual([1, true, false])
})

test.each<readonly [string, Partial<CartState>, number | undefined]>([
  ['unknown before the cart is read', {}, undefined],
  ['none without a cart', { cart: noCart }, 0],
  ['that of all items', { cart: buildCart({ items: [buildCartItem({ quantity: 2 }), buildCartItem({ quantity: 3 })] }) }, 5],
])('the quantity is %s', (_what, state, quantity) => {
  expect(new CartCountViewModel(neverRead, new CurrentCartInMemory(state)).quantity).toBe(quantity)
})

test('items of the cart of a guest are announced until the notice is dismissed', () => {
  const current = new CurrentCartInMemory({ cart: noCart, broughtAlong: 3 })
  const model = new CartCountViewModel(neverRead, current)
  expect(model.broughtAlong).toBe(3)
  model.noteBroughtAlong()
  expect([model.broughtAlong, current.value.cart]).toEqual([undefined, noCart])
})

test('the cart opens and closes', () => {
  const model = new CartCountViewModel(neverRead, new CurrentCartInMemory())
  const states: boolean[] = []
  const stop = autorun(() => states.push(model.isOpen))
  model.open()
  model.close()
  stop()
  expect(states).toEqual([false, true, false])
})
