import { describe, expect, test } from 'vitest'
import { CardTokens } from '#app/commerce/ports/CardTokens'
import { Checkout } from '#app/commerce/ports/Checkout'
import { Orders } from '#app/commerce/ports/Orders'
import { clubOrderShipping } from '#domain/commerce/delivery'
import { createCheckout } from './createCheckout.ts'
import { addSelection, advanceToReview, buildCard, changedCart, chicago, monthlyBalls, setAddresses, towels } from './shopping.ts'

const hana = 'player-hana'

/** The card's number, and its security code under a known name. */
const secrets = [/4000002500003155/, /"(?:cardCode|cc_cid)":"?123/]

test('a card is sent only to its bank and the gateway, never in an address, and is never stored', async () => {
  const { tab, sent, backend } = await createCheckout({ playerId: hana })
  const { place } = await advanceToReview(await tab(), towels, buildCard('4000002500003155'))
  expect(await place()).toMatchObject({ kind: 'placed' })
  const tellers = sent.filter(({ url, body }) => secrets.some((secret) => secret.test(url + body)))
  expect(tellers.map(({ url, body }) => body.match(/mutation (\w+)/)?.[1] ?? new URL(url).hostname)).toEqual([
    'CardLookup',
    'ProcessMpi3DAuthentication',
    'payments.global.clubhouse.invalid',
  ])
  expect(sent.filter(({ url }) => secrets.some((secret) => secret.test(url)))).toEqual([])
  const kept = JSON.stringify([Object.values(backend.world.tables).map((table) => table.list()), backend.log])
  expect(secrets.filter((secret) => secret.test(kept))).toEqual([])
})

test('the shop accepts no card number', async () => {
  const { backend } = await createCheckout()
  const query = `mutation { setPaymentMethodOnCart(input: { cart_id: "c", payment_method: { code: "authnetcim",
    tokenbase_data: { cc_number: "4242424242424242" } } }) { cart { id } } }`
  const request = new Request('https://shop.global.clubhouse.invalid/graphql', { method: 'POST', body: JSON.stringify({ query }) })
  const answer = await (await backend.handle(request))?.json()
  expect(answer).toMatchObject({ errors: [{ message: expect.stringContaining('cc_number') }] })
})

describe('an order', () => {
  test('[commerce.place-order-result] has the items and the total of the cart', async () => {
    const { tab, given, truth, backend } = await createCheckout({ playerId: hana })
    await given.carts.hasGiftCode('SOME', 1000)
    await given.carts.hasCoupon('ONCE', { percent: 10 })
    await backend.world.coupons.change('ONCE', { uses: 1 })
    await given.carts.holds(hana, [])
    await given.carts.is(hana, { couponCode: 'ONCE', giftCodes: [{ code: 'SOME' }] })
    const ask = await tab()
    const { cart, place } = await advanceToReview(ask)
    const placed = await place()
    const number = placed.kind === 'placed' ? placed.order.number : undefined
    expect(placed).toEqual({ kind: 'placed', order: { id: expect.any(String), number } })
    const order = await ask(Orders).byNumber(number ?? '')
    expect(order).toMatchObject({
      total: cart.prices.grandTotal,
      items: [{ sku: 'CH-TOWEL', quantity: 2, price: { minor: 1800 } }],
      shippingAddress: { city: 'Chicago', region: { name: 'Illinois' } },
      billingAddress: { city: 'Chicago' },
      shippingMethod: 'Pinewood Parcel - Standard',
      payments: [{ name: 'Credit Card', card: { type: 'Visa', last4: '4242' } }],
      totals: {
        rows: [
          { kind: 'subtotal', amount: { minor: 3600 } },
          { kind: 'discount', label: 'ONCE', amount: { minor: -360 } },
          { kind: 'shipping', amount: { minor: 600 } },
          { kind: 'tax' },
          { kind: 'gift', amount: { minor: -1000 } },
        ],
      },
    })
    expect(backend.world.messages.list(({ purpose }) => purpose === 'order')).toMatchObject([
      { to: 'hana@clubhouse.example', code: number, link: `/shop/orders/${number}` },
    ])
    expect([truth.balanceOf('SOME'), truth.quantityOf(hana), backend.world.coupons.get('ONCE').active]).toEqual([0, 0, false])
  })

  test('of a subscription is paid first and placed by a separate request', async () => {
    const { tab, given, backend } = await createCheckout({ playerId: hana })
    await given.carts.holds(hana, [])
    const { cart, place } = await advanceToReview(await tab(), monthlyBalls)
    expect(cart.items[0]?.selection).toMatchObject({ plan: { kind: 'subscribe', parentId: 10_100, childId: 10_102 }, options: [] })
    expect(await place()).toMatchObject({ kind: 'placed' })
    expect(backend.log.slice(-2).map(({ graphql }) => graphql)).toEqual([
      { kind: 'mutation', name: 'SetCartPayment', fields: ['setPaymentMethodOnCart'] },
      { kind: 'mutation', name: 'placeOrder', fields: ['placeOrder'] },
    ])
  })

  test('of custom-fit clubs is picked up and paid for at the club', async () => {
    const { tab, given, truth } = await createCheckout({ playerId: hana })
    await given.carts.holds(hana, [])
    await given.carts.comesFromFitting(hana)
    const ask = await tab()
    const { id } = await addSelection(ask, towels)
    const { delivery } = changedCart(await ask(Checkout).shipTo(id, chicago))
    expect(delivery?.methods).toMatchObject([{ carrierCode: 'localPickup', methodCode: 'flatrate', isAvailable: true }])
    changedCart(await ask(Checkout).shipBy(id, clubOrderShipping))
    changedCart(await ask(Checkout).billTo(id, 'as-shipping'))
    changedCart(await ask(Checkout).payBy(id, { kind: 'club-order' }))
    expect(await ask(Checkout).placeOrder(id)).toMatchObject({ kind: 'placed' })
    expect(truth.ordersOf(hana).at(-1)).toMatchObject({ shippingMethod: 'At your club - Picked up', payment: { type: 'checkmo' } })
  })
})

test('a saved address is sent by its id, and no other address is saved', async () => {
  const { tab, backend } = await createCheckout({ playerId: hana })
  const ask = await tab()
  const cart = await setAddresses(ask, await addSelection(ask, towels))
  const saved = backend.world.customerAddresses.list(({ playerId }) => playerId === hana)
  const home = saved.find(({ defaultBilling }) => defaultBilling)
  const billed = changedCart(await ask(Checkout).billTo(cart.id, { ...chicago, ...own, id: Number(home?.id) }))
  expect(billed.billingAddress?.street).toEqual(home?.street)
  expect(backend.world.customerAddresses.list(({ playerId }) => playerId === hana)).toEqual(saved)
})

const own = { prefix: '', middleName: '', suffix: '', vatId: '', fax: '', isDefaultBilling: true, isDefaultShipping: true }

test('each payment requests one token', async () => {
  const { tab, backend } = await createCheckout({ playerId: hana })
  const ask = await tab()
  const [one, other] = [await ask(CardTokens).take(buildCard()), await ask(CardTokens).take(buildCard())]
  expect(one.value).not.toBe(other.value)
  expect(backend.world.cardTokens.list()).toHaveLength(2)
})
