import type { Devices } from '#app/devices/ports/Devices'
import { type Device, deviceModels, type ReportReason } from '#domain/devices/device'
import type { RestClient } from '../RestClient.ts'
import { checkDevice, type DeviceOnWire, devices, registerDevice, reportDevice, unregisterDevice } from './deviceCalls.ts'

export class HttpDevices implements Devices {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async all(signal?: AbortSignal): Promise<readonly Device[]> {
    const { data } = await this.client.send(devices, { signal })
    return data.map(deviceFrom)
  }

  async check(esn: string, signal?: AbortSignal): Promise<number> {
    const { code } = await this.client.send(checkDevice, { query: { esn }, signal })
    return code
  }

  async register(esn: string): Promise<number> {
    const { code } = await this.client.send(registerDevice, { body: { esn } })
    return code
  }

  async unregister(deviceId: string): Promise<void> {
    await this.client.send(unregisterDevice, { body: { deviceId } })
  }

  async report(deviceId: string, reason: ReportReason): Promise<void> {
    await this.client.send(reportDevice, { body: { deviceId, reason } })
  }
}

function deviceFrom({ deviceId: id, model, ...device }: DeviceOnWire): Device {
  return { ...device, id, model: deviceModels.find((known) => known === model) }
}
