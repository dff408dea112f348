import type { World } from '../World.ts'

export async function seedCarts(world: World): Promise<void> {
  await world.carts.add({ id: 'cart-hana', playerId: 'player-hana', totalQuantity: 2 })
}
