import type { World } from '../../../world/World.ts'
import type { ClubOrderRow } from './data.ts'

export async function seedClubOrders(world: World): Promise<void> {
  await addClubOrder(world, 'player-hana', { id: 'CC000000031' })
  await addClubOrder(world, 'player-wataru', { id: 'CC000000032', region: 'jp' })
}

async function addClubOrder(world: World, playerId: string, own: Partial<ClubOrderRow> & Pick<ClubOrderRow, 'id'>): Promise<ClubOrderRow> {
  const { region } = world.players.get(playerId)
  return world.clubOrders.add({ playerId, region, setId: 'three-wedges', withdrawn: false, checked: {}, ...own })
}
