import type { World } from '../../world/World.ts'
import type { DeviceMembershipRow } from './data.ts'

interface SeededMembership extends Pick<DeviceMembershipRow, 'source' | 'name'> {
  readonly owner: string
  readonly esn?: string
  /** How many days from now it ends. */
  readonly days?: number
  readonly renews?: true
}

const memberships: readonly SeededMembership[] = [
  { owner: 'odette', source: 'skytrak', name: 'Game Improvement', esn: 'LM20410877', days: 21 },
  { owner: 'odette', source: 'skytrak', name: 'Play & Improve', esn: 'LP31120456', days: 301, renews: true },
  { owner: 'odette', source: 'simulation', name: 'Course Simulation', days: 365 },
  { owner: 'bram', source: 'legacy', name: 'Basic', esn: 'LX50070132' },
]

export async function seedMemberships(world: World): Promise<void> {
  const today = world.now().toZonedDateTimeISO('UTC').toPlainDate()
  for (const { owner, esn, days, renews = false, ...membership } of memberships) {
    await world.deviceMemberships.add({
      ...{ ...membership, id: world.nextId('membership'), playerId: `player-${owner}`, renews },
      ...(esn && { deviceId: `device-${esn}` }),
      ...(days !== undefined && { endsOn: today.add({ days }).toString() }),
    })
  }
}
