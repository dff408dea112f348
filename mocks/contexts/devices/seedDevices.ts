import type { World } from '../../world/World.ts'

interface SeededDevice {
  readonly esn: string
  readonly model: string
  readonly firmware: string
  readonly owner?: string
  /** How many days ago it was registered. */
  readonly days?: number
  readonly blocked?: true
}

/** One in each state of the check: owned, free and blocked. */
const devices: readonly SeededDevice[] = [
  { esn: 'LM20410877', model: 'standard', firmware: '4.2.1', owner: 'odette', days: 420 },
  { esn: 'LP31120456', model: 'plus', firmware: '5.0.3', owner: 'odette', days: 64 },
  { esn: 'LX50070132', model: 'max', firmware: '1.1.0', owner: 'bram', days: 31 },
  { esn: 'LX50070477', model: 'max', firmware: '1.2.0', owner: 'dario', days: 12 },
  { esn: 'LM20440091', model: 'standard', firmware: '4.1.9', owner: 'bram', days: 800, blocked: true },
  { esn: 'LM20999001', model: 'standard', firmware: '4.2.1' },
  { esn: 'LP31555222', model: 'plus', firmware: '5.0.3' },
  { esn: 'LM20666013', model: 'standard', firmware: '4.0.0', blocked: true },
]

export async function seedDevices(world: World): Promise<void> {
  const today = world.now().toZonedDateTimeISO('UTC').toPlainDate()
  for (const { esn, model, firmware, owner, days = 0, blocked = false } of devices) {
    const ownership = { ownerId: `player-${owner}`, registeredOn: today.subtract({ days }).toString() }
    await world.devices.add({ id: `device-${esn}`, esn, model, firmware, blocked, ...(owner && ownership) })
  }
}
