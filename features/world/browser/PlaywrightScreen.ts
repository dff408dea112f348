import type { Locator, Page } from 'playwright'
import type { ChosenFile } from '../attachedFiles.ts'
import { enterValues } from '../screen/enterValue.ts'
import { keysOf, momentSegments } from '../screen/moments.ts'
import { contentsOfPage, marksIn, playbackIn, pressTimes, textsIn, valuesIn, whenRead } from '../screen/reading.ts'
import type { RefusedAnswer } from '../screen/refusedAnswer.ts'
import type { Screen } from '../screen/Screen.ts'
import type { Target } from '../screen/Target.ts'
import type { PageTexts } from './pageTexts.ts'
import { playVideo, seekIn } from './playVideo.ts'
import type { Tab } from './Tab.ts'

export class PlaywrightScreen implements Screen {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  get isOpen(): boolean {
    return this.tab.isOpen
  }

  open(address: string, way?: () => Promise<void>): Promise<void> {
    return this.tab.navigateTo(address, (page) => (way ? way() : page.goto(new URL(address, page.url()).href).then(() => undefined)))
  }

  back(): Promise<void> {
    return this.tab.act((page) => page.goBack().then(() => undefined))
  }

  forward(): Promise<void> {
    return this.tab.act((page) => page.goForward().then(() => undefined))
  }

  reload(): Promise<void> {
    return this.tab.isOpen ? this.tab.reload() : this.tab.open()
  }

  address(): Promise<string> {
    return this.tab.read(async (page) => {
      const { pathname, search } = new URL(page.url())
      return pathname + search
    })
  }

  host(): Promise<string> {
    return this.tab.read(async (page) => new URL(page.url()).hostname)
  }

  wait(): Promise<void> {
    return this.tab.act((page) => page.evaluate(() => window.instrumentation?.runDueTimers()))
  }

  press(...targets: readonly Target[]): Promise<void> {
    return this.tab.act(async (page, words) => {
      const [first, second] = targets
      if (!first) return
      if (!second) return presser(page, words, first)
      if (second === first) return page.locator(first.selector(words)).evaluate(pressTimes, targets.length)
      for (const target of targets) await presser(page, words, target)
    })
  }

  type(field: Target, ...values: readonly string[]): Promise<void> {
    return this.tab.act(async (page, words) => {
      const found = page.locator(field.selector(words))
      const segments = found.locator('xpath=ancestor-or-self::*[@data-segments]').locator(momentSegments)
      const isMoment = (await found.count()) === 1 && (await segments.count()) > 0
      if (!isMoment && values.length > 1) return found.evaluate(enterValues, values)
      for (const value of values) await (isMoment ? typeMoment(segments, keysOf(value)) : found.fill(value))
    })
  }

  pressEnter(field: Target): Promise<void> {
    return this.tab.act((page, words) => page.locator(field.selector(words)).press('Enter'))
  }

  attach(input: Target, { name, content }: ChosenFile): Promise<void> {
    return this.tab.act(async (page, words) => {
      const found = page.locator(input.selector(words))
      await found.setInputFiles({ name, mimeType: 'image/png', buffer: content })
      // No request says that the page is still judging the file.
      await found.evaluate(whenRead)
    })
  }

  choose(list: Target, option: string): Promise<void> {
    return this.tab.act(async (page, words) => {
      const found = page.locator(list.selector(words))
      const options = found.locator('option')
      await options.first().waitFor({ state: 'attached' })
      const index = (await options.allTextContents()).findIndex((text) => text.trim().startsWith(option))
      if (index < 0) throw new Error(`${option} is not among the choices`)
      await found.selectOption({ index })
    })
  }

  play(video: Target, seconds: number, { thenPauses = false } = {}): Promise<void> {
    return this.tab.act((page, words) => playVideo(page.locator(video.selector(words)), { seconds, thenPauses }))
  }

  seek(video: Target, seconds: number): Promise<void> {
    return this.tab.act((page, words) => page.locator(video.selector(words)).evaluate(seekIn, seconds))
  }

  async shows(target: Target): Promise<boolean> {
    return (await this.count(target)) > 0
  }

  count(target: Target): Promise<number> {
    return this.find(target, (found) => found.count())
  }

  async text(target: Target): Promise<string> {
    const [text] = await this.texts(target)
    if (text === undefined) throw new Error(`There is no ${target.selector(await this.words())}`)
    return text
  }

  texts(target: Target): Promise<readonly string[]> {
    return this.find(target, (found) => found.evaluateAll(textsIn))
  }

  async value(target: Target): Promise<string | undefined> {
    return (await this.values(target))[0]
  }

  values(target: Target): Promise<readonly string[]> {
    return this.find(target, (found) => found.evaluateAll(valuesIn))
  }

  playback(video: Target) {
    return this.find(video, (found) => found.evaluateAll(playbackIn))
  }

  marks(target: Target, attribute: string): Promise<readonly string[]> {
    return this.find(target, (found) => found.evaluateAll(marksIn, attribute))
  }

  async files() {
    return this.tab.files
  }

  copied(): Promise<string> {
    return this.tab.read((page) => page.evaluate(() => navigator.clipboard.readText()))
  }

  contents(): Promise<string> {
    return this.tab.read((page) => page.evaluate(contentsOfPage))
  }

  words(): Promise<PageTexts> {
    return this.tab.read(async (_page, words) => words)
  }

  refusals(): Promise<readonly RefusedAnswer[]> {
    return this.tab.refusals()
  }

  private find<T>(target: Target, read: (found: Locator) => Promise<T>): Promise<T> {
    return this.tab.read((page, words) => read(page.locator(target.selector(words))))
  }
}

/** Empties the field first. */
async function typeMoment(segments: Locator, keys: ReadonlyMap<string, string>): Promise<void> {
  const all = await segments.all()
  for (const segment of all) while ((await segment.getAttribute('data-placeholder')) === null) await segment.press('Backspace')
  for (const segment of all) await segment.pressSequentially(keys.get((await segment.getAttribute('data-segment')) ?? '') ?? '')
}

/** The input of a radio button, a checkbox or a switch is visually hidden: players press its label. The first in the document is the outermost. */
async function presser(page: Page, words: PageTexts, target: Target): Promise<void> {
  const found = page.locator(target.selector(words))
  await (target.isToggle ? found.locator('xpath=(ancestor::label | self::*)[1]') : found).click()
}
