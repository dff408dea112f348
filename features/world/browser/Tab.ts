import type { Locator, Page } from 'playwright'
import type { RefusedAnswer } from '../screen/refusedAnswer.ts'
import { type PageTexts, pageTextsIn } from './pageTexts.ts'
import type { VirtualTime } from './VirtualTime.ts'

interface TabOptions {
  readonly address: string | undefined
  open(address: string): Promise<Page>
  prepare(): Promise<void>
  /** Undefined where the club is not in a frame of another site. */
  openInFrame(): ((address: string) => Promise<void>) | undefined
  refusals(): Promise<readonly RefusedAnswer[]>
  timesLoaded(): number
}

export class Tab {
  private readonly virtualTime: VirtualTime
  private readonly options: TabOptions
  private opened: Promise<Page> | undefined
  readonly files: string[] = []

  constructor(virtualTime: VirtualTime, options: TabOptions) {
    this.virtualTime = virtualTime
    this.options = options
  }

  get isOpen(): boolean {
    return this.opened !== undefined
  }

  async open(): Promise<void> {
    if (!this.isOpen) await this.virtualTime.act(() => this.page())
  }

  act<T>(intent: (page: Page, words: PageTexts) => Promise<T>): Promise<T> {
    return this.virtualTime.act(async () => intent(await this.page(), await this.words()))
  }

  async read<T>(reading: (page: Page, words: PageTexts) => Promise<T>): Promise<T> {
    await this.open()
    return reading(await this.page(), await this.words())
  }

  async path(): Promise<string> {
    return new URL((await this.page()).url()).pathname
  }

  /** Reloads the page even if it is already there. */
  navigateTo(address: string, follow: (page: Page, words: PageTexts) => Promise<void>): Promise<void> {
    return this.virtualTime.act(async () => {
      const typed = !this.isOpen && this.options.address === undefined
      const page = await this.page(address)
      if (typed) return
      const openInFrame = this.options.openInFrame()
      if (openInFrame) return openInFrame(address)
      if ((await this.path()) === address) return this.reloadPage(page)
      // A link may reload the page.
      await this.options.prepare()
      await follow(page, await this.words())
    })
  }

  reload(): Promise<void> {
    return this.act((page) => this.reloadPage(page))
  }

  async refusals(): Promise<readonly (RefusedAnswer & { readonly shown: boolean })[]> {
    const text = await this.read((page) => page.locator('body').innerText())
    const refusals = await this.options.refusals()
    return refusals.map((refusal) => ({ ...refusal, shown: refusal.words !== '' && text.includes(refusal.words) }))
  }

  async timesLoaded(): Promise<number> {
    await this.open()
    return this.options.timesLoaded()
  }

  async openPages(): Promise<readonly Page[]> {
    return this.opened === undefined ? [] : [await this.opened]
  }

  detach(): void {
    this.opened = undefined
  }

  private page(address = '/'): Promise<Page> {
    this.opened ??= this.whenReady(this.options.open(this.options.address ?? address))
    return this.opened
  }

  private async reloadPage(page: Page): Promise<void> {
    await this.options.prepare()
    await page.reload()
    await this.virtualTime.whenIdle()
  }

  /** Waits for the language, because texts are found by it. */
  private async whenReady(page: Promise<Page>): Promise<Page> {
    const opened = await page
    opened.on('download', (file) => this.files.push(file.suggestedFilename()))
    await this.virtualTime.whenIdle()
    return page
  }

  private async words(): Promise<PageTexts> {
    const page = await this.page()
    return pageTextsIn(await page.evaluate(() => document.documentElement.lang))
  }
}

export function navigation(page: Page, words: PageTexts): Locator {
  return page.getByRole('navigation', { name: words('shell:shell.navigation') })
}
