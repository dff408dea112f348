import assert from 'node:assert/strict'
import type { Backend } from '#mocks/createBackend'
import type { Assembly, Stage } from '../Assembly.ts'
import { ModelDevice } from './ModelDevice.ts'
import { type Fetch, fetchFrom } from './network.ts'
import { Pace } from './Pace.ts'

/** View models over the composition's container, in Node: requests are answered before they leave the process. */
class ModelAssembly implements Assembly {
  readonly name = 'model'

  /** Neither a server nor a browser has to run. */
  open(): Promise<void> {
    return Promise.resolve()
  }

  close(): Promise<void> {
    return Promise.resolve()
  }

  async stage(backend: Backend): Promise<Stage> {
    return new ModelStage(backend)
  }
}

class ModelStage implements Stage {
  private readonly pace: Pace
  private readonly fetch: Fetch
  private readonly devices: ModelDevice[] = []

  constructor(backend: Backend) {
    this.pace = new Pace(backend.clock, () => backend.faults.held)
    this.fetch = fetchFrom({ handle: (request) => backend.handle(request) })
  }

  device(): ModelDevice {
    const device = new ModelDevice(this.pace, this.fetch)
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

  async evidence(): Promise<readonly []> {
    return []
  }

  async leave(): Promise<void> {
    await Promise.all(this.devices.map((device) => device.close()))
  }
}

export const model = new ModelAssembly()
