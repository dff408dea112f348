import { describe, expect, test } from 'vitest'
import { withPlan } from '#domain/commerce/selection'
import { buildShippingMethod, card, createCheckoutModel, fillAddress } from '../../../../tests/builders/checkout.ts'
import { buildCartItem } from '../../../../tests/builders/commerce.ts'

const noWay = [buildShippingMethod({ isAvailable: false })]
const refusal = { kind: 'refused', part: 'address', message: 'no' } as const

describe('what is missing', () => {
  test('of a guest is no longer said once it is corrected', async () => {
    const { model } = await createCheckoutModel()
    expect(model.stillMissing).toEqual([])
    await model.order(undefined)
    expect(model.stillMissing).toEqual(['email', 'shipping', 'card'])
    model.email.type('hana@clubhouse.example')
    expect(model.stillMissing).toEqual(['shipping', 'card'])
    fillAddress(model, 'shipping', '7 Ash Road')
    expect(model.stillMissing).toEqual(['card'])
    model.ordering.card.look('4')
    expect(model.stillMissing).toEqual([])
  })

  test('of a card stays while the card is wrong', async () => {
    const { model } = await createCheckoutModel({ customer: 'hana' })
    model.ordering.card.look('4')
    await model.order({ ...card, number: '4' })
    expect(model.stillMissing).toEqual(['card'])
  })

  test('is a card alone, and nothing is sent', async () => {
    const { model, told } = await createCheckoutModel({ customer: 'hana' })
    const sent = told.length
    await model.order(undefined)
    expect([model.missing, told.length]).toEqual([['card'], sent])
  })

  test('is a billing address, until it is typed', async () => {
    const { model, told } = await createCheckoutModel({ customer: 'hana' })
    model.places.chooseBilling('new')
    await model.order(card)
    expect([model.stillMissing, told.some((word) => word.startsWith('bill-to'))]).toEqual([['billing'], false])
    fillAddress(model, 'billing', '9 Oak Street')
    expect(model.stillMissing).toEqual([])
  })

  test('is a delivery method, until one is chosen', async () => {
    const { model } = await createCheckoutModel({ customer: 'hana', methods: noWay })
    await model.order(card)
    expect(model.stillMissing).toEqual(['method'])
    await model.places.shipping.choose({ carrierCode: 'van', methodCode: 'ground' })
    expect(model.stillMissing).toEqual([])
  })

  test('is a delivery method also where the address is sent with the order', async () => {
    const { model, told } = await createCheckoutModel({ methods: noWay })
    model.email.type('hana@clubhouse.example')
    fillAddress(model, 'shipping', '7 Ash Road')
    await model.order(card)
    expect([model.missing, told.some((word) => word.startsWith('bill-to'))]).toEqual([['method'], false])
  })
})

describe('the addresses', () => {
  test('are sent before the payment', async () => {
    const { model, told } = await createCheckoutModel({ customer: 'hana' })
    expect([await model.sendAddresses(), told.at(-1), model.missing]).toEqual([true, 'bill-to as-shipping', []])
    expect(model.places.isBilled).toBe(true)
    model.places.chooseBilling('new')
    expect(model.places.isBilled).toBe(false)
  })

  test('are not sent while one is missing', async () => {
    const { model, told } = await createCheckoutModel()
    expect([await model.sendAddresses(), model.missing, told]).toEqual([false, ['email', 'shipping'], []])
  })

  test('are not sent without a cart', async () => {
    const { model, told } = await createCheckoutModel({ customer: 'hana', cart: { items: [] } })
    expect([await model.sendAddresses(), model.missing, told]).toEqual([false, [], []])
  })

  test('of which the shop refuses one are not billed, until another one is chosen', async () => {
    const { model } = await createCheckoutModel({ customer: 'hana', refuses: { 'bill-to': refusal } })
    expect([await model.sendAddresses(), model.places.isBilled, model.places.billed.value?.kind]).toEqual([false, false, 'refused'])
    model.places.chooseBilling('3')
    expect([model.places.billed.value, model.places.billing.isSent]).toEqual([undefined, false])
  })

  test('of which one could not be sent are not billed', async () => {
    const fails: string[] = []
    const { model, told } = await createCheckoutModel({ customer: 'hana', fails })
    await model.sendAddresses()
    fails.push('bill-to')
    await model.order(card)
    expect([told.includes('order'), model.places.billed.failure?.kind, model.places.isBilled]).toEqual([false, 'offline', false])
  })

  test('of which one is typed for billing are billed once it is sent', async () => {
    const { model } = await createCheckoutModel({ customer: 'hana' })
    model.places.chooseBilling('new')
    fillAddress(model, 'billing', '9 Oak Street')
    expect(model.isUnsent).toBe(true)
    expect([await model.sendAddresses(), model.places.isBilled, model.isUnsent]).toEqual([true, true, false])
  })

  test('of a cart that needs no parcel have no delivery', async () => {
    const { model } = await createCheckoutModel({ customer: 'hana', cart: { isVirtual: true } })
    expect([model.places.shipping.place.saved, model.total]).toEqual([[], model.cart?.prices.grandTotal])
  })

  test('of a guest are not read from the address book', async () => {
    const { model } = await createCheckoutModel()
    expect([model.places.book.value, model.isReady]).toEqual([undefined, true])
  })
})

