import { describe, expect, test } from 'vitest'
import { Carts } from '#app/commerce/ports/Carts'
import { Checkout } from '#app/commerce/ports/Checkout'
import { type GuestOrderKey, Orders } from '#app/commerce/ports/Orders'
import { Reorder } from '#app/commerce/Reorder'
import { Returns } from '#app/returns/ports/Returns'
import { OpenPart } from '#composition/part'
import { buildCartItem } from '#mocks/contexts/commerce/ArrangeCarts'
import { createCheckout } from './createCheckout.ts'
import { addSelection, authorisePayment, chicago, setAddresses, towels } from './shopping.ts'

const hana = 'player-hana'

describe('a cart with a line whose product no longer exists', () => {
  test('is read and changed with its other lines', async () => {
    const { tab, given } = await createCheckout({ playerId: hana })
    await given.carts.holds(hana, [buildCartItem({ sku: 'NO-SUCH' }), buildCartItem({ sku: 'CH-TOWEL', quantity: 2 })])
    const carts = (await tab())(Carts)
    const cart = await carts.ofCustomer('plain')
    expect(cart).toMatchObject({ items: [{ quantity: 2 }], unreadableLines: [undefined] })
    const change = { kind: 'quantity', lineId: cart.items[0]?.id ?? 0, quantity: 3, place: 'cart' } as const
    expect(await carts.change(cart.id, change)).toMatchObject({ cart: { items: [{ quantity: 3 }], unreadableLines: [undefined] } })
  })

  test("stays a guest's", async () => {
    const { tab, backend } = await createCheckout()
    const carts = (await tab())(Carts)
    const id = await carts.createEmpty()
    await backend.world.carts.add({ id, active: true, giftCodes: [] })
    await backend.world.cartLines.add({ ...buildCartItem({ sku: 'NO-SUCH' }), id: 'line-1', number: 1, cartId: id })
    expect(await carts.ofGuest(id)).toMatchObject({ id, items: [], unreadableLines: [undefined] })
  })
})

describe('a cart that has ended', () => {
  const home = {
    ...chicago,
    ...{ prefix: '', middleName: '', suffix: '', vatId: '', fax: '', isDefaultBilling: true, isDefaultShipping: true },
  }

  async function endedCart() {
    const { tab, backend, given } = await createCheckout({ playerId: hana })
    await given.carts.holds(hana, [])
    const ask = await tab()
    const cart = await setAddresses(ask, await addSelection(ask, towels))
    const end = () => backend.world.carts.change(cart.id, { active: false })
    return { checkout: ask(Checkout), cart, end, payment: await authorisePayment(ask, cart) }
  }

  test('is no objection to an address, an email or a payment', async () => {
    const { checkout, cart, end, payment } = await endedCart()
    await end()
    const steps = [checkout.shipTo(cart.id, chicago), checkout.billTo(cart.id, { ...home, id: 1 }), checkout.payBy(cart.id, payment)]
    for (const step of await Promise.allSettled(steps)) expect(step).toMatchObject({ status: 'rejected', reason: { kind: 'gone' } })
  })

  test('differs from a saved address that is gone', async () => {
    const { checkout, cart } = await endedCart()
    expect(await checkout.billTo(cart.id, { ...home, id: 4711 })).toMatchObject({ kind: 'refused', part: 'address' })
  })

  test('is looked up among the orders where it was to be paid and placed', async () => {
    const { checkout, cart, end, payment } = await endedCart()
    await end()
    expect(await checkout.payAndPlaceOrder(cart.id, payment, 'members')).toMatchObject({ kind: 'refused', reason: 'ended' })
  })
})

describe("a guest's search for an order", () => {
  const find = async (key: Partial<GuestOrderKey>) => {
    const { tab, backend } = await createCheckout()
    const [order] = backend.world.customerOrders.list(({ playerId }) => playerId === hana)
    const known = { number: order?.number ?? '', email: 'hana@clubhouse.example', lastName: order?.billingAddress?.lastname ?? '' }
    return (await tab())(Orders).ofGuest({ ...known, ...key })
  }

  test('compares upper and lower case, and asks to sign in where the order was placed with an account', async () => {
    await expect(find({})).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(find({ email: 'Hana@clubhouse.example' })).rejects.toMatchObject({ kind: 'gone' })
  })
})

test('an order after midnight in Tokyo was placed on this day', async () => {
  const { tab, backend } = await createCheckout({ playerId: 'player-wataru', region: 'jp' })
  const [order] = backend.world.customerOrders.list(({ playerId }) => playerId === 'player-wataru')
  await backend.world.customerOrders.change(order?.id ?? '', { placedAt: '2026-05-12T15:30:00Z' })
  const read = await (await tab('jp'))(Orders).byNumber(order?.number ?? '')
  expect(read?.placedAt.toString()).toBe('2026-05-12T15:30:00Z')
})

test('what can’t be ordered again is named by what the cart lacks', async () => {
  const { tab, given, backend } = await createCheckout({ playerId: hana })
  await given.carts.holds(hana, [])
  const order = backend.world.customerOrders.first(({ number }) => number === '000001013')
  const ids = (order?.items ?? []).filter(({ sku }) => sku !== 'FE-POLO-NAVY-M').map(({ id }) => btoa(`${id}`))
  const ask = await tab()
  await ask(OpenPart)(() => import('#composition/commerce/orders'))
  const { problems } = await ask(Reorder).execute('000001013')
  expect(problems.map(({ itemId }) => itemId)).toEqual(ids)
  expect(ids.length).toBeGreaterThan(1)
})

test('a rating whose answer got lost is repeated without harm, and another one is refused', async () => {
  const { tab, given } = await createCheckout({ playerId: hana })
  await given.returns.isRefunded(hana)
  const ask = await tab()
  await ask(OpenPart)(() => import('#composition/returns/returns'))
  const [returns, { hash }] = [ask(Returns), given.returns.of(hana)]
  await returns.rate(hash, 4, 'Quick')
  await returns.rate(hash, 4, 'Quick')
  await expect(returns.rate(hash, 2, 'Slow')).rejects.toMatchObject({ kind: 'rejected' })
})
