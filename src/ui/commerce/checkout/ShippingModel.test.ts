import { describe, expect, test } from 'vitest'
import { clubOrderShipping } from '#domain/commerce/delivery'
import { moneyOf } from '#domain/commerce/money'
import { buildShippingMethod, createCheckoutModel, fillAddress, hana } from '../../../../tests/builders/checkout.ts'

const post = { carrierCode: 'post', methodCode: 'ground' }
const van = { carrierCode: 'van', methodCode: 'ground' }
const methods = [buildShippingMethod(), buildShippingMethod({ carrierCode: 'van', price: moneyOf(4, 'USD') })]
const refusal = { kind: 'refused', part: 'address', message: 'no' } as const
const { id: _id, ...elm } = hana

describe('a delivery method', () => {
  test('is shown at once, and the total is unknown until the shop answers', async () => {
    const { model } = await createCheckoutModel({ customer: 'hana', methods })
    const { shipping } = model.places
    expect([shipping.chosen, shipping.isReckoning, model.isReckoning]).toEqual([van, false, false])
    const choosing = shipping.choose(post)
    expect([shipping.chosen, shipping.isReckoning, model.isReckoning, model.total]).toEqual([post, true, true, undefined])
    await choosing
    expect([shipping.wanted, shipping.chosen, shipping.isReckoning, model.total]).toEqual([
      undefined,
      post,
      false,
      model.cart?.prices.grandTotal,
    ])
  })

  test('that the shop refuses returns to the one before', async () => {
    const refuses: Record<string, typeof refusal> = {}
    const { model } = await createCheckoutModel({ customer: 'hana', methods, refuses })
    const { shipping } = model.places
    expect(shipping.wayRefusal).toBeUndefined()
    refuses['ship-by'] = refusal
    await shipping.choose(post)
    expect([shipping.chosen, shipping.wayRefusal, shipping.refusal]).toEqual([van, 'address', undefined])
  })

  test('of custom-fit clubs is the club, which is not chosen twice', async () => {
    const delivery = { address: elm, methods, chosen: clubOrderShipping }
    const { model, told } = await createCheckoutModel({ customer: 'hana', cart: { clubSet: 'irons', delivery }, saved: [] })
    expect([model.places.shipping.isPickedUp, told]).toEqual([true, []])
  })

  test('of custom-fit clubs replaces another one', async () => {
    const delivery = { address: elm, methods, chosen: post }
    const { told } = await createCheckoutModel({ customer: 'hana', cart: { clubSet: 'irons', delivery }, saved: [] })
    expect(told).toEqual(['ship-by localPickup flatrate'])
  })

  test('is not chosen again where the cart has one', async () => {
    const { model, told } = await createCheckoutModel({ cart: { delivery: { address: elm, methods, chosen: post } } })
    expect([model.places.shipping.chosen, told]).toEqual([post, []])
  })

  test('is the cheapest where the cart has none', async () => {
    const { told } = await createCheckoutModel({ cart: { delivery: { address: elm, methods } } })
    expect(told).toEqual(['ship-by van ground'])
  })
})

describe('a shipping address', () => {
  test('that is not sent has neither methods nor a refusal', async () => {
    const { model, told } = await createCheckoutModel()
    const { shipping } = model.places
    expect([shipping.methods, shipping.chosen, shipping.refusal, shipping.isSent, shipping.isPickedUp, told]).toEqual([
      ...[[], undefined, undefined, false, false],
      [],
    ])
  })

  test('of the cart that is saved is sent again, so that its methods are new', async () => {
    const { told } = await createCheckoutModel({ customer: 'hana', cart: { delivery: { address: elm, methods, chosen: post } } })
    expect(told[0]).toBe('ship-to 5 Elm Street')
  })

  test('of the cart that is written is sent until it changes', async () => {
    const { model } = await createCheckoutModel({ cart: { delivery: { address: elm, methods, chosen: post } } })
    const { shipping } = model.places
    expect(shipping.isSent).toBe(true)
    shipping.place.form.change('city', 'Leeds')
    expect(shipping.isSent).toBe(false)
  })

  test('that is wrong is not sent', async () => {
    const { model, told } = await createCheckoutModel()
    expect([await model.places.shipping.send(), told, model.places.shipping.going.fault]).toEqual([false, [], undefined])
  })

  test('that the shop refuses says so until another one is chosen', async () => {
    const { model, told } = await createCheckoutModel({ customer: 'hana', refuses: { 'ship-to': refusal } })
    const { shipping } = model.places
    expect([await shipping.send(), shipping.isSent, shipping.refusal]).toEqual([false, false, 'address'])
    const sent = told.length
    await shipping.choosePlace('new')
    expect([shipping.refusal, told.length, shipping.place.isSent]).toEqual([undefined, sent, false])
    await shipping.choosePlace('3')
    expect([shipping.refusal, told.at(-1), told.length]).toEqual(['address', 'ship-to 5 Elm Street', sent + 1])
  })

  test('that could not be sent is not sent', async () => {
    const fails: string[] = []
    const { model } = await createCheckoutModel({ fails })
    const { shipping } = model.places
    fillAddress(model, 'shipping', '7 Ash Road')
    expect([await shipping.send(), shipping.isSent]).toEqual([true, true])
    fails.push('ship-to')
    fillAddress(model, 'shipping', '8 Ash Road')
    expect([await shipping.send(), shipping.isSent, shipping.going.failure?.kind, shipping.refusal]).toEqual([
      false,
      false,
      'offline',
      undefined,
    ])
  })

  test('that is chosen instead of the sent one is sent as well', async () => {
    const { model } = await createCheckoutModel({ customer: 'hana' })
    const { shipping } = model.places
    expect(shipping.isSent).toBe(true)
    shipping.place.choose('new')
    expect(shipping.isSent).toBe(false)
    shipping.place.choose('8')
    expect(shipping.isSent).toBe(false)
  })

  test('is no longer awaited once the checkout is left', async () => {
    const { model } = await createCheckoutModel({ customer: 'hana', methods })
    const { shipping } = model.places
    const choosing = shipping.choose(post)
    model.dispose()
    expect(shipping.way.busy).toBe(false)
    await choosing
  })
})
