import { type CustomerAddresses, inUseOrder, type PostalAddress, type SavedAddress } from './address.ts'
import type { Cart } from './cart.ts'

/** Where an order or its bill goes: one of the customer's own addresses, any other, or for bills the same place. */
export type CheckoutAddress = PostalAddress | SavedAddress | 'as-shipping'

/** Nothing where the shopper has to say it. */
interface CheckoutPlaces {
  readonly shipping: PostalAddress | SavedAddress | undefined
  readonly billing: CheckoutAddress | undefined
}

/** Before anybody has chosen: what the cart has been told before, else the customer's defaults. Without one for bills they go where the order goes. */
export function initialAddresses(
  book: CustomerAddresses | undefined,
  { isVirtual, delivery, billingAddress }: Pick<Cart, 'isVirtual' | 'delivery' | 'billingAddress'>,
): CheckoutPlaces {
  const addresses = inUseOrder(book?.addresses ?? [])
  const billing = billingAddress ?? addresses.find(({ isDefaultBilling }) => isDefaultBilling)
  if (isVirtual) return { shipping: undefined, billing: billing ?? addresses[0] }
  const shipping = delivery?.address ?? addresses[0]
  return { shipping, billing: billing && !(shipping && isSameAddress(billing, shipping)) ? billing : 'as-shipping' }
}

/** Whether two addresses mean the same: a cart keeps no id of where it goes. */
export function isSameAddress(one: PostalAddress, other: PostalAddress): boolean {
  return textOf(one) === textOf(other)
}

function textOf({ firstName, lastName, street, city, postcode, countryCode, telephone }: PostalAddress): string {
  return JSON.stringify([firstName, lastName, street, city, postcode, countryCode, telephone])
}
