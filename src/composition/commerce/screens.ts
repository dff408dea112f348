import { paths } from '#ui/shell/paths.ts'
import type { Layout, ScreenEntry } from '../screens.ts'

const checkout = () => import('./checkout.ts')
/** The shop's own bar stays while the screen below it changes. */
const layout: Layout = {
  id: 'shop',
  part: () => import('./menu.ts'),
  screen: async () => (await import('#ui/commerce/shop-bar/ShopFrame.tsx')).ShopFrame,
}

/** The shop, from its home to the confirmed order. */
export const screens: readonly ScreenEntry[] = [
  {
    path: paths.shop,
    access: 'shopper',
    reads: ['support.layout-shop'],
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
    layout,
    part: () => import('./product.ts'),
    screen: async () => (await import('#ui/commerce/product/ProductScreen.tsx')).ProductScreen,
  },
  {
    path: paths.cart,
    access: 'shopper',
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
    path: paths.addresses,
    access: 'player',
    part: () => import('./addresses.ts'),
    screen: async () => (await import('#ui/commerce/address-book/AddressBookScreen.tsx')).AddressBookScreen,
  },
]
