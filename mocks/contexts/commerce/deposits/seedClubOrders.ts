import { regions } from '../../../http/regions.ts'
import type { World } from '../../../world/World.ts'
import { storeWith } from './clubOrders.ts'
import { wedgeSets } from './clubSets.ts'

export async function seedClubOrders(world: World): Promise<void> {
  await addClubOrder(world, 'CC000000031', 'player-hana', regions[world.players.get('player-hana').region].store)
  await world.fittingSessions.change('FS-2277', { customClubId: 'CC000000031' })
  await addClubOrder(world, 'CC000000032', 'player-wataru', regions.jp.store)
}

async function addClubOrder(world: World, id: string, playerId: string, storeCode: string): Promise<void> {
  const sets = wedgeSets(storeWith(storeCode))
  await world.customClubs.add({ id, playerId, storeCode, sets, setId: 'three-wedges', withdrawn: false, checked: {}, steps: [] })
}
