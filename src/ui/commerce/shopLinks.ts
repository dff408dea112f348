import { createContext, useContext } from 'react'
import { pathOfOrder, paths } from '#ui/shell/paths.ts'
import { clubMemberships, monitorShop } from './membershipPaths.ts'
import { pathOfDone, pathOfProduct } from './shopPaths.ts'

export interface ShopLinks {
  readonly home: string
  readonly cart: string
  readonly checkout: string
  /** Undefined where the shop has no list of orders. */
  readonly orders: string | undefined
  readonly hasCategories: boolean
  product(urlKey: string): string
  order(number: string): string
  done(number: string | undefined): string
}

const clubLinks: ShopLinks = {
  ...{ home: paths.shop, cart: paths.cart, checkout: paths.checkout, orders: paths.orders, hasCategories: true },
  ...{ product: pathOfProduct, order: pathOfOrder, done: pathOfDone },
}

export const membershipsLinks: ShopLinks = { ...linksTo(clubMemberships), orders: paths.orders }
export const monitorShopLinks: ShopLinks = linksTo(monitorShop)

function linksTo({ home, cart, checkout, product, done }: typeof monitorShop): ShopLinks {
  return {
    ...{ home, cart, checkout, orders: undefined, hasCategories: false, order: pathOfOrder },
    product: (urlKey) => product.replace(':urlKey', encodeURIComponent(urlKey)),
    done: (number) => (number === undefined ? done : `${done}?${new URLSearchParams({ order: number })}`),
  }
}

export const ShopLinksContext = createContext(clubLinks)

export function useShopLinks(): ShopLinks {
  return useContext(ShopLinksContext)
}
