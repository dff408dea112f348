import { precacheListOf } from '../../../scripts/vite/precacheList.ts'
import { browserTimeout } from './browserTimeout.ts'
import type { Deployment } from './Deployment.ts'
import { navigation, type Tab } from './Tab.ts'

export class BrowserPageLoading {
  private readonly tab: Tab
  private readonly deployment: Deployment | undefined

  constructor(tab: Tab, deployment: Deployment | undefined) {
    this.tab = tab
    this.deployment = deployment
  }

  isPrecached(): Promise<boolean> {
    const { first, rest } = precacheListOf('dist')
    const count = [...first, ...rest].filter(({ path }) => path.startsWith('assets/')).length
    return this.tab.read((page) => page.evaluate(waitUntilPrecached, { count, timeout: browserTimeout }))
  }

  async hasNoCache(): Promise<boolean> {
    const workers = await this.tab.read((page) =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).filter(({ active }) => active !== null).length),
    )
    return workers === 0 && (await this.cachedPaths()).size === 0
  }

  /** An earlier cache stays until the new worker is active. */
  async cachedVersion(): Promise<'earlier' | 'new' | 'none'> {
    const names = [...(await this.cachedPaths()).keys()].map((name) => name.split(' ').at(-1))
    if (this.deployment && names.includes(this.deployment.version)) return 'earlier'
    return names.includes(this.deployment?.nextVersion) ? 'new' : 'none'
  }

  returnToPage(): Promise<void> {
    return this.tab.act((page) =>
      page.evaluate(() => {
        document.dispatchEvent(new Event('visibilitychange'))
      }),
    )
  }

  /** Without pressing the link. */
  hoverLessons(): Promise<void> {
    return this.tab.act((page, words) =>
      navigation(page, words)
        .getByRole('link', { name: words('shell:areas.lessons'), exact: true })
        .hover(),
    )
  }

  /** Number of reloads by the product itself. */
  async automaticReloads(): Promise<number> {
    return (await this.tab.timesLoaded()) - 1
  }

  private async cachedPaths(): Promise<ReadonlyMap<string, readonly string[]>> {
    const entries = await this.tab.read((page) =>
      page.evaluate(async () => {
        const names = await caches.keys()
        const pathsIn = async (name: string) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
        return Promise.all(names.map(async (name) => [name, await pathsIn(name)] as const))
      }),
    )
    return new Map(entries)
  }
}

interface PrecacheExpectation {
  readonly count: number
  readonly timeout: number
}

/** Runs in the page, so it can't use outer variables. */
async function waitUntilPrecached({ count, timeout: longest }: PrecacheExpectation): Promise<boolean> {
  const end = performance.now() + longest
  while (performance.now() < end) {
    const names = await window.caches.keys()
    const kept = await Promise.all(names.map(async (name) => (await window.caches.open(name)).keys()))
    if (kept.some((requests) => requests.filter(({ url }) => url.includes('/assets/')).length === count)) return true
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return false
}
