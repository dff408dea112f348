import assert from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import type { Page } from 'playwright'
import type { Evidence, TestEnvironment } from '../Assembly.ts'
import type { Device } from '../Device.ts'
import { type LinkTarget, notLinkable } from '../LinkTarget.ts'
import type { Operators } from '../PagesActor.ts'
import type { Accessibility } from './Accessibility.ts'
import { BrowserDevice, type DeviceOptions } from './BrowserDevice.ts'
import type { Secrets } from './InvariantChecks.ts'
import { lastResort } from './lastResort.ts'
import { pictureOf } from './picture.ts'

const pauses = [0, 5, 10, 20, 40, 80]

interface Judges {
  readonly accessibility: Accessibility
  secrets(): Secrets
  readonly close?: (() => Promise<void>) | undefined
}

export class BrowserEnvironment implements TestEnvironment {
  private readonly around: DeviceOptions
  private readonly judges: Judges
  private readonly devices: BrowserDevice[] = []

  constructor(around: DeviceOptions, judges: Judges) {
    this.around = around
    this.judges = judges
  }

  get operators(): Operators {
    if (!this.around.deployment) throw new Error('The site changes in scenarios tagged @deployed only')
    return this.around.deployment
  }

  device(): Device {
    const device = new BrowserDevice(this.around)
    this.devices.push(device)
    return device
  }

  waitsAtMost(duration: Temporal.Duration): void {
    this.around.virtualTime.waitsAtMost(duration)
  }

  async sees<T>(read: () => T | Promise<T>, expected: T): Promise<void> {
    const end = performance.now() + lastResort
    for (let look = 0; ; look += 1) {
      const seen = await seenBy(read)
      if ('value' in seen && isDeepStrictEqual(seen.value, expected)) return
      if (performance.now() < end) await new Promise((resolve) => setTimeout(resolve, pauses[look] ?? pauses.at(-1)))
      else if ('value' in seen) assert.deepStrictEqual(seen.value, expected)
      else throw seen.error
    }
  }

  async unexpectedErrors(): Promise<readonly string[]> {
    const kept = await Promise.all(this.devices.map((device) => (device.hasWindow ? device.kept() : {})))
    const page = (await this.pages()).at(-1)
    return [
      ...this.around.watch.faults(
        this.judges.secrets(),
        kept.map((items) => JSON.stringify(items)),
      ),
      ...(page && !page.url().startsWith('chrome-error:') ? await this.judges.accessibility.findings(page) : []),
    ]
  }

  /** Only the model assembly creates links. */
  async currentAddress(): Promise<LinkTarget> {
    return notLinkable('browser')
  }

  async pictures(): Promise<readonly Buffer[]> {
    const pictures = await Promise.all((await this.pages()).map(pictureOf))
    return pictures.filter((picture) => picture !== undefined)
  }

  async evidence(): Promise<readonly Evidence[]> {
    const pages = await this.pages()
    const looks = await Promise.all(
      pages.map(
        async (page): Promise<readonly Evidence[]> => [
          { body: await page.screenshot(), mediaType: 'image/png' },
          { body: `${page.url()}\n\n${await page.locator('body').ariaSnapshot()}`, mediaType: 'text/plain' },
        ],
      ),
    )
    return looks.flat()
  }

  async leave(): Promise<void> {
    await Promise.all(this.devices.map((device) => device.leave()))
    await this.judges.close?.()
  }

  private async pages(): Promise<readonly Page[]> {
    const pages = await Promise.all(this.devices.map((device) => device.pages()))
    return pages.flat()
  }
}

async function seenBy<T>(read: () => T | Promise<T>): Promise<{ readonly value: T } | { readonly error: unknown }> {
  try {
    return { value: await read() }
  } catch (error) {
    return { error }
  }
}
