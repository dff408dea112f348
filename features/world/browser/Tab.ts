import type { Locator, Page } from 'playwright'
import type { Refusal } from './PendingRequests.ts'
import type { VirtualTime } from './VirtualTime.ts'
import { type Words, wordsIn } from './words.ts'

interface Opening {
  /** Where the player comes from; from wherever the first wish leads where nothing is said. */
  readonly address: string | undefined
  open(address: string): Promise<Page>
  /** Before a page comes anew. */
  prepare(): Promise<void>
  refusals(): Promise<readonly Refusal[]>
  timesLoaded(): number
}

/** A player at a window that opens with its first use. */
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

  /** Opens the window where it is not open yet. */
  async open(): Promise<void> {
    if (!this.isOpen) await this.virtualTime.act(() => this.page())
  }

  /** Does something on the page and waits until it has come to rest. */
  act<T>(intent: (page: Page, words: Words) => Promise<T>): Promise<T> {
    return this.virtualTime.act(async () => intent(await this.page(), await this.words()))
  }

  /** Looks at the page as it is. */
  async look<T>(reading: (page: Page, words: Words) => Promise<T>): Promise<T> {
    await this.open()
    return reading(await this.page(), await this.words())
  }

  async path(): Promise<string> {
    return new URL((await this.page()).url()).pathname
  }

  /** To an address: by typing it into a new window, else by `way`. Who is there already comes anew, and reads anew. */
  arrive(address: string, way: (page: Page, words: Words) => Promise<void>): Promise<void> {
    return this.virtualTime.act(async () => {
      const typed = !this.isOpen && this.opening.address === undefined
      const page = await this.page(address)
      if (typed) return
      if ((await this.path()) === address) return this.comeAnew(page)
      // The way may lead through a page that comes anew.
      await this.opening.prepare()
      await way(page, await this.words())
    })
  }

  reload(): Promise<void> {
    return this.act((page) => this.comeAnew(page))
  }

  /** What the club said no with, the latest first, and whether its words are on show. */
  async refusals(): Promise<readonly (Refusal & { readonly shown: boolean })[]> {
    const text = await this.look((page) => page.locator('body').innerText())
    const refusals = await this.opening.refusals()
    return refusals.map((refusal) => ({ ...refusal, shown: refusal.words !== '' && text.includes(refusal.words) }))
  }

  async timesLoaded(): Promise<number> {
    await this.open()
    return this.opening.timesLoaded()
  }

  /** The page, where there is one. */
  async present(): Promise<readonly Page[]> {
    return this.opened === undefined ? [] : [await this.opened]
  }

  /** What was open is nobody's any more. */
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

  /** A page that has come is read no sooner than it has found its language. */
  private async coming(page: Promise<Page>): Promise<Page> {
    await page
    await this.virtualTime.quiet()
    return page
  }

  /** In the language in which the page is written now. */
  private async words(): Promise<Words> {
    const page = await this.page()
    return wordsIn(await page.evaluate(() => document.documentElement.lang))
  }
}

export function navigation(page: Page, words: Words): Locator {
  return page.getByRole('navigation', { name: words('shell:shell.navigation') })
}