describe('a checkout', () => {
  test('of an empty cart orders nothing', async () => {
    const { model, told } = await createCheckoutModel({ customer: 'hana', cart: { items: [] } })
    await model.order(card)
    expect([model.cart, model.isReady, model.total, model.whyTotal, model.paymentKind, told]).toEqual([
      ...[undefined, false, undefined, undefined, undefined],
      [],
    ])
  })

  test('has a cart as long as there is an item, even one that can not be read', async () => {
    const { model } = await createCheckoutModel({ customer: 'hana', cart: { items: [], unreadableLines: [8] } })
    expect([model.cart?.unreadableLines, model.isReady, model.missing]).toEqual([[8], true, []])
  })

  test('explains its total by the figures of the cart', async () => {
    const { model } = await createCheckoutModel({ customer: 'hana' })
    expect(model.whyTotal).toMatchObject({ rule: 'commerce.totals-of-store-view', figures: { total: model.cart?.prices.grandTotal } })
  })

  test('needs no account for a cart without subscriptions', async () => {
    expect((await createCheckoutModel()).model.needsAccount).toBe(false)
    expect((await createCheckoutModel({ cart: { items: [] } })).model.needsAccount).toBe(false)
  })

  test('has no total while a code changes it', async () => {
    const { model } = await createCheckoutModel({ customer: 'hana' })
    const removing = model.codes.removeCoupon()
    expect([model.isReckoning, model.total]).toEqual([true, undefined])
    await removing
    expect(model.isReckoning).toBe(false)
  })

  test.each<readonly [string, (checkout: Awaited<ReturnType<typeof createCheckoutModel>>) => void]>([
    ['a card', ({ model }) => model.ordering.card.look('4')],
    ['a shipping address', ({ model }) => fillAddress(model, 'shipping', '7 Ash Road')],
  ])('is unsent with the first text of %s', async (_what, type) => {
    const checkout = await createCheckoutModel()
    expect(checkout.model.isUnsent).toBe(false)
    type(checkout)
    expect(checkout.model.isUnsent).toBe(true)
  })

  test('is unsent while its order is placed', async () => {
    const { model } = await createCheckoutModel({ customer: 'hana' })
    const ordering = model.order(card)
    expect(model.isUnsent).toBe(true)
    await ordering
    expect(model.isUnsent).toBe(false)
  })

  test('reads nothing once it is left', async () => {
    const { model } = await createCheckoutModel({ customer: 'hana' })
    model.start()
    expect([model.reading.busy, model.places.book.busy]).toEqual([true, true])
    model.dispose()
    expect([model.reading.busy, model.places.book.busy]).toEqual([false, false])
  })

  test('says in its receipt whether a subscription has begun', async () => {
    const { model } = await createCheckoutModel({ customer: 'hana' })
    await model.order(card)
    expect(model.receipt).not.toHaveProperty('subscribes')
    const { selection, prices } = buildCartItem()
    const plan = { kind: 'subscribe', parentId: 1, childId: 2, isInstallmentPrice: true, isAdjustmentPrice: false } as const
    const terms = { title: 'Monthly', length: 12, instalment: prices.price, adjustment: prices.price }
    const items = [buildCartItem({ selection: withPlan(selection, plan), plan: terms })]
    const subscribed = await createCheckoutModel({ customer: 'hana', cart: { items } })
    await subscribed.model.order(card)
    expect(subscribed.model.receipt).toMatchObject({ subscribes: true })
  })
})
