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
import { createShownCart, inCart, show } from '../carts.ts'
import type { View } from '../cell/View.ts'
import { hana, type RowContext, screen } from '../Row.ts'
import { onceEachTime, opened } from '../views.ts'

async function aGuestCart(setting: RowContext) {
  const { world } = setting
  const id = newGuestCartId(world)
  await putInto(world, { id, active: true, giftCodes: [] }, buildCartItem({ sku: 'FM-RANGE' }))
  return { ...(await createShownCart(setting)), id }
}

async function aCoupon(setting: RowContext) {
  await setting.given.carts.is(hana, { couponCode: 'WELCOME10' })
  return createShownCart(setting)
}

async function aGiftCode(setting: RowContext) {
  await setting.given.carts.is(hana, { giftCodes: [{ code: 'GIFT-2026-USD' }] })
  return createShownCart(setting)
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
  }
}

function removing(model: CartItemsModel) {
  return { act: () => model.remove(lineIn(model)), state: model.removing, isDone: () => model.removal.state === 'removed' }
}

function applying(amount: string) {
  return inCart(CartCodesModel, (model) => ({
    fill: () => {
      model.typeGiftCode(code)
      model.typeGiftAmount(amount)
    },
    ...{ act: () => model.applyGiftCode(), state: model.giftTask, isDone: () => model.giftCode === '' },
  }))
}

function addingAsGuest(ask: Resolver): View {
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
function reordering(ask: Resolver): View {
  const { reordering: model } = ask(OrdersViewModel)
  return {
    ...{ act: () => model.again('000001010'), state: model.task, models: [model], isDone: () => model.isComplete },
    kept: () => shownCart(ask)?.totalQuantity,
  }
}

function reading(ask: Resolver): View {
  return opened(ask(CartViewModel), (model) => model.reading)
}

export const rows = [
  screen(calls.customerCart, reading, {
    deviations: [{ where: ['401-again', 'refresh-refused'], gives: { outcome: 'done' }, source: 'who is signed out has an empty cart' }],
  }),
  screen(calls.changedCustomerCart, reordering, {
    remembered: true,
    deviations: [
      onceEachTime,
      {
        where: ({ outcome, session, refreshes }) => outcome !== 'done' && session === 'kept' && refreshes !== undefined,
        gives: { outcome: 'done', effect: 'done', retryAfter: undefined, kept: 'before' },
        source: 'Reorder: the order is in the cart all the same',
      },
    ],
  }),
  screen(calls.guestCart, (ask, { id }) => ({ ...reading(ask), open: () => ask(GuestCart).keep(id) }), {
    prepare: aGuestCart,
    signedOut: true,
  }),
  screen(calls.createEmptyCart, addingAsGuest, {
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
  screen(
    calls.mergeCarts,
    (ask, { id, ...shown }) => ({
      ...reading(ask),
      open: () => {
        show(ask, shown)
        ask(GuestCart).keep(id)
      },
      // Its own call is no reading: the lines that it brings have other ids each time.
      value: () => undefined,
      kept: () => ask(GuestCart).id,
    }),
    {
      prepare: aGuestCart,
      deviations: [{ where: ['401-again', 'refresh-refused'], gives: { outcome: 'done' }, source: 'who is signed out has an empty cart' }],
    },
  ),
  screen(
    calls.deactivateAllCustomerCarts,
    inCart(CartViewModel, (model) => ({
      ...{ fill: () => model.ask(), act: () => model.empty(), state: model.emptying, isDone: () => !model.isAsked },
    })),
    { prepare: createShownCart },
  ),
  screen(calls.updateCartItems, inCart(CartItemsModel, setting), { prepare: createShownCart }),
  screen(calls.removeItemFromCart, inCart(CartItemsModel, removing), { prepare: createShownCart }),
  screen(
    calls.miniCartUpdate,
    inCart(MiniCartViewModel, ({ items }) => setting(items)),
    { prepare: createShownCart },
  ),
  screen(
    calls.miniCartRemove,
    inCart(MiniCartViewModel, ({ items }) => removing(items)),
    { prepare: createShownCart },
  ),
  screen(
    calls.applyCoupon,
    inCart(CartCodesModel, (model) => ({
      ...{ fill: () => model.typeCoupon('TEEOFF'), act: () => model.applyCoupon(), state: model.couponTask },
      isDone: () => model.coupon === '',
    })),
    { prepare: createShownCart },
  ),
  screen(
    calls.removeCoupon,
    inCart(CartCodesModel, (model) => ({ act: () => model.removeCoupon(), state: model.couponTask })),
    { prepare: aCoupon },
  ),
  screen(calls.applyGiftCode, applying('12.5'), { prepare: createShownCart }),
  screen(calls.applyWholeGiftCode, applying(''), { prepare: createShownCart }),
  screen(
    calls.removeGiftCode,
    inCart(CartCodesModel, (model) => ({ act: () => model.removeGiftCode(code), state: model.giftTask })),
    { prepare: aGiftCode },
  ),
]
