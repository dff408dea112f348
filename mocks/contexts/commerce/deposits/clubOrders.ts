import type { World } from '../../../world/World.ts'
import { changeCart } from '../cart/carts.ts'
import { type Store, storeNamed } from '../stores.ts'
import type { CustomClubRow, FittedSetRow } from './data.ts'

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

export function totalOf({ clubs }: Pick<FittedSetRow, 'clubs'>): number {
  return clubs.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
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
