import type { Cart } from './cart.ts'

/** What the shop says of an order; a guest whose answer was lost knows only that there is one. */
export interface PlacedOrder {
  readonly id?: string | undefined
  /** For people. */
  readonly number?: string | undefined
}

/** What has to be mended before the shop goes on: what is ordered, how it is paid, or where it goes. */
export type CheckoutPart = 'order' | 'payment' | 'address'

const partsByCode: ReadonlyMap<number | undefined, CheckoutPart> = new Map([
  [1002, 'order'],
  [1003, 'payment'],
  [1004, 'payment'],
  [1005, 'payment'],
  [1006, 'payment'],
])

/** By the code of the shop's error; nothing where it is none of these. */
export function partOf(code: number | undefined): CheckoutPart | undefined {
  return partsByCode.get(code)
}

/** Which of the shop's ways to order a cart takes. */
export type ShopKind = 'club' | 'members' | 'plus'

/** Subscriptions are ordered in the members' shop, and in the plus shop where there is nothing else, and nothing to ship. */
export function shopOf({ items, isVirtual }: Pick<Cart, 'items' | 'isVirtual'>): ShopKind {
  const plans = items.filter(({ selection }) => selection.plan.kind === 'subscribe')
  if (plans.length === 0) return 'club'
  return isVirtual && plans.length === items.length ? 'plus' : 'members'
}
