import type { Devices } from '#app/devices/ports/Devices'
import { Failure } from '#app/shared/failure'
import type { Device, ReportReason } from '#domain/devices/device'

export function buildDevice(id: string, given: Partial<Device> = {}): Device {
  return {
    ...{ id, esn: `LM${id.padStart(8, '0')}`, model: 'standard', firmware: '4.2.0', registeredOn: Temporal.PlainDate.from('2025-06-01') },
    ...{ reported: undefined, blocked: false },
    ...given,
  }
}

/** Devices in memory; `trouble` fails the next write, before or after it is done; `code` answers checks and registrations. */
export class DevicesInMemory implements Devices {
  devices: readonly Device[]
  trouble: 'refused' | 'answer-lost' | undefined = undefined
  code = 0
  readonly checks: string[] = []
  readonly writes: string[] = []

  constructor(devices: readonly Device[] = []) {
    this.devices = devices
  }

  async all(): Promise<readonly Device[]> {
    return this.devices
  }

  async check(esn: string): Promise<number> {
    this.checks.push(esn)
    return this.code
  }

  async register(esn: string): Promise<number> {
    const added = this.code === 0 ? [buildDevice(`${this.devices.length + 1}`, { esn })] : []
    await this.write(`register ${esn}`, [...this.devices, ...added])
    return this.code
  }

  unregister(id: string): Promise<void> {
    return this.write(
      `unregister ${id}`,
      this.devices.filter((device) => device.id !== id),
    )
  }

  report(id: string, reported: ReportReason): Promise<void> {
    return this.write(
      `report ${id} ${reported}`,
      this.devices.map((device) => (device.id === id ? { ...device, reported } : device)),
    )
  }

  private async write(what: string, devices: readonly Device[]): Promise<void> {
    const { trouble } = this
    this.trouble = undefined
    this.writes.push(what)
    if (trouble === 'refused') throw new Failure('server-fault')
    this.devices = devices
    if (trouble === 'answer-lost') throw new Failure('timed-out')
  }
}
