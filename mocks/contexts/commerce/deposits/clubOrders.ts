import { type Region, regions } from '../../../http/regions.ts'
import type { Language } from '../../../world/languages.ts'
import type { World } from '../../../world/World.ts'
import { changeCart } from '../cart/carts.ts'
import { moneyOf, priceIn, type Store, storeNamed } from '../stores.ts'
import { fittedSet, fittedSets } from './clubSets.ts'
import type { ClubOrderRow } from './data.ts'

export type ClubOrderState = 'open' | 'placed' | 'processing' | 'taken' | 'returned'

export function stateOf(world: World, { orderId, deposit }: ClubOrderRow): ClubOrderState {
  if (orderId === undefined) return 'open'
  if (!deposit) return 'placed'
  if (deposit.returned) return 'returned'
  return Temporal.Instant.compare(world.now(), deposit.settles) < 0 ? 'processing' : 'taken'
}

export function clubOrderOf(world: World, playerId: string, id: string): ClubOrderRow | undefined {
  return world.clubOrders.first((order) => order.id === id && order.playerId === playerId && !order.withdrawn)
}

export function storeOfRegion(region: Region): Store {
  const store = storeNamed(regions[region].store)
  if (!store) throw new Error(`${region} has no store`)
  return store
}

export function depositMinor(store: Store, setId: string | undefined): number {
  return priceIn(store, fittedSet(setId)?.depositCents ?? 0)
}

export function maskOf({ id }: ClubOrderRow): string {
  return `mask-${id}`
}

/** The sets of an order, as its answer contains them. */
export function setsOnWire(world: World, order: ClubOrderRow, language: Language) {
  const store = storeOfRegion(order.region)
  const money = (minor: number) => moneyOf(store, minor)
  const [total, deposit] = [priceIn(store, fittedSet(order.setId)?.cents ?? 0), depositMinor(store, order.setId)]
  const { coupon, giftCode } = order.deposit ?? {}
  const placed = world.customerOrders.find(order.orderId ?? '')
  return {
    customClubItems: fittedSets.flatMap((set) =>
      set.clubs.map((club) => ({
        ...{ id: `${set.id}-${club.id}`, name: club.name[language], specification: club.specification.map((each) => each[language]) },
        ...{ quantity: 1, price: money(priceIn(store, set.cents / set.clubs.length)), setInformation: set.id },
      })),
    ),
    cart: {
      ...{ total: money(total), deposit: money(deposit), rest: money(total - deposit) },
      ...{ maskId: maskOf(order), storeId: store.id, state: stateOf(world, order), selectedSet: order.setId ?? null },
      sets: fittedSets.map((set) => ({
        ...{ setInformation: set.id, name: set.name[language] },
        ...{ total: money(priceIn(store, set.cents)), deposit: money(depositMinor(store, set.id)) },
      })),
      ...{ orderId: placed ? Number(placed.id) : null, orderNumber: placed?.number ?? null },
    },
    giftCodeUsage: giftCode ? [{ code: giftCode.code, amount: money(giftCode.minor) }] : [],
    couponCodeUsage: coupon ? [{ code: coupon.code, amount: money(coupon.minor) }] : [],
  }
}

/** The club order of a cart that came from a conversion. */
export async function markPlaced(world: World, cartId: string, orderId: string): Promise<void> {
  const order = world.clubOrders.first((each) => each.cartId === cartId)
  if (order) await world.clubOrders.change(order.id, { orderId, setId: world.carts.find(cartId)?.clubSet })
}

/** As if it had never been placed. */
export async function deletePlaced(world: World, order: ClubOrderRow): Promise<void> {
  const cart = world.carts.find(order.cartId ?? '')
  if (cart) await changeCart(world, cart, { active: false })
  if (order.orderId !== undefined) await world.customerOrders.change(order.orderId, { status: 'canceled' })
  await world.clubOrders.change(order.id, { orderId: undefined, cartId: undefined })
}
