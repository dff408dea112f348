import type { Evidence, TestEnvironment } from '../Assembly.ts'
import { expectWithin } from '../browser/expectWithin.ts'
import { type DeploymentControls, unavailableDeployment } from '../DeploymentControls.ts'
import type { Device } from '../Device.ts'
import { type LinkTarget, notLinkable } from '../LinkTarget.ts'
import { EngineDevice, type EngineDeviceOptions } from './EngineDevice.ts'

export class EngineEnvironment implements TestEnvironment {
  private readonly options: EngineDeviceOptions
  private readonly devices: EngineDevice[] = []

  constructor(options: EngineDeviceOptions) {
    this.options = options
  }

  get deployment(): DeploymentControls {
    return this.options.site.deployment ?? unavailableDeployment
  }

  device(): Device {
    const device = new EngineDevice(this.options)
    this.devices.push(device)
    return device
  }

  limitWaits(timeout: Temporal.Duration): void {
    this.options.virtualTime.limitWaits(timeout)
  }

  expectEventually<T>(read: () => T | Promise<T>, expected: T): Promise<void> {
    return expectWithin(read, expected)
  }

  async unexpectedErrors(): Promise<readonly string[]> {
    return (await Promise.all(this.devices.map((device) => device.problems()))).flat()
  }

  /** Only the assembly in Node creates links. */
  async currentAddress(): Promise<LinkTarget> {
    return notLinkable('browser')
  }

  async screenshots(): Promise<readonly Buffer[]> {
    return []
  }

  async evidence(): Promise<readonly Evidence[]> {
    const pages = (await Promise.all(this.devices.map((device) => device.pages()))).flat()
    return Promise.all(pages.map(async (page) => ({ body: await page.screenshot(), mediaType: 'image/png' })))
  }

  async dispose(): Promise<void> {
    try {
      await Promise.all(this.devices.map((device) => device.dispose()))
    } finally {
      await this.options.site.close()
    }
  }
}
