import * as calls from '#adapters/shop/commerce/cartOperations'
import { MergeCarts } from '#app/commerce/MergeCarts'
import { Carts } from '#app/commerce/ports/Carts'
import { GuestCart } from '#app/commerce/ports/GuestCart'
import type { CartChange } from '#domain/commerce/cartChange'
import { moneyOf } from '#domain/commerce/money'
import { newGuestCartId, putInto } from '#mocks/commerce/cart/carts'
import { aWish } from '#mocks/commerce/GivenCarts'
import { aCart, change, show } from '../carts.ts'
import { hana, row, type Setting } from '../Row.ts'

async function aGuestCart(setting: Setting) {
  const { world } = setting
  const id = newGuestCartId(world)
  await putInto(world, { id, active: true, giftCodes: [] }, aWish({ sku: 'FM-RANGE' }))
  return { ...(await aCart(setting)), id }
}

/** The towels in her cart. */
async function aLine(setting: Setting) {
  const shown = await aCart(setting)
  return { ...shown, lineId: shown.cart.lines[0]?.id ?? 0 }
}

async function aCoupon(setting: Setting) {
  await setting.given.carts.is(hana, { couponCode: 'WELCOME10' })
  return aCart(setting)
}

async function aGiftCode(setting: Setting) {
  await setting.given.carts.is(hana, { giftCodes: [{ code: 'GIFT-2026-USD' }] })
  return aCart(setting)
}

async function aFittedCart(setting: Setting) {
  await setting.given.carts.comesFromFitting(hana)
  return aCart(setting)
}

const code = 'GIFT-2026-USD'

function changing(call: { readonly id: string }, wanted: CartChange, prepare = aCart) {
  return row(call, (ask, shown) => change(ask, shown, wanted), { prepare })
}

function changingLine(call: { readonly id: string }, wanted: (lineId: number) => CartChange) {
  return row(call, (ask, { lineId, ...shown }) => change(ask, shown, wanted(lineId)), { prepare: aLine })
}

export const rows = [
  row(calls.customerCart, (ask, _, signal) => ask(Carts).ofCustomer('plain', signal)),
  row(calls.changedCustomerCart, (ask, _, signal) => ask(Carts).ofCustomer('after-change', signal)),
  row(calls.guestCart, (ask, { id }, signal) => ask(Carts).ofGuest(id, signal), { prepare: aGuestCart }),
  row(calls.createEmptyCart, (ask) => ask(Carts).createEmpty(), { signedOut: true }),
  row(
    calls.mergeCarts,
    (ask, { id, ...shown }) => {
      show(ask, shown)
      ask(GuestCart).keep(id)
      return ask(MergeCarts).execute()
    },
    { prepare: aGuestCart },
  ),
  row(calls.deactivateAllCustomerCarts, (ask) => ask(Carts).deactivateAll()),
  changingLine(calls.updateCartItems, (lineId) => ({ kind: 'quantity', lineId, quantity: 3, place: 'cart' })),
  changingLine(calls.removeItemFromCart, (lineId) => ({ kind: 'remove', lineId, place: 'cart' })),
  changingLine(calls.miniCartUpdate, (lineId) => ({ kind: 'quantity', lineId, quantity: 3, place: 'mini-cart' })),
  changingLine(calls.miniCartRemove, (lineId) => ({ kind: 'remove', lineId, place: 'mini-cart' })),
  changing(calls.applyCoupon, { kind: 'apply-coupon', code: 'TEEOFF' }),
  changing(calls.removeCoupon, { kind: 'remove-coupon' }, aCoupon),
  changing(calls.applyGiftCode, { kind: 'apply-gift-code', code, amount: moneyOf(12.5, 'USD') }),
  changing(calls.applyWholeGiftCode, { kind: 'apply-gift-code', code }),
  changing(calls.removeGiftCode, { kind: 'remove-gift-code', code }, aGiftCode),
  changing(calls.setOmniSelectedSet, { kind: 'choose-club-set', clubSet: 'putter' }, aFittedCart),
]
