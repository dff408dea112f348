import type { Page } from 'playwright'
import { keptFilesIn } from '../../../scripts/vite/keptFiles.ts'
import type { PagesActor } from '../PagesActor.ts'
import type { Deployment } from './Deployment.ts'
import { lastResort } from './lastResort.ts'
import { isThere } from './reading.ts'
import { navigation, type Tab } from './Tab.ts'
import type { Words } from './words.ts'

export class BrowserPages implements PagesActor {
  private readonly tab: Tab
  private readonly deployment: Deployment | undefined

  constructor(tab: Tab, deployment: Deployment | undefined) {
    this.tab = tab
    this.deployment = deployment
  }

  areKept(): Promise<boolean> {
    const { first, rest } = keptFilesIn('dist')
    const count = [...first, ...rest].filter(({ path }) => path.startsWith('assets/')).length
    return this.tab.look((page) => page.evaluate(willHaveKept, { count, timeout: lastResort }))
  }

  async nothingKept(): Promise<boolean> {
    const workers = await this.tab.look((page) =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).filter(({ active }) => active !== null).length),
    )
    return workers === 0 && (await this.kept()).size === 0
  }

  /** An earlier cache stays until the new worker is active. */
  async version(): Promise<'earlier' | 'new' | 'none'> {
    const names = [...(await this.kept()).keys()].map((name) => name.split(' ').at(-1))
    if (this.deployment && names.includes(this.deployment.version)) return 'earlier'
    return names.includes(this.deployment?.nextVersion) ? 'new' : 'none'
  }

  comeBack(): Promise<void> {
    return this.tab.act((page) =>
      page.evaluate(() => {
        document.dispatchEvent(new Event('visibilitychange'))
      }),
    )
  }

  pointAtLessons(): Promise<void> {
    return this.tab.act((page, words) =>
      navigation(page, words)
        .getByRole('link', { name: words('shell:areas.lessons'), exact: true })
        .hover(),
    )
  }

  takeNewVersion(): Promise<void> {
    return this.press('shell:update.reload')
  }

  putOffNewVersion(): Promise<void> {
    return this.press('shell:update.later')
  }

  canTakeNewVersion(): Promise<boolean> {
    return this.tab.look((page, words) => isThere(button(page, words, 'shell:update.reload')))
  }

  newVersionWaits(): Promise<boolean> {
    return this.tab.look((page, words) => isThere(page.getByText(words('shell:update.held'))))
  }

  isLate(): Promise<boolean> {
    return this.tab.look((page, words) => isThere(page.getByRole('heading', { level: 1, name: words('shell:late.title') })))
  }

  async timesComeAnew(): Promise<number> {
    return (await this.tab.timesLoaded()) - 1
  }

  tryAgain(): Promise<void> {
    return this.tab.act((page, words) => button(page, words, 'shell:failure.retry').click())
  }

  lookForClubAgain(): Promise<void> {
    return this.press('shell:failure.retry')
  }

  private press(key: string): Promise<void> {
    return this.tab.act((page, words) => button(page, words, key).click())
  }

  private async kept(): Promise<ReadonlyMap<string, readonly string[]>> {
    const entries = await this.tab.look((page) =>
      page.evaluate(async () => {
        const names = await caches.keys()
        const pathsIn = async (name: string) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
        return Promise.all(names.map(async (name) => [name, await pathsIn(name)] as const))
      }),
    )
    return new Map(entries)
  }
}

interface Wanted {
  readonly count: number
  readonly timeout: number
}

/** Runs in the page, so it can't use outer variables. */
async function willHaveKept({ count, timeout: longest }: Wanted): Promise<boolean> {
  const end = performance.now() + longest
  while (performance.now() < end) {
    const names = await window.caches.keys()
    const kept = await Promise.all(names.map(async (name) => (await window.caches.open(name)).keys()))
    if (kept.some((requests) => requests.filter(({ url }) => url.includes('/assets/')).length === count)) return true
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return false
}

function button(page: Page, words: Words, key: string) {
  return page.getByRole('button', { name: words(key), exact: true })
}
