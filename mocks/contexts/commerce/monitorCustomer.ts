import type { Player } from '../../http/handler.ts'
import type { World } from '../../world/World.ts'

const prefix = 'monitor-shop '

/** The same person is another customer in the launch monitor's shop: carts, addresses, orders and cards belong to a customer. */
export function monitorCustomer<T extends Pick<Player, 'id'>>(player: T): T {
  return { ...player, id: prefix + player.id }
}

export function personOf(world: World, customerId: string): Player {
  return world.players.get(customerId.startsWith(prefix) ? customerId.slice(prefix.length) : customerId)
}
