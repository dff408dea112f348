import { describe, expect, test } from 'vitest'
import { Failure } from '#app/shared/failure'
import { moneyOf } from '#domain/commerce/money'
import { buildShippingMethod, card, createCheckoutModel, fillAddress } from '../../../../tests/builders/checkout.ts'

describe('a customer', () => {
  test('orders with the defaults and a card', async () => {
    const { model, told } = await createCheckoutModel({ customer: 'hana' })
    expect(told).toEqual(['ship-to 5 Elm Street', 'ship-by post ground'])
    await model.order(card)
    expect(told.slice(2)).toEqual(['bill-to as-shipping', 'pay-by card', 'order'])
    expect(model.receipt).toEqual({ order: { number: '000000007' }, email: 'hana@clubhouse.example', lastName: 'Ito' })
    expect(model.cart).toBeUndefined()
  })

  test('has the cheapest way there chosen, of those that go there', async () => {
    const error = 'Not on this island.'
    const { model, told } = await createCheckoutModel({
      customer: 'hana',
      methods: [
        buildShippingMethod(),
        buildShippingMethod({ carrierCode: 'van', price: moneyOf(4, 'USD') }),
        buildShippingMethod({ carrierCode: 'boat', price: moneyOf(1, 'USD'), isAvailable: false, error }),
      ],
    })
    await model.order(card)
    expect(told).toEqual(['ship-to 5 Elm Street', 'ship-by van ground', 'bill-to as-shipping', 'pay-by card', 'order'])
  })

  test('has a new address saved once, and the order goes to the saved one', async () => {
    const { model, told } = await createCheckoutModel({ customer: 'hana' })
    const { shipping } = model.places
    await shipping.choosePlace('new')
    fillAddress(model, 'shipping', '9 Oak Street')
    shipping.place.form.change('vatId', 'GB 123')
    shipping.place.wantSaved(true)
    told.length = 0
    await shipping.send()
    await shipping.send()
    expect(told).toEqual([
      'add 9 Oak Street GB 123',
      'ship-to 9 Oak Street',
      'ship-by post ground',
      'ship-to 9 Oak Street',
      'ship-by post ground',
    ])
    expect([shipping.place.choice, shipping.isSent, model.isUnsent]).toEqual(['9', true, false])
  })

  test('orders nothing where the billing address can not be saved as wanted', async () => {
    const { model, told } = await createCheckoutModel({ customer: 'hana', saves: async () => ({ kind: 'refused', words: ['no'] }) })
    const { billing } = model.places
    model.places.chooseBilling('new')
    fillAddress(model, 'billing', '9 Oak Street')
    billing.wantSaved(true)
    await model.order(card)
    expect([billing.isSaveRefused, told.includes('order')]).toEqual([true, false])
    billing.wantSaved(false)
    await model.order(card)
    expect([billing.isSaveRefused, told.includes('order')]).toEqual([false, true])
  })

  test('is asked for a way there where none was chosen', async () => {
    const { model, told } = await createCheckoutModel({ customer: 'hana', methods: [buildShippingMethod({ isAvailable: false })] })
    await model.order(card)
    expect([model.missing, told]).toEqual([['method'], ['ship-to 5 Elm Street']])
  })

  test('of the shop is told what it minds, beside the address', async () => {
    const { model, told } = await createCheckoutModel({
      customer: 'hana',
      refuses: { 'ship-to': { kind: 'refused', part: 'address', message: 'no' } },
    })
    expect(model.places.shipping.refusal).toBe('address')
    await model.order(card)
    expect(told).not.toContain('order')
  })

  test('has the cart still where the card is declined', async () => {
    const { model } = await createCheckoutModel({
      customer: 'hana',
      placeOrder: async () => ({ kind: 'refused', reason: 'payment', message: 'declined' }),
    })
    await model.order(card)
    expect([model.ordering.refusal, model.receipt, model.cart?.items.length]).toEqual(['payment', undefined, 1])
  })

  test('who presses ten times orders once', async () => {
    const { model, told } = await createCheckoutModel({ customer: 'hana' })
    await Promise.all(Array.from({ length: 10 }, () => model.order(card)))
    expect(told.filter((word) => word === 'order')).toHaveLength(1)
  })

  test('whose answer was lost finds the order before a card is asked for once more', async () => {
    let isHeard = false
    const { model, told } = await createCheckoutModel({
      customer: 'hana',
      placeOrder: () => Promise.reject(new Failure('timed-out')),
      found: async () => (isHeard ? { number: '000000008' } : undefined),
    })
    await model.order(card)
    expect([model.ordering.placing.failure?.outcome, model.receipt]).toEqual(['not-done', undefined])
    isHeard = true
    await model.order(card)
    expect(model.receipt?.order).toEqual({ number: '000000008' })
    expect(told.filter((word) => word.startsWith('pay-by'))).toHaveLength(1)
  })
})
