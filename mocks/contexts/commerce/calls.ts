import {
  countries,
  country,
  createCustomerAddress,
  customer,
  deleteCustomerAddress,
  updateCustomerAddress,
} from '#adapters/shop/commerce/addressOperations'
import * as authentication from '#adapters/shop/commerce/authenticationOperations'
import * as cartAdds from '#adapters/shop/commerce/cartAddOperations'
import * as carts from '#adapters/shop/commerce/cartOperations'
import * as catalogue from '#adapters/shop/commerce/catalogueOperations'
import * as checkout from '#adapters/shop/commerce/checkoutOperations'
import { convertCustomClubToCart } from '#adapters/shop/commerce/deposits/clubCartOperations'
import { redeemMembershipGiftCard, validateMembershipGiftCard } from '#adapters/shop/commerce/membershipCardOperations'
import {
  customerOrderByNumber,
  customerOrders,
  guestOrder,
  orderItemsByNumber,
  reorderItems,
} from '#adapters/shop/commerce/orderOperations'
import { proShopContent } from '#adapters/shop/commerce/proShopOperations'
import * as subscriptions from '#adapters/shop/commerce/subscriptions/subscriptionOperations'
import { monitorShopCalls } from '#adapters/shop/monitor/monitorShopOperations'

const addressCalls = [customer, createCustomerAddress, updateCustomerAddress, deleteCustomerAddress, country, countries]
const cartCalls = [...Object.values(carts), ...Object.values(cartAdds)]
const orderCalls = [customerOrders, customerOrderByNumber, guestOrder, orderItemsByNumber, reorderItems]

export const shopCalls = [
  ...Object.values(authentication),
  ...addressCalls,
  ...cartCalls,
  ...Object.values(catalogue),
  ...Object.values(checkout),
  convertCustomClubToCart,
  proShopContent,
  validateMembershipGiftCard,
  redeemMembershipGiftCard,
  ...orderCalls,
  ...monitorShopCalls,
  ...Object.values(subscriptions),
]
