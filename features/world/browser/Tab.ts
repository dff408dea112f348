import type { Locator, Page } from 'playwright'
import type { Refusal } from './PendingRequests.ts'
import type { VirtualTime } from './VirtualTime.ts'
import { type Words, wordsIn } from './words.ts'

interface Opening {
  readonly address: string | undefined
  open(address: string): Promise<Page>
  prepare(): Promise<void>
  /** Undefined where the club is not in a frame of another site. */
  openInFrame(): ((address: string) => Promise<void>) | undefined
  refusals(): Promise<readonly Refusal[]>
  timesLoaded(): number
}

export class Tab {
  private readonly virtualTime: VirtualTime
  private readonly opening: Opening
  private opened: Promise<Page> | undefined

  constructor(virtualTime: VirtualTime, opening: Opening) {
    this.virtualTime = virtualTime
    this.opening = opening
  }

  get isOpen(): boolean {
    return this.opened !== undefined
  }

  async open(): Promise<void> {
    if (!this.isOpen) await this.virtualTime.act(() => this.page())
  }

  act<T>(intent: (page: Page, words: Words) => Promise<T>): Promise<T> {
    return this.virtualTime.act(async () => intent(await this.page(), await this.words()))
  }

  async look<T>(reading: (page: Page, words: Words) => Promise<T>): Promise<T> {
    await this.open()
    return reading(await this.page(), await this.words())
  }

  async path(): Promise<string> {
    return new URL((await this.page()).url()).pathname
  }

  /** Reloads the page even if it is already there. */
  arrive(address: string, way: (page: Page, words: Words) => Promise<void>): Promise<void> {
    return this.virtualTime.act(async () => {
      const typed = !this.isOpen && this.opening.address === undefined
      const page = await this.page(address)
      if (typed) return
      const openInFrame = this.opening.openInFrame()
      if (openInFrame) return openInFrame(address)
      if ((await this.path()) === address) return this.comeAnew(page)
      // A link may reload the page.
      await this.opening.prepare()
      await way(page, await this.words())
    })
  }

  reload(): Promise<void> {
    return this.act((page) => this.comeAnew(page))
  }

  async refusals(): Promise<readonly (Refusal & { readonly shown: boolean })[]> {
    const text = await this.look((page) => page.locator('body').innerText())
    const refusals = await this.opening.refusals()
    return refusals.map((refusal) => ({ ...refusal, shown: refusal.words !== '' && text.includes(refusal.words) }))
  }

  async timesLoaded(): Promise<number> {
    await this.open()
    return this.opening.timesLoaded()
  }

  async present(): Promise<readonly Page[]> {
    return this.opened === undefined ? [] : [await this.opened]
  }

  leave(): void {
    this.opened = undefined
  }

  private page(address = '/'): Promise<Page> {
    this.opened ??= this.coming(this.opening.open(this.opening.address ?? address))
    return this.opened
  }

  private async comeAnew(page: Page): Promise<void> {
    await this.opening.prepare()
    await page.reload()
    await this.virtualTime.quiet()
  }

  /** Waits for the language, because texts are found by it. */
  private async coming(page: Promise<Page>): Promise<Page> {
    await page
    await this.virtualTime.quiet()
    return page
  }

  private async words(): Promise<Words> {
    const page = await this.page()
    return wordsIn(await page.evaluate(() => document.documentElement.lang))
  }
}

const titles = { learn: 'library:library.title', lessons: 'scheduling:appointments.title', play: 'play:play.title' } as const

/** Waits for the area's screen: the one before it may have links of the same names. */
export async function openArea(page: Page, words: Words, area: keyof typeof titles): Promise<void> {
  await navigation(page, words)
    .getByRole('link', { name: words(`shell:areas.${area}`), exact: true })
    .click()
  await page
    .getByRole('main')
    .getByRole('heading', { level: 1, name: words(titles[area]), exact: true })
    .waitFor()
}

export function navigation(page: Page, words: Words): Locator {
  return page.getByRole('navigation', { name: words('shell:shell.navigation') })
}
