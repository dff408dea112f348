import { Subject } from 'rxjs'
import { expect, test } from 'vitest'
import { PlaceOrder } from '#app/commerce/PlaceOrder'
import { Checkout } from '#app/commerce/ports/Checkout'
import { createCheckout } from './createCheckout.ts'
import { advanceToReview, changedCart, monthlyBalls, monthlyRounds, towels } from './shopping.ts'

const hana = 'player-hana'

async function hanasTill(own: Parameters<typeof createCheckout>[0] = {}) {
  const till = await createCheckout({ playerId: hana, ...own })
  await till.given.carts.holds(hana, [])
  const before = till.truth.ordersOf(hana).length
  return { ...till, orders: () => till.truth.ordersOf(hana).slice(before) }
}

async function guestTill() {
  const till = await createCheckout()
  const ask = await till.tab()
  const review = await advanceToReview(ask)
  changedCart(await ask(Checkout).setEmail(review.cart.id, 'guest@example.com'))
  return { ...till, ...review, ask, orders: () => till.truth.ordersOf('guest@example.com') }
}

test('ten presses place one order', async () => {
  const { tab, orders, truth } = await hanasTill()
  const left = truth.leftOf('CH-TOWEL')
  const { place } = await advanceToReview(await tab())
  const answers = await Promise.all(Array.from({ length: 10 }, place))
  const [order] = orders()
  expect(answers).toEqual(answers.map(() => ({ kind: 'placed', order: { id: btoa(order?.id ?? ''), number: order?.number } })))
  expect([orders().length, left - truth.leftOf('CH-TOWEL')]).toEqual([1, 2])
})

test('two tabs place one order, and both show it', async () => {
  const { tab, orders } = await hanasTill()
  const [one, other] = [await tab(), await tab()]
  const { cart, payment, place } = await advanceToReview(one)
  const answers = await Promise.all([place(), other(PlaceOrder).execute(cart, payment)])
  const { number } = orders()[0] ?? {}
  expect(answers).toMatchObject([
    { kind: 'placed', order: { number } },
    { kind: 'placed', order: { number } },
  ])
  expect(orders()).toHaveLength(1)
})

test.each([
  ['that waited in the cart', towels, 'commerce.place-order'],
  ['of a subscription', monthlyBalls, 'commerce.place-order'],
  ['of nothing but a subscription', monthlyRounds, 'commerce.set-payment-method-and-place-order'],
])('an order %s whose answer is lost is one order, and is found', async (_what, selection, call) => {
  const { tab, orders, backend } = await hanasTill()
  const { place } = await advanceToReview(await tab(), selection)
  backend.faults.inject({ kind: 'answer-lost' }, [call], 1)
  expect(await place()).toEqual({ kind: 'placed', order: { number: orders()[0]?.number } })
  expect(orders()).toHaveLength(1)
  expect(backend.log.filter((entry) => entry.call === call)).toHaveLength(1)
})

test('an order that never arrived can be placed again', async () => {
  const returns = new Subject<boolean>()
  const { tab, orders, backend } = await hanasTill({ returns })
  const { place } = await advanceToReview(await tab())
  backend.faults.inject({ kind: 'no-network' }, ['commerce.place-order'], 1)
  const placing = place()
  const failed = expect(placing).rejects.toMatchObject({ outcome: 'not-done' })
  for (let look = 0; look < 3; look += 1) {
    await expect.poll(() => returns.observed).toBe(true)
    returns.next(true)
  }
  await failed
  expect(orders()).toEqual([])
  expect(await place()).toMatchObject({ kind: 'placed' })
  expect(orders()).toHaveLength(1)
})

test("a guest's order whose answer is lost is placed once", async () => {
  const { place, orders, backend } = await guestTill()
  backend.faults.inject({ kind: 'answer-lost' }, ['commerce.place-order'], 1)
  expect(await place()).toEqual({ kind: 'placed', order: {} })
  expect(await place()).toEqual({ kind: 'placed', order: {} })
  expect(orders()).toHaveLength(1)
  const letters = backend.world.messages.list(({ purpose }) => purpose === 'order')
  expect(letters.map(({ to, code, link }) => [to, code, link])).toEqual([['guest@example.com', orders()[0]?.number, '/shop/find-order']])
})

test("an unknown guest's cart does not count as an order", async () => {
  const { ask, cart, payment } = await guestTill()
  expect(await ask(PlaceOrder).execute({ ...cart, id: 'nobody' }, payment)).toMatchObject({ kind: 'refused', reason: 'gone' })
})
