import assert from 'node:assert/strict'
import type { Backend } from '#mocks/createBackend'
import type { Evidence, TestEnvironment } from '../Assembly.ts'
import { unavailableDeployment } from '../DeploymentControls.ts'
import { type LinkTarget, notLinkable } from '../LinkTarget.ts'
import { DomDevice } from './DomDevice.ts'
import { enterDocument, leaveDocument, openDocument } from './environment.ts'
import { PageTime } from './PageTime.ts'

let opened: Promise<void> | undefined

export async function openEnvironment(backend: Backend): Promise<TestEnvironment> {
  opened ??= openDocument()
  await opened
  enterDocument()
  return new DomEnvironment(backend)
}

class DomEnvironment implements TestEnvironment {
  readonly deployment = unavailableDeployment
  private readonly time: PageTime
  private readonly devices: DomDevice[] = []

  constructor(backend: Backend) {
    this.time = new PageTime(backend.clock, () => backend.faults.held)
  }

  device(): DomDevice {
    const device = new DomDevice(this.time)
    this.devices.push(device)
    return device
  }

  limitWaits(timeout: Temporal.Duration): void {
    this.time.limitWaits(timeout)
  }

  async expectEventually<T>(read: () => T | Promise<T>, expected: T): Promise<void> {
    await this.time.whenIdle()
    assert.deepEqual(await read(), expected)
  }

  async unexpectedErrors(): Promise<readonly string[]> {
    return this.devices.flatMap(({ unexpectedErrors }) => unexpectedErrors)
  }

  async currentAddress(): Promise<LinkTarget> {
    const [device = this.device(), second] = this.devices
    return second ? notLinkable('several') : device.linkTarget
  }

  async screenshots(): Promise<readonly []> {
    return []
  }

  async evidence(): Promise<readonly Evidence[]> {
    return [{ body: `${location.href}\n\n${document.body.innerHTML}`, mediaType: 'text/html' }]
  }

  async dispose(): Promise<void> {
    for (const device of this.devices) await device.dispose()
    leaveDocument()
  }
}
