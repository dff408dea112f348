import * as calls from '#adapters/shop/commerce/checkoutOperations'
import { PlaceOrder } from '#app/commerce/PlaceOrder'
import { Carts } from '#app/commerce/ports/Carts'
import { Checkout } from '#app/commerce/ports/Checkout'
import { GuestCart } from '#app/commerce/ports/GuestCart'
import { type CheckoutWord, TellCheckout } from '#app/commerce/TellCheckout'
import type { Ask } from '#composition/provide'
import type { Payment } from '#domain/commerce/payment'
import { newGuestCartId, putInto } from '#mocks/commerce/cart/carts'
import type { Wish } from '#mocks/commerce/cart/data'
import { aWish } from '#mocks/commerce/GivenCarts'
import { always } from '../Column.ts'
import { aCart, type Shown, show } from '../carts.ts'
import type { Outcome } from '../expectations.ts'
import { type Deviation, hana, type Override, row, type Setting } from '../Row.ts'

const address = {
  ...{ firstName: 'Hana', lastName: 'Ito', company: '', street: ['1 Lake Street'], city: 'Chicago', postcode: '60601' },
  ...{ region: { name: 'Illinois', code: 'IL' }, countryCode: 'US', telephone: '+1 312 555 0101' },
}
const parcel = { carrierCode: 'pinewood', methodCode: 'standard' }

async function aGuestCart({ world, ask }: Setting) {
  const id = newGuestCartId(world)
  await putInto(world, { id, active: true, giftCodes: [] }, aWish({ sku: 'FM-RANGE' }))
  const cart = await ask(Carts).ofGuest(id)
  if (!cart) throw new Error('The guest has no cart')
  return { cart }
}

async function sent(setting: Setting) {
  const { cart } = await aCart(setting)
  await setting.ask(Checkout).shipTo(cart.id, address)
  return aCart(setting)
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

const minds = {
  email: minding('email.refused'),
  shipping: minding('shipping.refused'),
  billing: minding('billing.refused'),
  method: minding('method.refused'),
  payment: minding('order.payment'),
  order: minding('order.refused'),
}

function told(word: CheckoutWord) {
  return (ask: Ask, shown: Shown) => tell(ask, shown, word)
}

/** Tells the shop of the cart that all screens share, and shows its answer everywhere. */
function tell(ask: Ask, shown: Shown, word: CheckoutWord): Promise<unknown> {
  show(ask, shown)
  return ask(TellCheckout).execute(word)
}

export const rows = [
  row(
    calls.setGuestEmail,
    (ask, shown) => {
      ask(GuestCart).keep(shown.cart.id)
      return tell(ask, shown, { kind: 'email', email: 'hana@example.com' })
    },
    { ...minds.email, prepare: aGuestCart, signedOut: true },
  ),
  row(calls.setShippingAddresses, told({ kind: 'ship-to', address }), { ...minds.shipping, prepare: aCart }),
  row(calls.setBillingAddress, told({ kind: 'bill-to', address }), { ...minds.billing, prepare: aCart }),
  row(calls.setShippingMethods, told({ kind: 'ship-by', method: parcel }), { ...minds.method, prepare: sent }),
  row(calls.setPaymentMethodCard, (ask, { payment, ...shown }) => tell(ask, shown, { kind: 'pay-by', payment }), {
    ...minds.payment,
    prepare: aToken,
  }),
  row(calls.setPaymentMethodFree, told({ kind: 'pay-by', payment: { kind: 'free' } }), { ...minds.payment, prepare: aFreeCart }),
  row(calls.setPaymentMethodCheckmo, told({ kind: 'pay-by', payment: { kind: 'club-order' } }), {
    ...minds.payment,
    prepare: aClubOrder,
  }),
  ordering(calls.placeOrder, payable, [
    { where: ['user-errors'], gives: { outcome: 'refused: refused' }, source: 'what the shop minds stands in the place of the order' },
  ]),
  row(calls.setCartPayment, (ask, { cart, payment }) => ask(PlaceOrder).execute(cart, payment), {
    ...minds.order,
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
    ...minds.order,
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
