import { ownedDevices } from '#domain/devices/device'
import type { Connectivity } from '../shared/ports/Connectivity.ts'
import { writeOnce } from '../shared/writeOnce.ts'
import type { Devices } from './ports/Devices.ts'

export class RegisterDevice {
  private readonly devices: Devices
  private readonly connectivity: Connectivity

  constructor(devices: Devices, connectivity: Connectivity) {
    this.devices = devices
    this.connectivity = connectivity
  }

  async execute(esn: string): Promise<number> {
    const find = async () => (ownedDevices(await this.devices.all()).some((device) => device.esn === esn) ? 0 : undefined)
    return writeOnce(this.connectivity, () => this.devices.register(esn), find)
  }
}
