import type { World } from '../../world/World.ts'
import { todayOf } from './todayOf.ts'

export class ArrangeDevices {
  private readonly world: World

  constructor(world: World) {
    this.world = world
  }

  /** Makes somebody a player of club and launch monitor who has registered the device today. */
  async areOf(playerId: string, esn: string): Promise<void> {
    await this.world.players.change(playerId, { type: 'skytrak_clubhouse' })
    const registeredOn = todayOf(this.world, this.world.players.get(playerId)).toString()
    await this.world.devices.change(`device-${esn}`, { ownerId: playerId, registeredOn })
  }

  async membershipIsElsewhere(playerId: string, name: string): Promise<void> {
    const membership = this.world.deviceMemberships.first((row) => row.playerId === playerId && row.name === name)
    if (!membership) throw new Error(`${playerId} has no ${name}`)
    await this.world.deviceMemberships.change(membership.id, { deviceId: 'device-elsewhere' })
  }

  /** For a year, without a launch monitor. */
  async hasLooseMembership(playerId: string, name: string): Promise<void> {
    const endsOn = todayOf(this.world, this.world.players.get(playerId)).add({ years: 1 }).toString()
    await this.world.deviceMemberships.add({
      ...{ id: this.world.nextId('membership'), playerId, source: 'simulation', name, endsOn, renews: false },
    })
  }

  async nextPaymentFails(playerId: string, name: string): Promise<void> {
    const membership = this.world.deviceMemberships.first((row) => row.playerId === playerId && row.name === name)
    if (!membership) throw new Error(`${playerId} has no ${name}`)
    await this.world.deviceMemberships.change(membership.id, { paymentFails: true })
  }
}
