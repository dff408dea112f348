import * as calls from '#adapters/shop/commerce/cartOperations'
import { CurrentCart } from '#app/commerce/ports/CurrentCart'
import { GuestCart } from '#app/commerce/ports/GuestCart'
import type { Resolver } from '#composition/provide'
import { type Cart, type CartItem, noCart } from '#domain/commerce/cart'
import { selectionOf } from '#domain/commerce/selection'
import { buildCartItem } from '#mocks/contexts/commerce/ArrangeCarts'
import { newGuestCartId, putInto } from '#mocks/contexts/commerce/cart/carts'
import { ProductViewModel } from '#ui/commerce/add-to-cart/ProductViewModel.ts'
import { CartCodesModel } from '#ui/commerce/cart/CartCodesModel.ts'
import { CartViewModel } from '#ui/commerce/cart/CartViewModel.ts'
import { CartItemsModel } from '#ui/commerce/cart-items/CartItemsModel.ts'
import { MiniCartViewModel } from '#ui/commerce/mini-cart/MiniCartViewModel.ts'
import { OrdersViewModel } from '#ui/commerce/orders/OrdersViewModel.ts'
import { cartView, putIntoState, readCart } from '../carts.ts'
import type { ObservedView } from '../cell/ObservedView.ts'
import { hana, type RowContext, rowOfScreen } from '../Row.ts'
import { modelView, readOnceDeviation } from '../views.ts'

async function aGuestCart(setting: RowContext) {
  const { world } = setting
  const id = newGuestCartId(world)
  await putInto(world, { id, active: true, giftCodes: [] }, buildCartItem({ sku: 'FM-RANGE' }))
  return { ...(await readCart(setting)), id }
}

async function aCoupon(setting: RowContext) {
  await setting.given.carts.is(hana, { couponCode: 'WELCOME10' })
  return readCart(setting)
}

async function aGiftCode(setting: RowContext) {
  await setting.given.carts.is(hana, { giftCodes: [{ code: 'GIFT-2026-USD' }] })
  return readCart(setting)
}

const code = 'GIFT-2026-USD'

function lineIn({ items }: CartItemsModel): CartItem {
  const [line] = items
  if (!line) throw new Error('The cart is empty')
  return line
}

function setting(model: CartItemsModel) {
  return {
    ...{ act: () => model.setQuantity(lineIn(model), 3), state: model.updating, isDone: () => model.update.state === 'updated' },
    refusal: () => (model.refused === undefined ? undefined : 'refused'),
  }
}

function removing(model: CartItemsModel) {
  return { act: () => model.remove(lineIn(model)), state: model.removing, isDone: () => model.removal.state === 'removed' }
}

function applying(amount: string) {
  return cartView(CartCodesModel, (model) => ({
    fill: () => {
      model.typeGiftCode(code)
      model.typeGiftAmount(amount)
    },
    ...{ act: () => model.applyGiftCode(), state: model.giftTask, isDone: () => model.giftCode === '' },
  }))
}

function addingAsGuest(ask: Resolver): ObservedView {
  const { adding } = ask(ProductViewModel)
  return {
    act: () => adding.add([selectionOf({ kind: 'simple', sku: 'FM-RANGE', inStock: true })]),
    ...{ state: adding.task, models: [adding], isDone: () => adding.isCartShown, refusal: () => adding.refusal && 'refused' },
  }
}

/** As all screens have it. */
function shownCart(ask: Resolver): Cart | undefined {
  const { cart } = ask(CurrentCart).value
  return cart === noCart ? undefined : cart
}

/** All of an order once more: the cart that all screens show is read again. */
function reordering(ask: Resolver): ObservedView {
  const { reordering: model } = ask(OrdersViewModel)
  return {
    ...{ act: () => model.again('000001010'), state: model.task, models: [model], isDone: () => model.isComplete },
    kept: () => shownCart(ask)?.totalQuantity,
  }
}

