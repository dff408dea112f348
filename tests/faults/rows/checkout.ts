import { when } from 'mobx'
import * as calls from '#adapters/shop/commerce/checkoutOperations'
import { Carts } from '#app/commerce/ports/Carts'
import { Checkout } from '#app/commerce/ports/Checkout'
import { GuestCart } from '#app/commerce/ports/GuestCart'
import type { Resolver } from '#composition/provide'
import { clubOrderShipping } from '#domain/commerce/delivery'
import { buildCartItem } from '#mocks/contexts/commerce/ArrangeCarts'
import { newGuestCartId, putInto } from '#mocks/contexts/commerce/cart/carts'
import type { CartItemInput } from '#mocks/contexts/commerce/cart/data'
import type { AddressChoice, AddressChoiceModel } from '#ui/commerce/checkout/AddressChoiceModel.ts'
import { CheckoutViewModel } from '#ui/commerce/checkout/CheckoutViewModel.ts'
import { OrderingModel } from '#ui/commerce/checkout/OrderingModel.ts'
import { always } from '../Column.ts'
import { type CartContext, putIntoState, readCart } from '../carts.ts'
import type { ObservedView } from '../cell/ObservedView.ts'
import { plainCard } from '../credentials.ts'
import type { Outcome } from '../expectations.ts'
import { type Deviation, type ExtraCell, hana, type RowContext, rowOfScreen } from '../Row.ts'

const address = {
  ...{ firstName: 'Hana', lastName: 'Ito', company: '', street: ['1 Lake Street'], city: 'Chicago', postcode: '60601' },
  ...{ region: { name: 'Illinois', code: 'IL' }, countryCode: 'US', telephone: '+1 312 555 0101' },
}
const parcel = { carrierCode: 'pinewood', methodCode: 'standard' }
const express = { carrierCode: 'pinewood', methodCode: 'express' }

async function aGuestCart({ world, ask }: RowContext) {
  const id = newGuestCartId(world)
  await putInto(world, { id, active: true, giftCodes: [] }, buildCartItem({ sku: 'FM-RANGE' }))
  const cart = await ask(Carts).ofGuest(id)
  if (!cart) throw new Error('The guest has no cart')
  return { cart }
}

async function sent(setting: RowContext) {
  const { cart } = await readCart(setting)
  await setting.ask(Checkout).shipTo(cart.id, address)
  return readCart(setting)
}

async function aFreeCart(setting: RowContext) {
  await setting.given.carts.hasGiftCode('ENOUGH', 1_000_000)
  await setting.given.carts.is(hana, { giftCodes: [{ code: 'ENOUGH' }] })
  return payable(setting)
}

async function aClubOrder(setting: RowContext) {
  await setting.given.carts.comesFromFitting(hana)
  return payable(setting)
}

async function payable(setting: RowContext): Promise<CartContext> {
  const { cart } = await readCart(setting)
  const checkout = setting.ask(Checkout)
  if (!cart.isVirtual) {
    await checkout.shipTo(cart.id, address)
    await checkout.shipBy(cart.id, cart.clubSet === undefined ? parcel : clubOrderShipping)
  }
  await checkout.billTo(cart.id, cart.isVirtual ? address : 'as-shipping')
  return readCart(setting)
}

const monthly = {
  balls: buildCartItem({ sku: 'FM-TOUR', options: [{ id: 10_100, values: ['10102'] }] }),
  round: buildCartItem({ sku: 'CH-SIM9', options: [{ id: 50_800, values: ['50802'] }] }),
}

function aSubscription(itemInput: CartItemInput) {
  return async (setting: RowContext) => {
    await setting.given.carts.holds(hana, [itemInput])
    return payable(setting)
  }
}

function minding(text: string) {
  const refusedWith = (code: number, outcome: Outcome): ExtraCell => ({
    ...{
      title: `200, ${code}`,
      inject: always({ kind: 'refused', code }),
      outcome,
      source: 'commerce.club-error-1002-order and its like',
    },
  })
  const known = [1002, 1003, 1004, 1005, 1006].map((code) => refusedWith(code, 'refused: refused'))
  return { refusals: { refused: `checkout:${text}` }, overrides: [refusedWith(1001, 'rejected'), ...known, refusedWith(1007, 'rejected')] }
}

const minds = {
  email: minding('email.refused'),
  shipping: minding('shipping.refused'),
  billing: minding('billing.refused'),
  method: minding('method.refused'),
  payment: minding('order.payment'),
  order: minding('order.refused'),
}

function checkout(parts: (model: CheckoutViewModel) => Omit<ObservedView, 'open'> & { readonly fill?: () => unknown }) {
  return (ask: Resolver): ObservedView => {
    const model = ask(CheckoutViewModel)
    const { fill, ...view } = parts(model)
    return {
      ...view,
      open: async () => {
        model.start()
        await when(() => model.isReady && !model.isReckoning)
        await fill?.()
      },
      leave: () => model.dispose(),
    }
  }
}

const emailing = checkout(({ email }) => ({
  ...{ fill: () => email.type('hana@example.com'), act: () => email.leave(), state: email.sending, models: [email] },
  refusal: () => (email.problem === 'refused' ? 'refused' : undefined),
}))

