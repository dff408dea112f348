import { describe, expect, test } from 'vitest'
import { noCart } from '#domain/commerce/cart'
import { shopOf } from '#domain/commerce/checkout'
import { moneyOf } from '#domain/commerce/money'
import { withPlan } from '#domain/commerce/selection'
import { buildCart, buildCartItem } from '../../../tests/builders/commerce.ts'
import { CartsInMemory, CurrentCartInMemory, createShopper } from '../../../tests/builders/commercePorts.ts'
import { Failure } from '../shared/failure.ts'
import { CheckoutOrder, totalProblem } from './CheckoutOrder.ts'
import type { CheckoutAnswer, Placement } from './ports/Checkout.ts'
import type { CheckoutStep } from './UpdateCheckout.ts'

const cart = buildCart({ id: 'c1' })
const plan = { kind: 'subscribe', parentId: 1, childId: 2, isInstallmentPrice: true, isAdjustmentPrice: false } as const
const subscription = buildCart({ id: 'c1', items: [buildCartItem({ selection: withPlan(buildCartItem().selection, plan) })] })
const placed: Placement = { kind: 'placed', order: { number: '000000007' } }
const unable: Placement = { kind: 'refused', reason: 'unable', message: 'Sold out' }
const free = { kind: 'free' } as const

interface Answers {
  readonly paid?: CheckoutAnswer
  readonly placement?: Placement
  readonly found?: () => Promise<Placement | undefined>
  readonly customer?: string
  readonly closed?: Placement
  readonly guestCart?: string
}

function createCheckoutOrder({ paid = { kind: 'changed', cart }, placement = placed, found, customer, guestCart, closed }: Answers = {}) {
  const requests: string[] = []
  const current = new CurrentCartInMemory({ cart })
  const shopper = createShopper({ ...(customer && { customer }), ...(guestCart && { guestCart }) })
  const tell = {
    execute: async (word: CheckoutStep) => {
      requests.push(word.kind)
      return paid
    },
  }
  const placing = {
    closed,
    shopOf,
    execute: async () => {
      requests.push('order')
      return placement
    },
    found: async () => {
      requests.push('look')
      return found?.()
    },
  }
  return { requests, current, shopper, order: new CheckoutOrder(tell, placing, shopper.storeOf(new CartsInMemory(), current)) }
}

describe('an order', () => {
  test('is paid first and placed second', async () => {
    const { order, requests } = createCheckoutOrder()
    expect(await order.execute(cart, free)).toEqual(placed)
    expect(requests).toEqual(['pay-by', 'order'])
  })

  test('of a subscription is paid as it is placed', async () => {
    const { order, requests } = createCheckoutOrder()
    expect(await order.execute(subscription, free)).toEqual(placed)
    expect(requests).toEqual(['order'])
  })

  test('empties the cart in all tabs', async () => {
    const { order, current } = createCheckoutOrder()
    await order.execute(cart, free)
    expect([current.value.cart, current.broadcasts]).toEqual([noCart, 1])
  })

  test('that the shop refuses leaves the cart', async () => {
    const { order, current, shopper } = createCheckoutOrder({ placement: unable, guestCart: 'c1' })
    expect(await order.execute(cart, free)).toEqual(unable)
    expect([current.history, current.broadcasts, shopper.guest.id]).toEqual([[], 0, 'c1'])
  })
})

describe('a guest’s cart', () => {
  test.each([
    ['is forgotten once it is ordered', { guestCart: 'c1' }, undefined],
    ['stays where another cart was ordered', { guestCart: 'c2' }, 'c2'],
    ['stays where a customer orders', { customer: 'hana', guestCart: 'c1' }, 'c1'],
  ])('%s', async (_what, who, kept) => {
    const { order, shopper } = createCheckoutOrder(who)
    await order.execute(cart, free)
    expect(shopper.guest.id).toBe(kept)
  })
})

describe('a payment that the shop refuses', () => {
  const paid: CheckoutAnswer = { kind: 'refused', part: 'payment', message: 'Declined' }

  test('says what to correct, and orders nothing', async () => {
    const { order, requests, current } = createCheckoutOrder({ paid })
    expect(await order.execute(cart, free)).toEqual({ kind: 'refused', reason: 'payment', message: 'Declined' })
    expect([requests, current.history]).toEqual([['pay-by', 'look'], []])
  })

  test('finds the order that another tab has placed', async () => {
    const { order, current } = createCheckoutOrder({ paid, found: async () => placed })
    expect(await order.execute(cart, free)).toEqual(placed)
    expect([current.value.cart, current.broadcasts]).toEqual([noCart, 1])
  })
})

describe('before another attempt', () => {
  test('looks for the order of an attempt whose answer was lost', async () => {
    const { order, current } = createCheckoutOrder({ found: async () => placed })
    expect(await order.recoverOrder(cart, new Failure('timed-out'))).toEqual(placed)
    expect(current.value.cart).toBe(noCart)
  })

  test('finds nothing if the cart was not ordered', async () => {
    const { order, current } = createCheckoutOrder()
    expect(await order.recoverOrder(cart, new Failure('timed-out'))).toBeUndefined()
    expect(current.history).toEqual([])
  })

  test.each([
    ['there was none', undefined],
    ['the shop has refused it', new Failure('rejected')],
    ['it was never sent', new Failure('offline', { outcome: 'not-sent' })],
  ])('nobody looks where %s', async (_why, failure) => {
    const { order, requests } = createCheckoutOrder({ found: async () => placed })
    expect(await order.recoverOrder(cart, failure)).toBeUndefined()
    expect(requests).toEqual([])
  })

  test('fails as unknown if the shop can’t be reached', async () => {
    const { order } = createCheckoutOrder({ found: () => Promise.reject(new Failure('offline')) })
    await expect(order.recoverOrder(cart, new Failure('timed-out'))).rejects.toMatchObject({ kind: 'timed-out', outcome: 'unknown' })
  })
})

test('sends no payment in a session that may not pay', async () => {
  const closed: Placement = { kind: 'refused', reason: 'by-ticket', message: '' }
  const { order, requests } = createCheckoutOrder({ closed })
  expect(await order.execute(cart, free)).toBe(closed)
  expect([requests, order.mayPay]).toEqual([[], false])
})

describe('a cart is ordered at the confirmed total', () => {
  const total = moneyOf(38.97, 'USD')
  const { prices } = buildCart({ prices: { ...cart.prices, grandTotal: total } })
  const stopped = { kind: 'refused', reason: 'total', message: '' }

  test.each([
    ['the same total', total, undefined],
    ['another amount', moneyOf(38.96, 'USD'), stopped],
    ['another currency', { ...total, currency: 'EUR' }, stopped],
    ['no total at all', undefined, stopped],
  ])('%s', (_, agreed, problem) => {
    expect(totalProblem({ prices }, agreed)).toEqual(problem)
  })

  test('and not if the payment changes the total', async () => {
    const dearer = buildCart({ id: 'c1', prices: { ...cart.prices, grandTotal: { ...cart.prices.grandTotal, minor: 999_999 } } })
    const { order, requests } = createCheckoutOrder({ paid: { kind: 'changed', cart: dearer } })
    expect(await order.execute(cart, free)).toEqual(stopped)
    expect(requests).toEqual(['pay-by'])
  })
})
