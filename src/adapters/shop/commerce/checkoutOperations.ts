import * as z from 'zod/mini'
import { maybe } from '../../rest/schemas.ts'
import { shopCall } from '../shopCall.ts'
import * as documents from './checkout/documents.generated.ts'
import { cartWithin, missingLines } from './wireCart.ts'

const answer = { method: 'POST', kind: 'idempotent', mayLack: missingLines } as const
const placing = { method: 'POST', kind: 'write' } as const

export const setGuestEmail = shopCall({
  ...answer,
  id: 'commerce.set-guest-email',
  document: documents.SetGuestEmailDocument,
  answer: cartWithin('setGuestEmailOnCart'),
})

export const setBillingAddress = shopCall({
  ...answer,
  id: 'commerce.set-billing-address',
  document: documents.SetBillingAddressDocument,
  answer: cartWithin('setBillingAddressOnCart'),
})

export const setShippingAddresses = shopCall({
  ...answer,
  id: 'commerce.set-shipping-addresses',
  document: documents.SetShippingAddressesDocument,
  answer: cartWithin('setShippingAddressesOnCart'),
})

export const setShippingMethods = shopCall({
  ...answer,
  id: 'commerce.set-shipping-methods',
  document: documents.SetShippingMethodsDocument,
  answer: cartWithin('setShippingMethodsOnCart'),
})

/** By the card's token, never its number. */
export const setPaymentMethodCard = shopCall({
  ...answer,
  id: 'commerce.set-payment-method-card',
  document: documents.SetPaymentMethodCardDocument,
  answer: cartWithin('setPaymentMethodOnCart'),
})

export const setPaymentMethodFree = shopCall({
  ...answer,
  id: 'commerce.set-payment-method-free',
  document: documents.SetPaymentMethodFreeDocument,
  answer: cartWithin('setPaymentMethodOnCart'),
})

/** Custom-fit clubs are paid for at the club. */
export const setPaymentMethodCheckmo = shopCall({
  ...answer,
  id: 'commerce.set-payment-method-checkmo',
  document: documents.SetPaymentMethodClubOrderDocument,
  answer: cartWithin('setPaymentMethodOnCart'),
})

/** Either an order or a reason. */
const placed = z
  .object({
    orderV2: maybe(z.object({ id: z.string(), number: z.string() })),
    errors: maybe(z.array(z.object({ code: z.string(), message: z.string() }))),
  })
  .check(z.refine(({ orderV2, errors = [] }) => orderV2 !== undefined || errors.length > 0))
export type WirePlaced = z.infer<typeof placed>

const placedAtOnce = z.pipe(
  z.object({ order: z.object({ order_id: z.string(), order_number: z.string() }) }),
  z.transform(({ order }): WirePlaced => ({ orderV2: { id: order.order_id, number: order.order_number }, errors: [] })),
)

/** Not idempotent: sent once. */
export const placeOrder = shopCall({
  ...placing,
  id: 'commerce.place-order',
  document: documents.PlaceOrderDocument,
  answer: z.object({ placeOrder: placed }),
})

export const setPaymentMethodAndPlaceOrder = shopCall({
  ...placing,
  id: 'commerce.set-payment-method-and-place-order',
  document: documents.SetPaymentMethodAndPlaceOrderDocument,
  answer: z.object({ setPaymentMethodAndPlaceOrder: placedAtOnce }),
})

/** Payment for the members' shop; the order follows separately. */
export const setCartPayment = shopCall({
  ...answer,
  id: 'commerce.set-cart-payment',
  document: documents.SetCartPaymentDocument,
  answer: z.object({ setPaymentMethodOnCart: z.object({ cart: z.object({ id: z.string() }) }) }),
})
