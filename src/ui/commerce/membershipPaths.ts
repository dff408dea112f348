import { paths } from '#ui/shell/paths.ts'

interface MembershipPaths {
  readonly home: string
  readonly product: string
  readonly cart: string
  readonly checkout: string
  readonly done: string
  readonly addresses: string
}

export const clubMemberships = below(paths.memberships)
export const monitorShop = below(paths.monitorShop)

/** The addresses of a membership-style shop. */
function below(home: string): MembershipPaths {
  return {
    ...{ home, product: `${home}/products/:urlKey`, cart: `${home}/cart`, addresses: `${home}/addresses` },
    ...{ checkout: `${home}/checkout`, done: `${home}/checkout/done` },
  }
}
