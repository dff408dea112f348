import type { CustomerAddressRow } from '#mocks/contexts/commerce/places/data'
import type { World } from '#mocks/world/World'

export class AddressBooks {
  private readonly world: World

  constructor(world: World) {
    this.world = world
  }

  streetsOf(playerId: string): readonly string[] {
    return this.rowsOf(playerId).map(({ street }) => street[0] ?? '')
  }

  regionOf(playerId: string, street: string): string {
    return this.rowsOf(playerId).find((row) => row.street[0] === street)?.regionName ?? ''
  }

  private rowsOf(playerId: string): readonly CustomerAddressRow[] {
    const rows = this.world.customerAddresses.list((row) => row.playerId === playerId)
    return rows.sort((one, other) => Number(one.id) - Number(other.id))
  }
}