function reading(ask: Resolver): ObservedView {
  return modelView(ask(CartViewModel), (model) => model.reading)
}

const refusingQuantity = {
  prepare: readCart,
  refusals: { refused: 'commerce:line.refused' },
  deviations: [{ where: ['user-errors'], gives: { outcome: 'refused: refused' }, source: 'commerce.mini-cart-quantity-status' }],
} as const

export const rows = [
  rowOfScreen(calls.customerCart, reading, {
    deviations: [{ where: ['401-again', 'refresh-refused'], gives: { outcome: 'done' }, source: 'who is signed out has an empty cart' }],
  }),
  rowOfScreen(calls.changedCustomerCart, reordering, {
    remembered: true,
    deviations: [
      readOnceDeviation,
      {
        where: ({ outcome, session, refreshes }) => outcome !== 'done' && session === 'kept' && refreshes !== undefined,
        gives: { outcome: 'done', effect: 'done', retryAfter: undefined, kept: 'before' },
        source: 'Reorder: the order is in the cart all the same',
      },
    ],
  }),
  rowOfScreen(calls.guestCart, (ask, { id }) => ({ ...reading(ask), open: () => ask(GuestCart).keep(id) }), {
    prepare: aGuestCart,
    signedOut: true,
  }),
  rowOfScreen(calls.createEmptyCart, addingAsGuest, {
    signedOut: true,
    refusals: { refused: 'commerce:add.refused' },
    deviations: [
      {
        where: ({ outcome }) => outcome !== 'done',
        gives: { effect: 'none' },
        source: 'nothing is put into a cart that nobody has heard of',
      },
    ],
  }),
  rowOfScreen(
    calls.mergeCarts,
    (ask, { id, ...shown }) => ({
      ...reading(ask),
      open: () => {
        putIntoState(ask, shown)
        ask(GuestCart).keep(id)
      },
      // Its own call is no reading: the lines that it brings have other ids each time.
      value: () => undefined,
      kept: () => ask(GuestCart).id,
    }),
    {
      prepare: aGuestCart,
      deviations: [{ where: ['refresh-refused'], gives: { outcome: 'done' }, source: 'who is signed out has an empty cart' }],
    },
  ),
  rowOfScreen(
    calls.deactivateAllCustomerCarts,
    cartView(CartViewModel, (model) => ({
      ...{ fill: () => model.ask(), act: () => model.empty(), state: model.emptying, isDone: () => !model.isAsked },
    })),
    { prepare: readCart },
  ),
  rowOfScreen(calls.updateCartItems, cartView(CartItemsModel, setting), refusingQuantity),
  rowOfScreen(calls.removeItemFromCart, cartView(CartItemsModel, removing), { prepare: readCart }),
  rowOfScreen(
    calls.miniCartUpdate,
    cartView(MiniCartViewModel, ({ items }) => setting(items)),
    refusingQuantity,
  ),
  rowOfScreen(
    calls.miniCartRemove,
    cartView(MiniCartViewModel, ({ items }) => removing(items)),
    { prepare: readCart },
  ),
  rowOfScreen(
    calls.applyCoupon,
    cartView(CartCodesModel, (model) => ({
      ...{ fill: () => model.typeCoupon('TEEOFF'), act: () => model.applyCoupon(), state: model.couponTask },
      isDone: () => model.coupon === '',
    })),
    { prepare: readCart },
  ),
  rowOfScreen(
    calls.removeCoupon,
    cartView(CartCodesModel, (model) => ({ act: () => model.removeCoupon(), state: model.couponTask })),
    { prepare: aCoupon },
  ),
  rowOfScreen(calls.applyGiftCode, applying('12.5'), { prepare: readCart }),
  rowOfScreen(calls.applyWholeGiftCode, applying(''), { prepare: readCart }),
  rowOfScreen(
    calls.removeGiftCode,
    cartView(CartCodesModel, (model) => ({ act: () => model.removeGiftCode(code), state: model.giftTask })),
    { prepare: aGiftCode },
  ),
]
