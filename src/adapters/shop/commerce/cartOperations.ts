import * as z from 'zod/mini'
import { shopCall } from '../shopCall.ts'
import * as documents from './documents.generated.ts'
import { cartAnswered, cartWithErrors, cartWithin, fieldOf, missingLines } from './wireCart.ts'

const read = { method: 'POST', kind: 'read', mayLack: missingLines } as const
const change = { method: 'POST', kind: 'write', mayLack: missingLines } as const

/** Creates a cart if there is none. */
export const customerCart = shopCall({
  ...read,
  id: 'commerce.customer-cart-get',
  method: 'GET',
  document: documents.CustomerCartDocument,
  answer: cartAnswered('customerCart'),
})

export const changedCustomerCart = shopCall({
  ...customerCart,
  id: 'commerce.customer-cart-post',
  method: 'POST',
})

export const guestCart = shopCall({
  ...read,
  id: 'commerce.guest-cart',
  document: documents.GuestCartDocument,
  answer: cartAnswered('cart'),
})

/** Returns a cart id. A repeated call only creates another cart. */
export const createEmptyCart = shopCall({
  ...change,
  id: 'commerce.create-empty-cart',
  auth: 'none',
  kind: 'idempotent',
  document: documents.CreateEmptyCartDocument,
  answer: z.pipe(
    z.object({ createGuestCart: z.object({ cart: z.object({ id: z.string().check(z.minLength(1)) }) }) }),
    z.transform(({ createGuestCart: { cart } }) => cart.id),
  ),
})

export const mergeCarts = shopCall({
  ...change,
  id: 'commerce.merge-carts',
  document: documents.MergeCartsDocument,
  answer: cartAnswered('mergeCarts'),
})

export const deactivateAllCustomerCarts = shopCall({
  ...change,
  id: 'commerce.deactivate-all-customer-carts',
  kind: 'idempotent',
  document: documents.DeActiveAllCustomerCartDocument,
  answer: z.pipe(fieldOf('deActiveAllCustomerCart'), z.boolean()),
})

export const updateCartItems = shopCall({
  ...change,
  id: 'commerce.update-cart-items',
  document: documents.UpdateCartItemsDocument,
  answer: cartWithErrors('updateCartItems'),
})

export const removeItemFromCart = shopCall({
  ...change,
  id: 'commerce.remove-item-from-cart',
  document: documents.RemoveItemFromCartDocument,
  answer: cartWithin('removeItemFromCart'),
})

export const miniCartUpdate = shopCall({
  ...change,
  id: 'commerce.mini-cart-update',
  document: documents.MiniCartUpdateDocument,
  answer: cartWithErrors('updateCartItems'),
})

export const miniCartRemove = shopCall({
  ...change,
  id: 'commerce.mini-cart-remove',
  document: documents.MiniCartRemoveDocument,
  answer: cartWithin('removeItemFromCart'),
})

export const applyCoupon = shopCall({
  ...change,
  id: 'commerce.apply-coupon',
  document: documents.ApplyCouponToCartDocument,
  answer: cartWithin('applyCouponToCart'),
})

export const removeCoupon = shopCall({
  ...change,
  id: 'commerce.remove-coupon',
  document: documents.RemoveCouponDocument,
  answer: cartWithin('removeCouponFromCart'),
})

export const applyGiftCode = shopCall({
  ...change,
  id: 'commerce.apply-gift-code',
  document: documents.MsApplyGiftCodeToCartDocument,
  answer: cartWithin('msApplyGiftCodeToCart'),
})

/** The code pays as much as the total and its balance allow. */
export const applyWholeGiftCode = shopCall({
  ...change,
  id: 'commerce.apply-gift-code-no-amount',
  document: documents.ApplyWholeGiftCodeDocument,
  answer: cartWithin('msApplyGiftCodeToCart'),
})

/** `is_remove_all`: 1 removes all codes, 0 this one. */
export const removeGiftCode = shopCall({
  ...change,
  id: 'commerce.remove-gift-code',
  document: documents.MsRemoveGiftCodeFromCartDocument,
  answer: cartWithin('msRemoveGiftCodeFromCart'),
})

export const setOmniSelectedSet = shopCall({
  ...change,
  kind: 'idempotent',
  id: 'commerce.set-omni-selected-set',
  document: documents.SetOmniSelectedSetDocument,
  answer: cartWithin('setOmniSelectedSet'),
})
