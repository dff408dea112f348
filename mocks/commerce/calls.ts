import {
  countries,
  country,
  createCustomerAddress,
  customer,
  deleteCustomerAddress,
  updateCustomerAddress,
} from '#adapters/shop/commerce/addressOperations'
import { cardLookup, processAuthentication, processAuthenticationFlat } from '#adapters/shop/commerce/authenticationOperations'
import * as catalogue from '#adapters/shop/commerce/catalogueOperations'
import { customerCart } from '#adapters/shop/commerce/operations'
import { customerOrderByNumber, customerOrders, orderItemsByNumber, reorderItems } from '#adapters/shop/commerce/orderOperations'
import { proShopContent } from '#adapters/shop/commerce/proShopOperations'

const addressCalls = [customer, createCustomerAddress, updateCustomerAddress, deleteCustomerAddress, country, countries]

const orderCalls = [customerOrders, customerOrderByNumber, orderItemsByNumber, reorderItems]

/** The shop's own operations. */
export const shopCalls = [
  customerCart,
  cardLookup,
  processAuthentication,
  processAuthenticationFlat,
  ...addressCalls,
  ...Object.values(catalogue),
  proShopContent,
  ...orderCalls,
]
