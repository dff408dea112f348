import type { World } from '../../world/World.ts'

export class ArrangeDevices {
  private readonly world: World

  constructor(world: World) {
    this.world = world
  }

  /** Makes somebody a player of club and launch monitor who has registered the device today. */
  async areOf(playerId: string, esn: string): Promise<void> {
    await this.world.players.change(playerId, { type: 'skytrak_clubhouse' })
    await this.world.devices.change(`device-${esn}`, { ownerId: playerId, registeredOn: this.world.now().toString().slice(0, 10) })
  }
}