const shipping = checkout(({ places: { shipping: model } }) => {
  let other: AddressChoice = 'new'
  return {
    fill: () => {
      other = otherThan(model.place)
    },
    act: () => model.choosePlace(other),
    ...{ state: model.going, models: [model, model.place] },
    refusal: () => model.refusal && 'refused',
    isDone: () => model.isSent,
  }
})

function otherThan({ saved, choice }: AddressChoiceModel): AddressChoice {
  const other = saved.find(({ id }) => `${id}` !== choice)
  return other ? `${other.id}` : choice
}

const delivering = checkout(({ places: { shipping: model } }) => ({
  ...{ act: () => model.choose(express), state: model.way, models: [model], refusal: () => model.wayRefusal && 'refused' },
  isDone: () => model.chosen?.methodCode === express.methodCode,
}))

const billing = checkout((model) => {
  const { places } = model
  return {
    ...{ act: () => model.order(plainCard), state: places.billed, models: [places, places.billing] },
    refusal: () => (places.billed.value?.kind === 'refused' ? 'refused' : undefined),
    isDone: () => model.receipt !== undefined,
  }
})

function paying(ask: Resolver, { cart }: CartContext): ObservedView {
  const model = ask(OrderingModel)
  let isPlaced = false
  return {
    open: () => {
      putIntoState(ask, { cart })
      model.card.start()
    },
    act: async () => {
      const decision = { cart, total: cart.prices.grandTotal, card: plainCard, send: async () => cart }
      isPlaced = (await model.order(decision)) !== undefined || isPlaced
    },
    ...{ state: model.placing, models: [model], leave: () => model.card.dispose() },
    refusal: () => model.refusal && 'refused',
    isDone: () => isPlaced,
  }
}

const beforeTheOrder: Deviation = {
  where: ({ outcome, effect }) => outcome !== 'done' && effect === 'done',
  gives: { effect: { only: 'checkouts ~1' } },
  source: 'the order follows in a request of its own',
}
const besideCode: Deviation = { ...beforeTheOrder, where: ['200-beside'] }
const each = 'ShippingModel: each choice is sent to the shop, and the last one counts'
const tenChoices: Deviation = { where: ['ten-clicks'], gives: { at: new Array(10).fill(0) }, source: each }

export const rows = [
  rowOfScreen(
    calls.setGuestEmail,
    (ask, { cart }: CartContext) => {
      const view = emailing(ask)
      return {
        ...view,
        open: () => {
          ask(GuestCart).keep(cart.id)
          return view.open?.()
        },
      }
    },
    { ...minds.email, prepare: aGuestCart, signedOut: true, againElsewhere: true },
  ),
  rowOfScreen(calls.setShippingAddresses, shipping, { ...minds.shipping, prepare: readCart, deviations: [tenChoices] }),
  rowOfScreen(calls.setBillingAddress, billing, {
    ...minds.billing,
    ignoredTables: ['cardTokens'],
    prepare: sent,
    deviations: [beforeTheOrder, besideCode],
  }),
  rowOfScreen(calls.setShippingMethods, delivering, { ...minds.method, prepare: sent, deviations: [tenChoices] }),
  rowOfScreen(calls.setPaymentMethodCard, paying, {
    ...minds.payment,
    ignoredTables: ['cardTokens'],
    prepare: payable,
    deviations: [beforeTheOrder, besideCode],
  }),
  rowOfScreen(calls.setPaymentMethodFree, paying, {
    ...minds.payment,
    ignoredTables: ['cardTokens'],
    prepare: aFreeCart,
    deviations: [beforeTheOrder, besideCode],
  }),
  rowOfScreen(calls.setPaymentMethodCheckmo, paying, {
    ...minds.payment,
    ignoredTables: ['cardTokens'],
    prepare: aClubOrder,
    deviations: [beforeTheOrder, besideCode],
  }),
  ordering(calls.placeOrder, payable, [
    {
      where: ({ effect, at }) => effect === 'none' && at.length > 0,
      gives: { effect: { only: 'checkouts ~1' } },
      source: 'the shop knows by then how it is paid',
    },
    {
      where: ['user-errors'],
      gives: { outcome: 'refused: refused', effect: 'none' },
      source: 'what the shop minds stands in the place of the order',
    },
  ]),
  rowOfScreen(calls.setCartPayment, paying, {
    ...minds.order,
    ignoredTables: ['cardTokens'],
    prepare: aSubscription(monthly.balls),
    deviations: [beforeTheOrder, besideCode, ...lookedFor([0, 1125, 31_125])],
  }),
  ordering(calls.setPaymentMethodAndPlaceOrder, aSubscription(monthly.round)),
]

function ordering(
  call: { readonly id: string },
  prepare: (setting: RowContext) => Promise<CartContext>,
  others: readonly Deviation[] = [],
) {
  return rowOfScreen(call, paying, {
    ...minds.order,
    ignoredTables: ['cardTokens'],
    prepare,
    deviations: [...lookedFor([0, 30_000]), ...others],
  })
}

/** The order is looked for at once and after 10 s, 30 s and 2 min. `ends` in milliseconds: when it would end without this. */
function lookedFor(ends: readonly number[]): readonly Deviation[] {
  const mayArrive: readonly Outcome[] = ['offline', 'server-fault', 'timed-out', 'broken-contract']
  return ends.map((end) => ({
    where: (expected) => expected.ends === end && mayArrive.includes(expected.outcome),
    gives: { ends: end + 160_000 },
    source: 'an order whose answer was lost is looked for',
  }))
}
