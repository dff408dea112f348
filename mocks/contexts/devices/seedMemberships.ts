import type { World } from '../../world/World.ts'
import type { DeviceMembershipRow } from './data.ts'

interface SeededMembership extends Pick<DeviceMembershipRow, 'source' | 'name' | 'sku' | 'price' | 'currency'> {
  readonly owner: string
  readonly esn?: string
  /** How many days from now it ends. */
  readonly days?: number
  readonly renews?: true
}

/** Odette buys in Canada's store. */
const cad = { currency: 'CAD' } as const

const memberships: readonly SeededMembership[] = [
  { owner: 'odette', source: 'skytrak', name: 'Game Improvement', sku: 'LM-IMPROVE', price: 17_700, ...cad, esn: 'LM20410877', days: 21 },
  {
    owner: 'odette',
    source: 'skytrak',
    name: 'Play & Improve',
    sku: 'LM-PLAY',
    price: 34_100,
    ...cad,
    esn: 'LP31120456',
    days: 301,
    renews: true,
  },
  { owner: 'odette', source: 'simulation', name: 'Course Simulation', days: 365 },
  { owner: 'bram', source: 'legacy', name: 'Basic', sku: 'LM-BASIC', esn: 'LX50070132' },
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

const purchases = [
  { owner: 'odette', name: 'Launch monitor Plus', days: 64, amount: 409_500, ...cad, status: 'paid' },
  { owner: 'odette', name: 'Play & Improve', days: 64, amount: 34_100, ...cad, status: 'paid' },
  { owner: 'odette', name: 'Play & Improve', days: 65, amount: 34_100, ...cad, status: 'failed' },
  { owner: 'odette', name: 'Metal Case', days: 200, amount: 5300, ...cad, status: 'refunded' },
  { owner: 'odette', name: 'Game Improvement', days: 344, amount: 17_700, ...cad, status: 'paid' },
  { owner: 'bram', name: 'Launch monitor Max', days: 31, amount: 499_500, currency: 'USD', status: 'paid' },
] as const

export async function seedDevicePurchases(world: World): Promise<void> {
  const noon = world.now().toZonedDateTimeISO('UTC').with({ hour: 12, minute: 0, second: 0 })
  for (const { owner, days, ...purchase } of purchases) {
    const createdAt = noon.subtract({ days }).toInstant().toString({ fractionalSecondDigits: 0 })
    await world.devicePurchases.add({ ...purchase, id: world.nextId('purchase'), playerId: `player-${owner}`, createdAt })
  }
}
