import type { World } from '../../../world/World.ts'
import { storeOfRegion } from './clubOrders.ts'
import type { ClubOrderRow } from './data.ts'

export async function seedClubOrders(world: World): Promise<void> {
  await addClubOrder(world, 'player-hana', { id: 'CC000000031' })
  await world.fittingSessions.change('FS-2277', { customClubId: 'CC000000031' })
  await addClubOrder(world, 'player-wataru', { id: 'CC000000032', region: 'jp' })
}

async function addClubOrder(world: World, playerId: string, own: Partial<ClubOrderRow> & Pick<ClubOrderRow, 'id'>): Promise<ClubOrderRow> {
  const { region } = world.players.get(playerId)
  const order = await world.clubOrders.add({ playerId, region, setId: 'three-wedges', withdrawn: false, checked: {}, ...own })
  const { code: storeCode } = storeOfRegion(order.region)
  await world.customClubs.add({ id: order.id, playerId, storeCode, deposit: 0, items: [], steps: [], giftCodes: [], coupons: [] })
  return order
}
