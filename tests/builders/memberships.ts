import type { Memberships } from '#app/devices/ports/Memberships'
import type { Membership } from '#domain/devices/membership'

/** Of the device `device-1`, until the end of 2026. */
export function buildMembership(id: string, given: Partial<Membership> = {}): Membership {
  return {
    ...{
      id,
      source: 'skytrak',
      name: 'Game Improvement',
      deviceId: 'device-1',
      endsOn: Temporal.PlainDate.from('2026-12-31'),
      renews: false,
    },
    ...given,
  }
}

/** `inUse` refuses an activation: the membership is on another device by now. */
export class MembershipsInMemory implements Memberships {
  memberships: readonly Membership[]
  inUse = false
  readonly activations: string[] = []

  constructor(memberships: readonly Membership[] = []) {
    this.memberships = memberships
  }

  async all(): Promise<readonly Membership[]> {
    return this.memberships
  }

  async activate(id: string, deviceId: string): Promise<'activated' | 'in-use'> {
    this.activations.push(`${id} on ${deviceId}`)
    const taken = this.inUse ? 'another' : deviceId
    this.memberships = this.memberships.map((each) => (each.id === id ? { ...each, deviceId: taken } : each))
    return this.inUse ? 'in-use' : 'activated'
  }

  async stopRenewal(id: string): Promise<void> {
    this.memberships = this.memberships.map((each) => (each.id === id ? { ...each, renews: false } : each))
  }
}
