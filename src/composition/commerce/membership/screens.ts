import type { ComponentType } from 'react'
import { clubMemberships, monitorShop } from '#ui/commerce/membershipPaths.ts'
import { paths } from '#ui/shell/paths.ts'
import type { LoadPart } from '../../part.ts'
import type { Layout, ScreenEntry } from '../../screenEntry.ts'

const list: LoadPart = () => import('../membershipShop.ts')
const product: LoadPart = () => import('../product.ts')
const cart: LoadPart = () => import('../cart.ts')
const checkout: LoadPart = () => import('../checkout.ts')
const plans: LoadPart = () => import('../monitorPlans.ts')
const upgrade: LoadPart = () => import('../monitorUpgrade.ts')
const addresses: LoadPart = () => import('../addresses.ts')

/** The club's membership-style shop: store, token and cart are those of its other shop. */
const club: Pick<ScreenEntry, 'access' | 'layout'> = {
  access: 'player',
  layout: {
    id: 'memberships',
    part: list,
    screen: async () => (await import('#ui/commerce/membership-shop/MembershipShopFrame.tsx')).ClubMembershipsFrame,
  },
}

/** The launch monitor's shop: the same screens with another store and token. */
const monitors: Pick<ScreenEntry, 'access' | 'area' | 'layout'> & { readonly layout: Layout } = {
  access: 'player',
  area: 'launch-monitor-shop',
  layout: {
    id: 'monitor-shop',
    part: () => import('../monitorShop.ts'),
    screen: async () => monitor(list, (await import('#ui/commerce/membership-shop/MembershipShopFrame.tsx')).MonitorShopFrame),
  },
}

async function monitor(part: LoadPart, screen: ComponentType): Promise<ComponentType> {
  const { inMonitorShop } = await import('../monitor/inMonitorShop.tsx')
  return inMonitorShop(part, screen)
}

export const membershipScreens: readonly ScreenEntry[] = [
  {
    ...club,
    path: clubMemberships.home,
    part: list,
    screen: async () => (await import('#ui/commerce/membership-shop/MembershipShopScreen.tsx')).ClubMembershipsScreen,
  },
  {
    ...club,
    path: clubMemberships.product,
    part: product,
    screen: async () => (await import('#ui/commerce/product/ProductScreen.tsx')).ProductScreen,
  },
  {
    ...club,
    path: clubMemberships.cart,
    part: cart,
    screen: async () => (await import('#ui/commerce/cart/CartScreen.tsx')).CartScreen,
  },
  {
    ...club,
    path: clubMemberships.checkout,
    part: checkout,
    screen: async () => (await import('#ui/commerce/checkout/CheckoutScreen.tsx')).CheckoutScreen,
  },
  {
    ...club,
    path: clubMemberships.done,
    part: checkout,
    screen: async () => (await import('#ui/commerce/confirmation/ConfirmationScreen.tsx')).ConfirmationScreen,
  },
  {
    ...club,
    path: clubMemberships.addresses,
    part: addresses,
    screen: async () => (await import('#ui/commerce/address-book/AddressBookScreen.tsx')).AddressBookScreen,
  },
  {
    ...monitors,
    path: monitorShop.home,
    part: list,
    screen: async () => monitor(list, (await import('#ui/commerce/membership-shop/MembershipShopScreen.tsx')).MonitorShopScreen),
  },
  {
    ...monitors,
    path: monitorShop.product,
    part: product,
    screen: async () => monitor(product, (await import('#ui/commerce/product/ProductScreen.tsx')).ProductScreen),
  },
  {
    ...monitors,
    path: monitorShop.cart,
    part: cart,
    screen: async () => monitor(cart, (await import('#ui/commerce/cart/CartScreen.tsx')).CartScreen),
  },
  {
    ...monitors,
    path: monitorShop.checkout,
    part: checkout,
    screen: async () => monitor(checkout, (await import('#ui/commerce/checkout/CheckoutScreen.tsx')).CheckoutScreen),
  },
  {
    ...monitors,
    path: monitorShop.done,
    part: checkout,
    screen: async () => monitor(checkout, (await import('#ui/commerce/confirmation/ConfirmationScreen.tsx')).ConfirmationScreen),
  },
  {
    ...monitors,
    path: monitorShop.addresses,
    part: addresses,
    screen: async () => monitor(addresses, (await import('#ui/commerce/address-book/AddressBookScreen.tsx')).AddressBookScreen),
  },
  {
    ...monitors,
    path: paths.monitorPurchase,
    part: plans,
    screen: async () => monitor(plans, (await import('#ui/commerce/monitor-plans/BuyMembershipScreen.tsx')).BuyMembershipScreen),
  },
  {
    ...monitors,
    path: paths.monitorUpgrade,
    part: upgrade,
    screen: async () => monitor(upgrade, (await import('#ui/commerce/monitor-plans/UpgradeScreen.tsx')).UpgradeScreen),
  },
  {
    ...monitors,
    path: paths.monitorPayment,
    part: upgrade,
    screen: async () => monitor(upgrade, (await import('#ui/commerce/monitor-plans/PaymentInfoScreen.tsx')).PaymentInfoScreen),
  },
]
