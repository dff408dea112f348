import assert from 'node:assert/strict'
import type { Backend } from '#mocks/createBackend'
import { interceptRequests, type NodeHost } from '#mocks/node'
import type { Assembly, Stage } from '../Assembly.ts'
import { type Standing, untold } from '../Standing.ts'
import { ModelDevice } from './ModelDevice.ts'
import { noOperators } from './noPages.ts'
import { Pace } from './Pace.ts'

/** View models over the composition's container, in Node: requests are answered before they leave the process. */
class ModelAssembly implements Assembly {
  readonly name = 'model'

  private host: NodeHost | undefined

  async open(): Promise<void> {
    this.host = interceptRequests()
  }

  async close(): Promise<void> {
    this.host?.close()
  }

  async stage(backend: Backend): Promise<Stage> {
    this.host?.serve(backend)
    return new ModelStage(backend)
  }
}

class ModelStage implements Stage {
  readonly operators = noOperators
  private readonly pace: Pace
  private readonly devices: ModelDevice[] = []

  constructor(backend: Backend) {
    this.pace = new Pace(backend.clock, () => backend.faults.held)
  }

  device(): ModelDevice {
    const device = new ModelDevice(this.pace)
    this.devices.push(device)
    return device
  }

  waitsAtMost(patience: Temporal.Duration): void {
    this.pace.waitsAtMost(patience)
  }

  async sees<T>(read: () => T | Promise<T>, expected: T): Promise<void> {
    assert.deepEqual(await read(), expected)
  }

  async faults(): Promise<readonly string[]> {
    const faults = await Promise.all(this.devices.map((device) => device.faults()))
    return faults.flat()
  }

  /** Without a device, as somebody does who comes for the first time. */
  standing(): Promise<Standing> {
    const [device = this.device(), second] = this.devices
    return second ? Promise.resolve(untold('several')) : device.standing()
  }

  async pictures(): Promise<readonly []> {
    return []
  }

  async evidence(): Promise<readonly []> {
    return []
  }

  async leave(): Promise<void> {
    await Promise.all(this.devices.map((device) => device.breakDown()))
  }
}

export const model = new ModelAssembly()
