import { describe, expect, test } from 'vitest'
import { withPlan } from '#domain/commerce/selection'
import { buildShippingMethod, card, createCheckoutModel, fillAddress, hana } from '../../../../tests/builders/checkout.ts'
import { buildCartItem } from '../../../../tests/builders/commerce.ts'

describe('a guest', () => {
  test('says all of it, and nothing is sent before', async () => {
    const { model, told } = await createCheckoutModel()
    await model.order(undefined)
    expect([model.missing, told]).toEqual([['email', 'shipping', 'card'], []])
    expect(model.email.problem).toBe('missing')
  })

  test.each([
    ['needs an account for a subscription', undefined, true],
    ['who signed in does not need another', 'hana', false],
  ])('%s', async (_, customer, needed) => {
    const { selection } = buildCartItem()
    const plan = { kind: 'subscribe', parentId: 1, childId: 2, isInstallmentPrice: true, isAdjustmentPrice: false } as const
    const { model } = await createCheckoutModel({ customer, cart: { items: [buildCartItem({ selection: withPlan(selection, plan) })] } })
    expect(model.needsAccount).toBe(needed)
  })

  test('orders with what is written', async () => {
    const { model, told } = await createCheckoutModel()
    model.email.type('hana@clubhouse.example')
    fillAddress(model, 'shipping', '7 Ash Road')
    await model.places.shipping.send()
    model.places.billing.choose('new')
    fillAddress(model, 'billing', '9 Oak Street')
    await model.order(card)
    const where = ['ship-to 7 Ash Road', 'ship-by post ground', 'email hana@clubhouse.example', 'bill-to 9 Oak Street']
    expect(told).toEqual([...where, 'pay-by card', 'order', 'forget'])
    expect(model.receipt?.email).toBe('hana@clubhouse.example')
  })

  test('has an address that was changed since told anew', async () => {
    const { model, told } = await createCheckoutModel()
    model.email.type('hana@clubhouse.example')
    fillAddress(model, 'shipping', '7 Ash Road')
    await model.places.shipping.send()
    fillAddress(model, 'shipping', '8 Ash Road')
    expect([model.places.shipping.isSent, model.total]).toEqual([false, undefined])
    await model.order(card)
    expect(told.filter((word) => word.startsWith('ship-to'))).toEqual(['ship-to 7 Ash Road', 'ship-to 8 Ash Road'])
    expect([model.ordering.refusal, model.receipt, told.includes('order')]).toEqual(['total', undefined, false])
    await model.order(card)
    expect(model.receipt).toBeDefined()
  })

  test('finds what the cart was told before', async () => {
    const delivery = { address: hana, methods: [buildShippingMethod()], chosen: { carrierCode: 'post', methodCode: 'ground' } }
    const { model, told } = await createCheckoutModel({ cart: { email: 'hana@clubhouse.example', delivery, billingAddress: hana } })
    const { shipping, billing } = model.places
    expect([model.email.text, shipping.place.form.typed.street1, billing.choice]).toEqual([
      'hana@clubhouse.example',
      '5 Elm Street',
      'as-shipping',
    ])
    await model.order(card)
    expect(told.slice(0, 3)).toEqual(['bill-to as-shipping', 'pay-by card', 'order'])
  })
})
