import { describe, expect, test } from 'vitest'
import { moneyOf } from '#domain/commerce/money'
import { withPlan } from '#domain/commerce/selection'
import { card, createCheckoutModel, freePrices } from '../../../../tests/builders/checkout.ts'
import { buildCart, buildCartItem } from '../../../../tests/builders/commerce.ts'

describe('nothing is ordered at a total that nobody has seen', () => {
  const dearer = { ...buildCart().prices, grandTotal: moneyOf(50, 'USD') }

  test.each([
    ['the bill', 'bill-to as-shipping', ['bill-to as-shipping']],
    ['the payment', 'pay-by card', ['bill-to as-shipping', 'pay-by card']],
  ])('where %s changes it', async (_what, word, told) => {
    const checkout = await createCheckoutModel({ customer: 'hana', changes: { [word]: { prices: dearer } } })
    const { model } = checkout
    expect(model.total).not.toEqual(dearer.grandTotal)
    await model.order(card)
    expect([model.ordering.refusal, checkout.told.slice(2)]).toEqual(['total', told])
    expect(model.total).toEqual(dearer.grandTotal)
    await model.order(card)
    expect([model.ordering.refusal, checkout.told.at(-1)]).toEqual([undefined, 'order'])
  })
})

test('an order that was placed in another window meanwhile is the order', async () => {
  const { model, told } = await createCheckoutModel({
    customer: 'hana',
    refuses: { 'pay-by': { kind: 'refused', part: 'payment', message: 'The cart is not active' } },
    found: async () => ({ number: '000000009' }),
  })
  await model.order(card)
  expect([model.receipt?.order, told.includes('order')]).toEqual([{ number: '000000009' }, false])
})

test('a card that the shop refuses is told as one, and the cart is read anew', async () => {
  const { model } = await createCheckoutModel({
    customer: 'hana',
    refuses: { 'pay-by': { kind: 'refused', part: 'payment', message: 'no' } },
  })
  await model.order(card)
  expect([model.ordering.refusal, model.receipt]).toEqual(['payment', undefined])
})

describe('an order', () => {
  test.each([
    ['that costs nothing is free', { prices: freePrices }, 'pay-by free', 'ship-by post ground'],
    ['of fitted clubs is paid at the club and picked up', { clubSet: 'irons' }, 'pay-by club-order', 'ship-by localPickup flatrate'],
  ])('%s', async (_what, cart, payment, shipping) => {
    const { model, told } = await createCheckoutModel({ customer: 'hana', cart })
    await model.order(undefined)
    expect(told).toEqual(['ship-to 5 Elm Street', shipping, 'bill-to as-shipping', payment, 'order'])
  })

  test('of what needs no parcel goes nowhere', async () => {
    const { model, told } = await createCheckoutModel({ customer: 'hana', cart: { isVirtual: true } })
    await model.order(card)
    expect(told).toEqual(['bill-to 5 Elm Street', 'pay-by card', 'order'])
  })

  test('[commerce.set-payment-then-order] of a subscription goes with its payment', async () => {
    const { selection } = buildCartItem()
    const plan = { kind: 'subscribe', parentId: 1, childId: 2, isInstallmentPrice: true, isAdjustmentPrice: false } as const
    const { model, told } = await createCheckoutModel({
      customer: 'hana',
      cart: { items: [buildCartItem({ selection: withPlan(selection, plan) })] },
    })
    await model.order(card)
    expect(told).toEqual(['ship-to 5 Elm Street', 'ship-by post ground', 'bill-to as-shipping', 'order members card'])
  })
})
