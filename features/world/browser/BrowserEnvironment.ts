import type { Page } from 'playwright'
import type { Evidence, TestEnvironment } from '../Assembly.ts'
import type { DeploymentControls } from '../DeploymentControls.ts'
import type { Device } from '../Device.ts'
import { type LinkTarget, notLinkable } from '../LinkTarget.ts'
import type { AccessibilityChecks } from './AccessibilityChecks.ts'
import { BrowserDevice, type DeviceOptions } from './BrowserDevice.ts'
import { expectWithin } from './expectWithin.ts'
import type { Secrets } from './InvariantChecks.ts'
import { screenshotOf } from './screenshotOf.ts'

interface EnvironmentChecks {
  readonly accessibility: AccessibilityChecks
  secrets(): Secrets
  readonly close?: (() => Promise<void>) | undefined
}

export class BrowserEnvironment implements TestEnvironment {
  private readonly options: DeviceOptions
  private readonly checks: EnvironmentChecks
  private readonly devices: BrowserDevice[] = []

  constructor(options: DeviceOptions, checks: EnvironmentChecks) {
    this.options = options
    this.checks = checks
  }

  get deployment(): DeploymentControls {
    if (!this.options.deployment) throw new Error('The site changes in scenarios tagged @deployed only')
    return this.options.deployment
  }

  device(): Device {
    const device = new BrowserDevice(this.options)
    this.devices.push(device)
    return device
  }

  limitWaits(duration: Temporal.Duration): void {
    this.options.virtualTime.limitWaits(duration)
  }

  expectEventually<T>(read: () => T | Promise<T>, expected: T): Promise<void> {
    return expectWithin(read, expected)
  }

  async unexpectedErrors(): Promise<readonly string[]> {
    const kept = await Promise.all(this.devices.map((device) => (device.hasWindow ? device.storedItems() : {})))
    const page = (await this.pages()).at(-1)
    return [
      ...this.options.invariantChecks.violations(
        this.checks.secrets(),
        kept.map((items) => JSON.stringify(items)),
      ),
      ...(page && !page.url().startsWith('chrome-error:') ? await this.checks.accessibility.findings(page) : []),
    ]
  }

  /** Only the model assembly creates links. */
  async currentAddress(): Promise<LinkTarget> {
    return notLinkable('browser')
  }

  async screenshots(): Promise<readonly Buffer[]> {
    const pictures = await Promise.all((await this.pages()).map(screenshotOf))
    return pictures.filter((picture) => picture !== undefined)
  }

  async evidence(): Promise<readonly Evidence[]> {
    const pages = await this.pages()
    const evidence = await Promise.all(
      pages.map(
        async (page): Promise<readonly Evidence[]> => [
          { body: await page.screenshot(), mediaType: 'image/png' },
          { body: `${page.url()}\n\n${await page.locator('body').ariaSnapshot()}`, mediaType: 'text/plain' },
        ],
      ),
    )
    return evidence.flat()
  }

  async dispose(): Promise<void> {
    await Promise.all(this.devices.map((device) => device.dispose()))
    await this.checks.close?.()
  }

  private async pages(): Promise<readonly Page[]> {
    const pages = await Promise.all(this.devices.map((device) => device.pages()))
    return pages.flat()
  }
}
