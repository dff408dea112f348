import { describe, expect, test } from 'vitest'
import { PlaceOrder } from '#app/commerce/PlaceOrder'
import { Coupons } from '#app/commerce/ports/Coupons'
import { PlusSubscriptions } from '#app/commerce/ports/PlusSubscriptions'
import { OpenPart } from '#composition/part'
import { createCheckout } from './createCheckout.ts'
import { advanceToReview, monthlyBalls, monthlyRounds, oneYearOfRange, towels, yearlyRange } from './shopping.ts'

const hana = 'player-hana'

async function createShopper() {
  const { tab, given, backend } = await createCheckout({ playerId: hana })
  await given.carts.holds(hana, [])
  const { world } = backend
  const before = world.subscriptions.list().length
  const [ask, other] = [await tab(), await tab()]
  await ask(OpenPart)(() => import('#composition/commerce/plus'))
  await ask(OpenPart)(() => import('#composition/commerce/rewards'))
  return { ask, other, given, backend, subscriptions: () => world.subscriptions.list().slice(before) }
}

describe('[commerce.subscription-page] a plan that was ordered is a subscription', () => {
  test.each([
    [
      'shipped',
      monthlyBalls,
      { sku: 'FM-TOUR', amount: 4676, nextRun: '2026-06-13T17:30:00Z', length: 12, shipping: { street: ['1 Lake Street'] } },
    ],
    [
      'not shipped',
      yearlyRange,
      { sku: 'CH-MEMBER-RANGE', amount: 28_253, nextRun: '2027-05-13T17:30:00Z', length: 3, shipping: undefined },
    ],
  ])('%s', async (_what, plan, expected) => {
    const { ask, backend, subscriptions } = await createShopper()
    const { place } = await advanceToReview(ask, plan)
    await place()
    const [order] = backend.world.customerOrders.list(({ playerId }) => playerId === hana).slice(-1)
    const card = { type: 'VI', last4: '4242', month: '05', year: '2030', owner: 'Hana Ito' }
    expect(subscriptions().map((each) => ({ shipping: undefined, ...each }))).toMatchObject([
      {
        ...expected,
        status: 'active',
        runs: 1,
        quantity: 1,
        card,
        logs: [{ orderNumber: order?.number }],
      },
    ])
  })

  test('what is bought once is none', async () => {
    const { ask, subscriptions } = await createShopper()
    await (await advanceToReview(ask, towels)).place()
    expect(subscriptions()).toEqual([])
  })
})

describe('a plan is bought at most once', () => {
  test.each([
    ['monthly balls', monthlyBalls, 'commerce.place-order'],
    ['a plan of plus', yearlyRange, 'commerce.set-payment-method-and-place-order'],
  ])('%s: ten presses in two tabs, and a lost answer', async (_what, plan, call) => {
    const { ask, other, backend, subscriptions } = await createShopper()
    const { cart, payment, place } = await advanceToReview(ask, plan)
    backend.faults.inject({ kind: 'answer-lost' }, [call], 1)
    await Promise.all([...Array.from({ length: 10 }, place), other(PlaceOrder).execute(cart, payment)])
    expect(subscriptions()).toHaveLength(1)
  })
})

describe('[commerce.plus-trial] plus', () => {
  test('is active with a plan that renews, and then there is no trial', async () => {
    const { ask } = await createShopper()
    await (await advanceToReview(ask, yearlyRange)).place()
    const plus = ask(PlusSubscriptions)
    const until = Temporal.PlainDate.from('2027-05-13')
    expect(await plus.current()).toEqual({ state: 'active', name: 'Range Membership', until, renews: true })
    await expect(plus.startTrial()).rejects.toMatchObject({ code: 60_103 })
  })

  test('ends after a year that was paid once', async () => {
    const { ask } = await createShopper()
    await (await advanceToReview(ask, oneYearOfRange)).place()
    expect(await ask(PlusSubscriptions).current()).toMatchObject({ state: 'active', renews: false })
  })

  test('is not part of other subscriptions', async () => {
    const { ask } = await createShopper()
    await (await advanceToReview(ask, monthlyRounds)).place()
    expect(await ask(PlusSubscriptions).current()).toMatchObject({ state: 'none', until: undefined })
  })
})

test('[commerce.coupon-list-status-zero] a coupon that an order has used is offered no longer', async () => {
  const { ask, given } = await createShopper()
  await given.carts.is(hana, { couponCode: 'WELCOME10' })
  const { place } = await advanceToReview(ask)
  const codes = async () => (await ask(Coupons).unused()).map(({ code }) => code)
  expect(await codes()).toContain('WELCOME10')
  await place()
  expect([await codes(), (await ask(Coupons).eligible()).map(({ code }) => code)]).toEqual([['TEEOFF'], ['TEEOFF']])
})
