import type { Devices } from '#app/devices/ports/Devices'
import { type Device, deviceModels } from '#domain/devices/device'
import type { RestClient } from '../RestClient.ts'
import { type DeviceOnWire, devices } from './deviceCalls.ts'

export class HttpDevices implements Devices {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async all(signal?: AbortSignal): Promise<readonly Device[]> {
    const { data } = await this.client.send(devices, { signal })
    return data.map(deviceFrom)
  }
}

function deviceFrom({ deviceId: id, model, ...device }: DeviceOnWire): Device {
  return { ...device, id, model: deviceModels.find((known) => known === model) }
}
