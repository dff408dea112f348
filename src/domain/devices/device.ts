export const deviceModels = ['standard', 'plus', 'max'] as const
export type DeviceModel = (typeof deviceModels)[number]

export const reportReasons = ['lost', 'stolen'] as const
export type ReportReason = (typeof reportReasons)[number]

/** A launch monitor. */
export interface Device {
  readonly id: string
  /** Its serial number. */
  readonly esn: string
  /** Absent where the product does not know it. */
  readonly model: DeviceModel | undefined
  readonly firmware: string | undefined
  readonly registeredOn: Temporal.PlainDate | undefined
  readonly reported: ReportReason | undefined
  readonly blocked: boolean
}

/** Those of a player, newest first. A blocked device is nobody's. */
export function ownedDevices(devices: readonly Device[]): readonly Device[] {
  return devices.filter(({ blocked }) => !blocked).toSorted((one, other) => compare(other, one))
}

function compare(one: Device, other: Device): number {
  const [first, second] = [one.registeredOn?.toString() ?? '', other.registeredOn?.toString() ?? '']
  return first === second ? one.esn.localeCompare(other.esn) : first.localeCompare(second)
}
