import { countries, createCustomerAddress, customer, deleteCustomerAddress, updateCustomerAddress } from '../commerce/addressOperations.ts'
import { cardLookup, processAuthenticationFlat } from '../commerce/authenticationOperations.ts'
import { changedCustomerCart } from '../commerce/cartOperations.ts'
import { categoryProducts } from '../commerce/catalogueOperations.ts'

/** The operations are those of the club's shop; store and token are others. */
export const shopProducts = { ...categoryProducts, id: 'devices.shop-products' }
export const shopCustomer = { ...customer, id: 'devices.shop-customer' }
export const shopCarts = { ...changedCustomerCart, id: 'devices.shop-carts' }
export const shopCreateAddress = { ...createCustomerAddress, id: 'devices.shop-create-address' }
export const shopUpdateAddress = { ...updateCustomerAddress, id: 'devices.shop-update-address' }
export const shopDeleteAddress = { ...deleteCustomerAddress, id: 'devices.shop-delete-address' }
export const shopCountries = { ...countries, id: 'devices.shop-countries' }
export const shopCardLookup = { ...cardLookup, id: 'devices.shop-card-lookup' }
export const shop3dAuthentication = { ...processAuthenticationFlat, id: 'devices.shop-3d-authentication' }

export const monitorShopCalls = [
  ...[shopProducts, shopCustomer, shopCarts, shopCountries, shopCardLookup, shop3dAuthentication],
  ...[shopCreateAddress, shopUpdateAddress, shopDeleteAddress],
]

/** The launch monitor's call for each call of the club's shop; cart and checkout are one call. */
const ids: ReadonlyMap<string, string> = new Map([
  ['commerce.products-by-category', shopProducts.id],
  ['commerce.product-by-url-key', shopProducts.id],
  ['commerce.product-options', shopProducts.id],
  ['commerce.products-by-url-keys', shopProducts.id],
  ['commerce.store-config-root-category', shopProducts.id],
  ['commerce.navigation-menu', shopProducts.id],
  ['commerce.customer', shopCustomer.id],
  ['commerce.customer-orders', shopCustomer.id],
  ['commerce.customer-order-by-number', shopCustomer.id],
  ['commerce.create-customer-address', shopCreateAddress.id],
  ['commerce.update-customer-address', shopUpdateAddress.id],
  ['commerce.delete-customer-address', shopDeleteAddress.id],
  ['commerce.countries', shopCountries.id],
  ['commerce.country', shopCountries.id],
  ['commerce.card-lookup', shopCardLookup.id],
  ['commerce.process-3d-authentication-alt', shop3dAuthentication.id],
])

/** The same operation, as a call of the launch monitor's shop. */
export function monitorCallOf<Call extends { readonly id: string }>(call: Call): Call {
  return { ...call, id: ids.get(call.id) ?? shopCarts.id }
}
