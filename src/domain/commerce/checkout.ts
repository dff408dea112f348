import type { Cart } from './cart.ts'

/** The number is unknown if a guest's answer was lost. */
export interface PlacedOrder {
  readonly id?: string | undefined
  readonly number?: string | undefined
}

export type CheckoutPart = 'order' | 'payment' | 'address'

const partsByCode: ReadonlyMap<number | undefined, CheckoutPart> = new Map([
  [1002, 'order'],
  [1003, 'payment'],
  [1004, 'payment'],
  [1005, 'payment'],
  [1006, 'payment'],
])

/** By the shop's error code; undefined for others. */
export function partOf(code: number | undefined): CheckoutPart | undefined {
  return partsByCode.get(code)
}

export type ShopKind = 'club' | 'members' | 'plus'

/** The members' shop for subscriptions; the plus shop if the cart contains nothing else and nothing is shipped. */
export function shopOf({ items, isVirtual }: Pick<Cart, 'items' | 'isVirtual'>): ShopKind {
  const plans = items.filter(({ selection }) => selection.plan.kind === 'subscribe')
  if (plans.length === 0) return 'club'
  return isVirtual && plans.length === items.length ? 'plus' : 'members'
}
