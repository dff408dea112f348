import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ChosenFile } from '../attachedFiles.ts'
import type { PageTexts } from '../browser/pageTexts.ts'
import { keysOf } from '../screen/moments.ts'
import type { Screen } from '../screen/Screen.ts'
import type { Target } from '../screen/Target.ts'
import { type EnginePage, keys } from './Engine.ts'
import type { EngineTab } from './EngineTab.ts'

/** Finds elements in the page, and acts by the engine's own input. */
export class EngineScreen implements Screen {
  private readonly tab: EngineTab

  constructor(tab: EngineTab) {
    this.tab = tab
  }

  get isOpen(): boolean {
    return this.tab.isOpen
  }

  open(address: string, way?: () => Promise<void>): Promise<void> {
    return this.tab.navigateTo(address, way)
  }

  back(): Promise<void> {
    return this.tab.act((page) => page.run(() => history.back()))
  }

  forward(): Promise<void> {
    return this.tab.act((page) => page.run(() => history.forward()))
  }

  reload(): Promise<void> {
    return this.tab.reload()
  }

  address(): Promise<string> {
    return this.tab.read((page) => page.run(() => location.pathname + location.search))
  }

  host(): Promise<string> {
    return this.tab.read((page) => page.run(() => location.hostname))
  }

  wait(): Promise<void> {
    return this.tab.act(() => this.tab.runDueTimers())
  }

  press(...targets: readonly Target[]): Promise<void> {
    return this.tab.act(async (page, words) => {
      const [first, second] = targets
      if (!first) return
      const selectors = targets.map((target) => target.selector(words))
      if (second) return page.run((all) => window.driver.pressTogether(all), selectors)
      const element = await page.find(
        (selector, isToggle) => window.driver.toPress(selector, isToggle),
        first.selector(words),
        first.isToggle,
      )
      await element.click()
    })
  }

  type(field: Target, ...values: readonly string[]): Promise<void> {
    return this.tab.act(async (page, words) => {
      const selector = field.selector(words)
      const segments = await page.run((one) => window.driver.segments(one), selector)
      for (const value of values) {
        if (segments.length > 0) await typeMoment(page, selector, segments, value)
        else await typeText(page, selector, value)
      }
    })
  }

  pressEnter(field: Target): Promise<void> {
    return this.tab.act(async (page, words) => {
      const element = await page.find((selector) => window.driver.one(selector), field.selector(words))
      await element.type(keys.enter)
    })
  }

  attach(input: Target, { name, content }: ChosenFile): Promise<void> {
    return this.tab.act(async (page, words) => {
      const file = join(mkdtempSync(join(tmpdir(), 'clubhouse-upload-')), name)
      writeFileSync(file, content)
      const selector = input.selector(words)
      const element = await page.find((one) => window.driver.one(one), selector)
      await element.upload(file)
      // No request says that the page is still judging the file.
      await page.run((one) => window.driver.whenRead(one), selector)
    })
  }

  choose(list: Target, option: string): Promise<void> {
    return this.tab.act((page, words) => page.run((one, text) => window.driver.choose(one, text), list.selector(words), option))
  }

  play(video: Target, seconds: number, { thenPauses = false } = {}): Promise<void> {
    return this.tab.act((page, words) =>
      page.run((one, passing, pauses) => window.driver.play(one, passing, pauses), video.selector(words), seconds, thenPauses),
    )
  }

  seek(video: Target, seconds: number): Promise<void> {
    return this.tab.act((page, words) => page.run((one, to) => window.driver.seek(one, to), video.selector(words), seconds))
  }

  async shows(target: Target): Promise<boolean> {
    return (await this.count(target)) > 0
  }

  count(target: Target): Promise<number> {
    return this.read(target, (page, selector) => page.run((one) => window.driver.all(one).length, selector))
  }

  async text(target: Target): Promise<string> {
    const [text] = await this.texts(target)
    if (text === undefined) throw new Error(`There is no ${target.selector(await this.words())}`)
    return text
  }

  texts(target: Target): Promise<readonly string[]> {
    return this.read(target, (page, selector) => page.run((one) => window.driver.texts(one), selector))
  }

  async value(target: Target): Promise<string | undefined> {
    return (await this.values(target))[0]
  }

  values(target: Target): Promise<readonly string[]> {
    return this.read(target, (page, selector) => page.run((one) => window.driver.values(one), selector))
  }

  playback(video: Target) {
    return this.read(video, (page, selector) => page.run((one) => window.driver.playback(one), selector))
  }

  marks(target: Target, attribute: string): Promise<readonly string[]> {
    return this.read(target, (page, selector) => page.run((one, name) => window.driver.marks(one, name), selector, attribute))
  }

  files() {
    return this.tab.read((page) => page.run(() => window.driver.files))
  }

  copied(): Promise<string> {
    return this.tab.read((page) => page.run(() => window.driver.copied))
  }

  contents(): Promise<string> {
    return this.tab.read((page) => page.run(() => window.driver.contents()))
  }

  words(): Promise<PageTexts> {
    return this.tab.read(async (_page, words) => words)
  }

  refusals() {
    return this.tab.read((page) => page.run(() => window.driver.refusals))
  }

  private read<T>(target: Target, reading: (page: EnginePage, selector: string) => Promise<T>): Promise<T> {
    return this.tab.read((page, words) => reading(page, target.selector(words)))
  }
}

async function typeText(page: EnginePage, selector: string, value: string): Promise<void> {
  const element = await page.find((one) => window.driver.select(one), selector)
  await element.type(value === '' ? keys.backspace : value)
}

/** Empties the field first. */
async function typeMoment(page: EnginePage, selector: string, names: readonly string[], value: string): Promise<void> {
  const wanted = keysOf(value)
  for (const name of names) {
    const segment = await page.find((one, part) => window.driver.segment(one, part), selector, name)
    const isEmpty = () => page.run((one, part) => window.driver.segment(one, part).hasAttribute('data-placeholder'), selector, name)
    while (!(await isEmpty())) await segment.type(keys.backspace)
  }
  for (const name of names) {
    const segment = await page.find((one, part) => window.driver.segment(one, part), selector, name)
    await segment.type(wanted.get(name) ?? '')
  }
}
