import { describe, expect, test } from 'vitest'
import { CardTokens } from '#app/commerce/ports/CardTokens'
import { Carts } from '#app/commerce/ports/Carts'
import { Checkout } from '#app/commerce/ports/Checkout'
import { clubOrderShipping } from '#domain/commerce/delivery'
import type { Payment } from '#domain/commerce/payment'
import { buildCartItem } from '#mocks/contexts/commerce/ArrangeCarts'
import { createCheckout } from './createCheckout.ts'
import {
  addSelection,
  advanceToReview,
  authorisePayment,
  buildCard,
  changedCart,
  chicago,
  setAddresses,
  standardShipping,
  towels,
} from './shopping.ts'

const hana = 'player-hana'

async function hanasTill() {
  const till = await createCheckout({ playerId: hana })
  await till.given.carts.holds(hana, [])
  const before = till.truth.ordersOf(hana).length
  return { ...till, ask: await till.tab(), orders: () => till.truth.ordersOf(hana).length - before }
}

const declined = '4000000000000002'
const asked = '4000002500003155'

async function tokenOf(ask: Awaited<ReturnType<typeof hanasTill>>['ask'], number?: string): Promise<Payment> {
  const token = await ask(CardTokens).take(buildCard(number))
  return { kind: 'card', token, card: { brand: 'visa', last4: '4242', month: 5, year: 2030 } }
}

describe('an order', () => {
  test('is not placed with a declined card; the cart stays, and another card can pay', async () => {
    const { ask, orders, truth } = await hanasTill()
    const { cart, place } = await advanceToReview(ask, towels, buildCard(declined))
    const left = truth.leftOf('CH-TOWEL')
    expect(await place()).toMatchObject({ kind: 'refused', reason: 'payment' })
    expect([orders(), truth.leftOf('CH-TOWEL'), truth.quantityOf(hana)]).toEqual([0, left, 2])
    changedCart(await ask(Checkout).payBy(cart.id, await authorisePayment(ask, cart)))
    expect(await place()).toMatchObject({ kind: 'placed' })
  })

  test('is not placed for items sold out meanwhile, and the cart marks them', async () => {
    const { ask, orders, given } = await hanasTill()
    const { cart, place } = await advanceToReview(ask)
    await given.shop.sellsOut('CH-TOWEL')
    expect(await place()).toMatchObject({ kind: 'refused', reason: 'unable' })
    expect(orders()).toBe(0)
    expect(changedCart(await ask(Checkout).billTo(cart.id, chicago)).items[0]?.problems).toEqual(['quantity'])
  })

  test('is not placed if it costs more than was paid', async () => {
    const { ask, orders, given } = await hanasTill()
    await given.carts.hasGiftCode('ALL', 1_000_000)
    const { cart, place } = await advanceToReview(ask)
    await given.carts.is(hana, { giftCodes: [{ code: 'ALL' }] })
    expect(await place()).toMatchObject({ kind: 'refused', reason: 'payment' })
    expect(orders()).toBe(0)
    changedCart(await ask(Checkout).payBy(cart.id, { kind: 'free' }))
    expect(await place()).toMatchObject({ kind: 'placed' })
  })

  test.each([
    ['whither', async (ask: Asker, id: string) => ask(Checkout).billTo(id, chicago)],
    ['how', async (ask: Asker, id: string) => ask(Checkout).shipTo(id, chicago)],
  ])('of which nobody has said %s is none', async (_what, tell) => {
    const { ask, orders } = await hanasTill()
    const { id } = await addSelection(ask, towels)
    changedCart(await tell(ask, id))
    changedCart(await ask(Checkout).payBy(id, await tokenOf(ask)))
    expect(await ask(Checkout).placeOrder(id)).toMatchObject({ kind: 'refused', reason: 'unable' })
    expect(orders()).toBe(0)
  })

  test('of a guest is not placed without an email', async () => {
    const ask = await (await createCheckout()).tab()
    expect(await (await advanceToReview(ask)).place()).toMatchObject({ kind: 'refused', reason: 'email-missing' })
  })
})

type Asker = Awaited<ReturnType<typeof hanasTill>>['ask']

