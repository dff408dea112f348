import assert from 'node:assert/strict'
import type { Backend } from '#mocks/createBackend'
import { interceptRequests, type NodeHost } from '#mocks/node'
import type { Assembly, TestEnvironment } from '../Assembly.ts'
import { type LinkTarget, notLinkable } from '../LinkTarget.ts'
import { ModelDevice } from './ModelDevice.ts'
import { unavailableDeployment } from './UnavailablePageLoading.ts'
import { VirtualTime } from './VirtualTime.ts'

class ModelAssembly implements Assembly {
  readonly name = 'model'

  private host: NodeHost | undefined

  async open(): Promise<void> {
    this.host = interceptRequests()
  }

  async close(): Promise<void> {
    this.host?.close()
  }

  async createEnvironment(backend: Backend): Promise<TestEnvironment> {
    this.host?.serve(backend)
    return new ModelEnvironment(backend)
  }
}

class ModelEnvironment implements TestEnvironment {
  readonly deployment = unavailableDeployment
  private readonly virtualTime: VirtualTime
  private readonly devices: ModelDevice[] = []

  constructor(backend: Backend) {
    this.virtualTime = new VirtualTime(backend.clock, () => backend.faults.held)
  }

  device(): ModelDevice {
    const device = new ModelDevice(this.virtualTime)
    this.devices.push(device)
    return device
  }

  limitWaits(timeout: Temporal.Duration): void {
    this.virtualTime.limitWaits(timeout)
  }

  async expectEventually<T>(read: () => T | Promise<T>, expected: T): Promise<void> {
    assert.deepEqual(await read(), expected)
  }

  async unexpectedErrors(): Promise<readonly string[]> {
    const faults = await Promise.all(this.devices.map((device) => device.unexpectedErrors()))
    return faults.flat()
  }

  currentAddress(): Promise<LinkTarget> {
    const [device = this.device(), second] = this.devices
    return second ? Promise.resolve(notLinkable('several')) : device.linkTarget()
  }

  async screenshots(): Promise<readonly []> {
    return []
  }

  async evidence(): Promise<readonly []> {
    return []
  }

  async dispose(): Promise<void> {
    await Promise.all(this.devices.map((device) => device.dispose()))
  }
}

export const model = new ModelAssembly()
