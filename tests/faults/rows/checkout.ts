import * as calls from '#adapters/shop/commerce/checkoutOperations'
import { PlaceOrder } from '#app/commerce/PlaceOrder'
import { Checkout } from '#app/commerce/ports/Checkout'
import type { Payment } from '#domain/commerce/payment'
import { newGuestCartId, putInto } from '#mocks/commerce/cart/carts'
import type { Wish } from '#mocks/commerce/cart/data'
import { aWish } from '#mocks/commerce/GivenCarts'
import { always } from '../Column.ts'
import { aCart } from '../carts.ts'
import type { Outcome } from '../expectations.ts'
import { type Deviation, hana, type Override, row, type Setting } from '../Row.ts'

const address = {
  ...{ firstName: 'Hana', lastName: 'Ito', company: '', street: ['1 Lake Street'], city: 'Chicago', postcode: '60601' },
  ...{ region: { name: 'Illinois', code: 'IL' }, countryCode: 'US', telephone: '+1 312 555 0101' },
}
const parcel = { carrierCode: 'pinewood', methodCode: 'standard' }

async function aGuestCart({ world }: Setting) {
  const id = newGuestCartId(world)
  await putInto(world, { id, active: true, giftCodes: [] }, aWish({ sku: 'FM-RANGE' }))
  return { id }
}

async function sent(setting: Setting) {
  const { cart } = await aCart(setting)
  await setting.ask(Checkout).shipTo(cart.id, address)
  return { id: cart.id }
}

async function aToken(setting: Setting) {
  const held = { last4: '4242', month: '05', year: '2030', holder: 'Hana Ito', authenticates: false, pays: true }
  const { id: value } = await setting.world.cardTokens.add({ id: 'token', ...held })
  const card = { brand: 'visa', last4: '4242', month: 5, year: 2030 } as const
  const payment: Payment = { kind: 'card', token: { key: 'k', value }, card }
  return { ...(await aCart(setting)), payment }
}

async function aFreeCart(setting: Setting) {
  await setting.given.carts.hasGiftCode('ENOUGH', 1_000_000)
  await setting.given.carts.is(hana, { giftCodes: [{ code: 'ENOUGH' }] })
  return aCart(setting)
}

async function aClubOrder(setting: Setting) {
  await setting.given.carts.comesFromFitting(hana)
  return aCart(setting)
}

/** All is told but the order itself. */
async function payable(setting: Setting) {
  const { cart, payment } = await aToken(setting)
  const checkout = setting.ask(Checkout)
  if (!cart.isVirtual) {
    await checkout.shipTo(cart.id, address)
    await checkout.shipBy(cart.id, parcel)
  }
  await checkout.billTo(cart.id, cart.isVirtual ? address : 'as-shipping')
  await checkout.payBy(cart.id, payment)
  return { cart, payment }
}

const monthly = {
  balls: aWish({ sku: 'FM-TOUR', options: [{ id: 10_100, values: ['10102'] }] }),
  round: aWish({ sku: 'CH-SIM9', options: [{ id: 50_800, values: ['50802'] }] }),
}

function aSubscription(wish: Wish) {
  return async (setting: Setting) => {
    await setting.given.carts.holds(hana, [wish])
    return payable(setting)
  }
}

/** Codes by which the shop says what it minds, and those beside them, which are nobody's. */
function minding(text: string) {
  const told = (code: number, outcome: Outcome): Override => ({
    ...{ title: `200, ${code}`, strike: always({ kind: 'refused', code }), outcome, source: 'commerce.club-error-1002-order and its like' },
  })
  const known = [1002, 1003, 1004, 1005, 1006].map((code) => told(code, 'refused: refused'))
  return { refusals: { refused: `checkout:${text}` }, overrides: [told(1001, 'rejected'), ...known, told(1007, 'rejected')] }
}

const told = {
  email: minding('email.refused'),
  shipping: minding('shipping.refused'),
  billing: minding('billing.refused'),
  method: minding('method.refused'),
  payment: minding('order.payment'),
  order: minding('order.refused'),
}

export const rows = [
  row(calls.setGuestEmail, (ask, { id }) => ask(Checkout).tellEmail(id, 'hana@example.com'), { ...told.email, prepare: aGuestCart }),
  row(calls.setShippingAddresses, (ask, { cart: { id } }) => ask(Checkout).shipTo(id, address), { ...told.shipping, prepare: aCart }),
  row(calls.setBillingAddress, (ask, { cart: { id } }) => ask(Checkout).billTo(id, address), { ...told.billing, prepare: aCart }),
  row(calls.setShippingMethods, (ask, { id }) => ask(Checkout).shipBy(id, parcel), { ...told.method, prepare: sent }),
  row(calls.setPaymentMethodCard, (ask, { cart: { id }, payment }) => ask(Checkout).payBy(id, payment), {
    ...told.payment,
    prepare: aToken,
  }),
  row(calls.setPaymentMethodFree, (ask, { cart: { id } }) => ask(Checkout).payBy(id, { kind: 'free' }), {
    ...told.payment,
    prepare: aFreeCart,
  }),
  row(calls.setPaymentMethodCheckmo, (ask, { cart: { id } }) => ask(Checkout).payBy(id, { kind: 'club-order' }), {
    ...told.payment,
    prepare: aClubOrder,
  }),
  ordering(calls.placeOrder, payable, [
    { where: ['user-errors'], gives: { outcome: 'refused: refused' }, source: 'what the shop minds stands in the place of the order' },
  ]),
  row(calls.setCartPayment, (ask, { cart, payment }) => ask(PlaceOrder).execute(cart, payment), {
    ...told.order,
    prepare: aSubscription(monthly.balls),
    deviations: [
      { where: ({ outcome }) => outcome !== 'done', gives: { effect: 'none' }, source: 'the order follows in a request of its own' },
      ...lookedFor([0, 1125, 31_125]),
    ],
  }),
  ordering(calls.setPaymentMethodAndPlaceOrder, aSubscription(monthly.round)),
]

function ordering(call: { readonly id: string }, prepare: typeof payable, others: readonly Deviation[] = []) {
  return row(call, (ask, { cart, payment }) => ask(PlaceOrder).execute(cart, payment), {
    ...told.order,
    prepare,
    deviations: [...lookedFor([0, 30_000]), ...others],
  })
}

/** The order may still arrive, and is looked for at once and after 10 s, 30 s and 2 min. `ends`: when it would end without, in milliseconds. */
function lookedFor(ends: readonly number[]): readonly Deviation[] {
  const mayArrive: readonly Outcome[] = ['offline', 'server-fault', 'timed-out', 'broken-contract']
  return ends.map((end) => ({
    where: (expected) => expected.ends === end && mayArrive.includes(expected.outcome),
    gives: { ends: end + 160_000 },
    source: 'an order whose answer was lost is looked for',
  }))
}
