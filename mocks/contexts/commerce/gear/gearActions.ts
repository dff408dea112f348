import type { ClubAction } from '../../../world/ClubAction.ts'
import type { World } from '../../../world/World.ts'
import { productBySku } from '../catalogue/index.ts'

/** Another price is another quote. */
export async function changeGearPrice(world: World, id: string, cents: number): Promise<void> {
  await world.gearRecommendations.change(id, { cents, quoteId: world.nextId('gear-quote') })
}

export const gearActions: readonly ClubAction[] = [
  {
    id: 'commerce.change-gear-price',
    name: 'The club changes the price of recommended gear',
    targets: (world, playerId) =>
      world.gearRecommendations
        .list((row) => row.playerId === playerId)
        .map(({ id, sku }) => ({ id, name: productBySku(world, sku)?.name.en ?? sku })),
    run: (world, id) => changeGearPrice(world, id, 4900),
  },
]
