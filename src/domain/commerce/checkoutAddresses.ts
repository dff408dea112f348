import { type AddressRegion, type CustomerAddresses, inUseOrder, type PostalAddress, type SavedAddress } from './address.ts'
import type { Cart } from './cart.ts'

export type CheckoutAddress = PostalAddress | SavedAddress | 'as-shipping'

interface CheckoutPlaces {
  readonly shipping: PostalAddress | SavedAddress | undefined
  readonly billing: CheckoutAddress | undefined
}

/** The cart's addresses, else the customer's defaults. Without a default billing address, the shipping address. */
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

/** Compares fields, because a cart doesn't store the id of its addresses. */
export function isSameAddress(one: PostalAddress, other: PostalAddress): boolean {
  return textOf(one) === textOf(other) && isSameRegion(one.region, other.region)
}

function textOf(address: PostalAddress): string {
  const { prefix = '', firstName, middleName = '', lastName, suffix = '', company, vatId = '' } = address
  const { street, city, postcode, countryCode, telephone, fax = '' } = address
  const names = [prefix, firstName, middleName, lastName, suffix, company, vatId]
  return JSON.stringify([names, street, city, postcode, countryCode, telephone, fax])
}

/** A region that was typed has no id; the names of the others depend on the store's language. */
function isSameRegion(one: AddressRegion | undefined, other: AddressRegion | undefined): boolean {
  return one?.id && other?.id ? one.id === other.id : (one?.name ?? '') === (other?.name ?? '')
}
