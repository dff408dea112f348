import { paths } from '#ui/shell/paths.ts'
import type { Layout, ScreenEntry } from '../screenEntry.ts'
import { fittingScreens } from './fitting/screens.ts'
import { membershipScreens } from './membership/screens.ts'

const checkout = () => import('./checkout.ts')
const layout: Layout = {
  id: 'shop',
  part: () => import('./menu.ts'),
  screen: async () => (await import('#ui/commerce/shop-bar/ShopFrame.tsx')).ShopFrame,
}

export const screens: readonly ScreenEntry[] = [
  {
    path: paths.shop,
    access: 'shopper',
    reads: ['support.layout-shop', 'commerce.store-config-root-category'],
    layout,
    part: () => import('./shopHome.ts'),
    screen: async () => (await import('#ui/commerce/shop-home/ShopHomeScreen.tsx')).ShopHomeScreen,
  },
  {
    path: paths.proShop,
    access: 'shopper',
    layout,
    part: () => import('./proShop.ts'),
    screen: async () => (await import('#ui/commerce/pro-shop/ProShopScreen.tsx')).ProShopScreen,
  },
  {
    path: paths.category,
    access: 'shopper',
    layout,
    part: () => import('./listing.ts'),
    screen: async () => (await import('#ui/commerce/listing/CategoryScreen.tsx')).CategoryScreen,
  },
  {
    path: paths.shopSearch,
    access: 'shopper',
    layout,
    part: () => import('./listing.ts'),
    screen: async () => (await import('#ui/commerce/search/SearchScreen.tsx')).SearchScreen,
  },
  {
    path: paths.product,
    access: 'shopper',
    reads: ['commerce.product-by-url-key'],
    layout,
    part: () => import('./product.ts'),
    screen: async () => (await import('#ui/commerce/product/ProductScreen.tsx')).ProductScreen,
  },
  {
    path: paths.cart,
    access: 'shopper',
    reads: ['commerce.customer-cart-get'],
    part: () => import('./cart.ts'),
    screen: async () => (await import('#ui/commerce/cart/CartScreen.tsx')).CartScreen,
  },
  {
    path: paths.checkout,
    access: 'shopper',
    part: checkout,
    screen: async () => (await import('#ui/commerce/checkout/CheckoutScreen.tsx')).CheckoutScreen,
  },
  {
    path: paths.checkoutDone,
    access: 'shopper',
    part: checkout,
    screen: async () => (await import('#ui/commerce/confirmation/ConfirmationScreen.tsx')).ConfirmationScreen,
  },
  {
    path: paths.findOrder,
    access: 'shopper',
    part: checkout,
    screen: async () => (await import('#ui/commerce/find-order/FindOrderScreen.tsx')).FindOrderScreen,
  },
  {
    path: paths.orders,
    access: 'player',
    part: () => import('./orders.ts'),
    screen: async () => (await import('#ui/commerce/orders/OrdersScreen.tsx')).OrdersScreen,
  },
  {
    path: paths.order,
    access: 'player',
    part: () => import('./orders.ts'),
    screen: async () => (await import('#ui/commerce/orders/OrderScreen.tsx')).OrderScreen,
  },
  {
    path: paths.subscriptions,
    access: 'player',
    part: () => import('./subscriptions.ts'),
    screen: async () => (await import('#ui/commerce/subscriptions/SubscriptionsScreen.tsx')).SubscriptionsScreen,
  },
  {
    path: paths.rewards,
    access: 'player',
    part: () => import('./rewards.ts'),
    screen: async () => (await import('#ui/commerce/rewards/RewardsScreen.tsx')).RewardsScreen,
  },
  {
    path: paths.plans,
    access: 'player',
    part: () => import('./plans.ts'),
    screen: async () => (await import('#ui/commerce/plans/PlansScreen.tsx')).PlansScreen,
  },
  {
    path: paths.plus,
    access: 'player',
    part: () => import('./plus.ts'),
    screen: async () => (await import('#ui/commerce/plus-subscription/PlusScreen.tsx')).PlusScreen,
  },
  {
    path: paths.renewals,
    access: 'player',
    area: 'lessons',
    part: () => import('./renewals.ts'),
    screen: async () => (await import('#ui/commerce/renewals/RenewalsScreen.tsx')).RenewalsScreen,
  },
  {
    path: paths.gear,
    access: 'player',
    area: 'lessons',
    part: () => import('./gear.ts'),
    screen: async () => (await import('#ui/commerce/gear/GearScreen.tsx')).GearScreen,
  },
  {
    path: paths.purchases,
    access: 'player',
    part: () => import('./purchases.ts'),
    screen: async () => (await import('#ui/commerce/purchases/PurchasesScreen.tsx')).PurchasesScreen,
  },
  {
    path: paths.purchase,
    access: 'player',
    part: () => import('./purchases.ts'),
    screen: async () => (await import('#ui/commerce/purchases/PurchaseScreen.tsx')).PurchaseScreen,
  },
  {
    path: paths.addresses,
    access: 'player',
    part: () => import('./addresses.ts'),
    screen: async () => (await import('#ui/commerce/address-book/AddressBookScreen.tsx')).AddressBookScreen,
  },
  {
    path: paths.clubOrder,
    access: 'player',
    part: () => import('./deposits.ts'),
    screen: async () => (await import('#ui/commerce/club-order/ClubOrderScreen.tsx')).ClubOrderScreen,
  },
  ...fittingScreens,
  ...membershipScreens,
]