describe('a payment', () => {
  test('by a used token is refused', async () => {
    const { tab, orders } = await hanasTill()
    const { payment, place } = await advanceToReview(await tab())
    await place()
    const ask = await tab()
    const cart = await setAddresses(ask, await addSelection(ask, towels))
    expect(await ask(Checkout).payBy(cart.id, payment)).toMatchObject({ kind: 'refused', part: 'payment' })
    expect(await ask(Checkout).placeOrder(cart.id)).toMatchObject({ kind: 'refused', reason: 'payment' })
    expect(orders()).toBe(1)
  })

  test('without the bank’s authentication is refused if the bank offers it', async () => {
    const { ask } = await hanasTill()
    const cart = await setAddresses(ask, await addSelection(ask, towels))
    const unasked = await tokenOf(ask, asked)
    expect(await ask(Checkout).payBy(cart.id, unasked)).toMatchObject({ kind: 'refused', part: 'payment' })
    const said = await authorisePayment(ask, cart, buildCard(asked))
    if (said.kind !== 'card') throw new Error('A card pays')
    const lie = { ...said, authentication: { status: 'Y', cavv: said.authentication?.cavv, serverTransactionId: 'made up' } }
    expect(await ask(Checkout).payBy(cart.id, lie)).toMatchObject({ kind: 'refused', part: 'payment' })
    expect(await ask(Checkout).payBy(cart.id, said)).toMatchObject({ kind: 'changed' })
  })

  test('by the wrong method for the cart is refused', async () => {
    const { ask } = await hanasTill()
    const { id } = await addSelection(ask, towels)
    expect(await ask(Checkout).payBy(id, { kind: 'free' })).toMatchObject({ kind: 'refused', part: 'payment' })
    expect(await ask(Checkout).payBy(id, { kind: 'club-order' })).toMatchObject({ kind: 'refused', part: 'payment' })
  })
})

describe('an address', () => {
  test('that the shop can’t ship to is refused with the shop’s message', async () => {
    const { ask } = await hanasTill()
    const { id } = await addSelection(ask, towels)
    const refused = { kind: 'refused', part: 'address', message: 'The postal code does not fit the country.' }
    expect(await ask(Checkout).shipTo(id, { ...chicago, postcode: 'six' })).toEqual(refused)
    expect(await ask(Checkout).billTo(id, { ...chicago, postcode: 'six' })).toEqual(refused)
  })

  test('is missing if nothing is shipped', async () => {
    const { ask, given } = await hanasTill()
    await given.carts.holds(hana, [buildCartItem({ sku: 'CH-FITTING' })])
    const { id } = await addSelection(ask, { ...towels, kind: 'virtual', sku: 'CH-FITTING', quantity: 1 })
    expect(await ask(Checkout).shipTo(id, chicago)).toMatchObject({ kind: 'refused', part: 'address' })
  })
})

test('[commerce.shipping-method-error] a delivery method that does not accept the parcel says why and can’t be chosen', async () => {
  const { ask } = await hanasTill()
  const { id } = await addSelection(ask, { ...towels, sku: 'KB-LAKE', quantity: 15 })
  const { delivery } = changedCart(await ask(Checkout).shipTo(id, chicago))
  const ways = delivery?.methods.map(({ carrier, isAvailable, error }) => [carrier, isAvailable, error])
  const heavy = 'The parcel is too heavy for this carrier.'
  expect(ways).toEqual([
    ['Pinewood Parcel', false, heavy],
    ['Pinewood Parcel', false, heavy],
    ['Heron Freight', true, undefined],
  ])
  expect(await ask(Checkout).shipBy(id, standardShipping)).toMatchObject({ kind: 'refused', part: 'address' })
})

test('a chosen delivery method is cleared when the parcel becomes too heavy for it', async () => {
  const { ask, given } = await hanasTill()
  const cart = await setAddresses(ask, await addSelection(ask, towels))
  expect([cart.delivery?.chosen, cart.prices.shipping]).toMatchObject([standardShipping, { withoutTax: { minor: 600, currency: 'USD' } }])
  await given.carts.holds(hana, [buildCartItem({ sku: 'KB-LAKE', quantity: 15 })])
  const grown = changedCart(await ask(Checkout).billTo(cart.id, chicago))
  expect([grown.delivery?.chosen, grown.prices.shipping]).toEqual([undefined, undefined])
})

test('two items of one product share its stock', async () => {
  const { ask, given } = await hanasTill()
  const balls = buildCartItem({ sku: 'FM-TOUR', options: [{ id: 10_100, values: ['10101'] }], quantity: 100 })
  await given.carts.holds(hana, [balls, { ...balls, options: [{ id: 10_100, values: ['10102'] }] }])
  const { id, items } = await ask(Carts).ofCustomer('after-change')
  expect(items.map(({ problems }) => problems)).toEqual([['quantity'], ['quantity']])
  changedCart(await ask(Checkout).billTo(id, chicago))
  expect(await ask(Checkout).placeOrder(id)).toMatchObject({ kind: 'refused', reason: 'unable' })
})

describe('a cart without a fitting', () => {
  test('has no set of custom-fit clubs, and is neither paid for nor picked up at the club', async () => {
    const { ask, orders } = await hanasTill()
    const cart = await setAddresses(ask, await addSelection(ask, towels))
    expect(await ask(Checkout).shipBy(cart.id, clubOrderShipping)).toMatchObject({ kind: 'refused' })
    expect(await ask(Checkout).payBy(cart.id, { kind: 'club-order' })).toMatchObject({ kind: 'refused', part: 'payment' })
    expect([(await ask(Carts).ofCustomer('plain')).clubSet, orders()]).toEqual([undefined, 0])
  })
})
