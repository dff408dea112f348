import * as z from 'zod/mini'
import { shopCall } from '../shopCall.ts'
import * as documents from './documents.generated.ts'
import { cartWithin, fieldOf, missingLines, wireCart } from './wireCart.ts'

const add = { method: 'POST', kind: 'write', mayLack: missingLines } as const
const addSimpleProducts = { ...add, answer: cartWithin('addSimpleProductsToCart') }
const addVirtualProducts = { ...add, answer: cartWithin('addVirtualProductsToCart') }
const addConfigurableProducts = { ...add, answer: cartWithin('addConfigurableProductsToCart') }

export const addSimple = shopCall({
  ...addSimpleProducts,
  id: 'commerce.add-simple',
  document: documents.AddSimpleProductDocument,
})

export const addCustomizable = shopCall({
  ...addSimpleProducts,
  id: 'commerce.add-customizable',
  document: documents.AddCustomizableProductDocument,
})

export const addSubscription = shopCall({
  ...addSimpleProducts,
  id: 'commerce.add-subscription-item',
  document: documents.AddSubscriptionDocument,
})

export const addSubscriptions = shopCall({
  ...addSimpleProducts,
  id: 'commerce.add-subscription-items',
  document: documents.AddSubscriptionsDocument,
})

export const addConfigurable = shopCall({
  ...addConfigurableProducts,
  id: 'commerce.add-configurable',
  document: documents.AddConfigurableProductDocument,
})

export const addConfigurableSubscription = shopCall({
  ...addConfigurableProducts,
  id: 'commerce.add-configurable-subscription',
  document: documents.AddConfigurableSubscriptionDocument,
})

export const addBundle = shopCall({
  ...add,
  id: 'commerce.add-bundle',
  document: documents.AddBundleProductDocument,
  answer: cartWithin('addBundleProductsToCart'),
})

export const addVirtual = shopCall({
  ...addVirtualProducts,
  id: 'commerce.add-virtual-products-to-cart',
  document: documents.AddVirtualProductsToCartDocument,
})

export const addVirtualWithOptions = shopCall({
  ...addVirtualProducts,
  id: 'commerce.add-virtual-with-options',
  document: documents.AddVirtualProductWithOptionsDocument,
})

/** Refused items are reported beside the cart, which contains the others. */
export const addProducts = shopCall({
  ...add,
  id: 'commerce.add-products-to-cart',
  document: documents.AddProductsToCartDocument,
  answer: z.pipe(
    fieldOf('addProductsToCart'),
    z.object({ cart: wireCart, user_errors: z.array(z.object({ code: z.string(), message: z.string() })) }),
  ),
})
