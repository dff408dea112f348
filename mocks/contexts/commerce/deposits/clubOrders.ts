import { type Store, storeNamed } from '../../../world/stores.ts'
import type { World } from '../../../world/World.ts'
import { calculateTotals } from '../cart/calculateTotals.ts'
import { changeCart } from '../cart/carts.ts'
import { taxFor } from '../cart/taxes.ts'
import type { CustomClubRow, FittedSetRow } from './data.ts'
import { itemOf } from './fittedItem.ts'
import { pickUpOf } from './pickUps.ts'

export type ClubOrderState = 'open' | 'placed' | 'processing' | 'taken' | 'returned'

export function stateOf(world: World, { orderId, deposit }: CustomClubRow): ClubOrderState {
  if (!deposit) return orderId === undefined ? 'open' : 'placed'
  if (deposit.returned) return 'returned'
  return Temporal.Instant.compare(world.now(), deposit.settles) < 0 ? 'processing' : 'taken'
}

export function clubOrderOf(world: World, playerId: string, id: string): CustomClubRow | undefined {
  return world.customClubs.first((order) => order.id === id && order.playerId === playerId && !order.withdrawn)
}

export function storeWith(code: string): Store {
  const store = storeNamed(code)
  if (!store) throw new Error(`There is no store ${code}`)
  return store
}

export function setIn({ sets, setId }: Pick<CustomClubRow, 'sets' | 'setId'>, id: string = setId): FittedSetRow | undefined {
  return sets.find((set) => set.id === id)
}

/** Of the set that was chosen or ordered. */
export function depositOf(order: CustomClubRow): number {
  return setIn(order)?.deposit ?? 0
}

export function subtotalOf({ clubs }: Pick<FittedSetRow, 'clubs'>): number {
  return clubs.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
}

/** As the shop's cart computes them for goods that are picked up at the club. */
export function totalsOf(store: Store, set: FittedSetRow): { readonly total: number; readonly tax: number } {
  const { fittedPrice: unit = 0, quantity } = itemOf(set)
  const { grandTotal: total, tax } = calculateTotals([{ unit, quantity }], taxFor(store, pickUpOf(store.country)))
  return { total, tax }
}

/** The accepted codes that are still good for the set that is chosen or ordered. */
export function codesOf(world: World, order: CustomClubRow): Pick<NonNullable<CustomClubRow['deposit']>, 'coupon' | 'giftCode'> {
  const { coupon, giftCode } = order.checked
  const isGood = coupon?.setId === order.setId && world.coupons.find(coupon.code)?.active === true
  const found = giftCode && world.giftCodes.find(giftCode.code)
  const left = depositOf(order) - (isGood ? coupon.minor : 0)
  const minor = found?.active ? Math.min(found.balance, left) : 0
  return {
    ...(isGood && { coupon: { code: coupon.code, minor: coupon.minor } }),
    ...(giftCode && minor > 0 && { giftCode: { code: giftCode.code, minor } }),
  }
}

/** The deposit less the codes that were accepted for it. */
export function dueOf(world: World, order: CustomClubRow): number {
  const { coupon, giftCode } = codesOf(world, order)
  return depositOf(order) - (coupon?.minor ?? 0) - (giftCode?.minor ?? 0)
}

export function maskOf({ id }: Pick<CustomClubRow, 'id'>): string {
  return `mask-${id}`
}

/** The club order of a cart that came from a conversion. */
export async function markPlaced(world: World, cartId: string, orderId: string): Promise<void> {
  const order = world.customClubs.first((each) => each.cartId === cartId)
  if (order) await world.customClubs.change(order.id, { orderId, setId: world.carts.find(cartId)?.clubSet ?? order.setId })
}

/** As if it had never been placed. */
export async function deletePlaced(world: World, order: CustomClubRow): Promise<void> {
  const cart = world.carts.find(order.cartId ?? '')
  if (cart) await changeCart(world, cart, { active: false })
  if (order.orderId !== undefined) await world.customerOrders.change(order.orderId, { status: 'canceled' })
  await world.customClubs.change(order.id, { orderId: undefined, cartId: undefined })
}
