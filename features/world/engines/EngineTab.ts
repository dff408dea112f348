import { type PageTexts, pageTextsIn } from '../browser/pageTexts.ts'
import type { TimedPage, VirtualTime } from '../browser/VirtualTime.ts'
import type { EnginePage } from './Engine.ts'
import type { RequestedScript } from './EngineSite.ts'

/** In milliseconds: code that has not come by then was for a page that is gone or, if there are several, for another one. */
const longestLoad = { alone: 30_000, beside: 2000 }

interface TabOptions {
  readonly startAddress: string | undefined
  readonly virtualTime: VirtualTime
  /** What pages have asked for, and when. */
  readonly scripts: readonly RequestedScript[]
  /** Path and query become a whole address. */
  resolve(address: string): string
  /** A new page, before the club is open in it. */
  page(): Promise<EnginePage>
}

/** A window of a device. */
export class EngineTab implements TimedPage {
  readonly open: readonly string[] = []
  readonly events = 0
  hasFailures = false
  private readonly options: TabOptions
  private opened: Promise<EnginePage> | undefined
  private loadedAt = 0

  constructor(options: TabOptions) {
    this.options = options
  }

  get isOpen(): boolean {
    return this.opened !== undefined
  }

  act<T>(intent: (page: EnginePage, words: PageTexts) => Promise<T>): Promise<T> {
    return this.options.virtualTime.act(async () => {
      const page = await this.page()
      return intent(page, await wordsOf(page))
    })
  }

  async read<T>(reading: (page: EnginePage, words: PageTexts) => Promise<T>): Promise<T> {
    if (!this.isOpen) await this.options.virtualTime.act(() => this.page())
    const page = await this.page()
    return reading(page, await wordsOf(page))
  }

  /** As the first address of a visit; later by `way`. */
  navigateTo(address: string, way: ((page: EnginePage) => Promise<void>) | undefined): Promise<void> {
    return this.options.virtualTime.act(async () => {
      const typed = !this.isOpen && this.options.startAddress === undefined
      const page = await this.page(address)
      if (typed) return
      if (await page.run((path) => location.pathname === path, address)) return this.reloadPage(page)
      if (way) return way(page)
      await page.goto(this.options.resolve(address))
      await this.options.virtualTime.whenIdle()
    })
  }

  reload(): Promise<void> {
    return this.act((page) => this.reloadPage(page))
  }

  async openPage(): Promise<EnginePage | undefined> {
    return this.opened
  }

  async isBusy(): Promise<boolean> {
    const page = await this.opened
    const state = await page?.run(() => window.driver.state()).catch(() => undefined)
    // What an earlier document asked for and did not get is no failure of this one.
    if (state && state.loadedAt !== this.loadedAt) this.hasFailures = false
    this.loadedAt = state?.loadedAt ?? this.loadedAt
    this.hasFailures ||= state?.hasFailed === true
    if (!state || state.isBusy) return true
    const limit = this.options.virtualTime.pageCount > 1 ? longestLoad.beside : longestLoad.alone
    const asked = this.options.scripts.filter(({ at }) => at >= state.loadedAt && Date.now() - at < limit)
    return asked.some(({ path }) => !state.scripts.includes(path))
  }

  async nextTimer(): Promise<number | undefined> {
    return (await this.opened)?.run(() => window.instrumentation?.nextTimer())
  }

  async runDueTimers(): Promise<void> {
    await (await this.opened)?.run(() => window.instrumentation?.runDueTimers())
  }

  async setTime(now: number): Promise<void> {
    await (await this.opened)?.run((instant) => window.instrumentation?.setTime(instant), now)
  }

  private async reloadPage(page: EnginePage): Promise<void> {
    await page.goto(await page.run(() => location.href))
    await this.options.virtualTime.whenIdle()
  }

  private page(address = '/'): Promise<EnginePage> {
    this.opened ??= this.openAt(this.options.startAddress ?? address)
    return this.opened
  }

  private async openAt(address: string): Promise<EnginePage> {
    const page = await this.options.page()
    await page.goto(this.options.resolve(address))
    this.options.virtualTime.track(this)
    this.opened = Promise.resolve(page)
    await this.options.virtualTime.whenIdle()
    return page
  }
}

async function wordsOf(page: EnginePage): Promise<PageTexts> {
  return pageTextsIn(await page.run(() => document.documentElement.lang))
}
