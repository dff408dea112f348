import type { ChosenFile } from '../attachedFiles.ts'
import type { PageTexts } from '../browser/pageTexts.ts'
import { keysOf } from '../screen/moments.ts'
import type { Screen } from '../screen/Screen.ts'
import type { Target } from '../screen/Target.ts'
import { type EnginePage, keys } from './Engine.ts'
import type { EngineTab } from './EngineTab.ts'
import { eventually } from './eventually.ts'

/** In milliseconds; only what never comes takes this long. */
const longest = 60_000

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
    const [first, second] = targets
    if (!first) return this.wait()
    return this.actOn(first, async (page, selector, words) => {
      if (second)
        return page.run(
          (all) => window.driver.pressTogether(all),
          targets.map((target) => target.selector(words)),
        )
      await page.run((one, isToggle) => window.driver.bringIntoView(one, isToggle), selector, first.isToggle)
      const element = await page.find((one, isToggle) => window.driver.toPress(one, isToggle), selector, first.isToggle)
      await element.click()
    })
  }

  type(field: Target, ...values: readonly string[]): Promise<void> {
    return this.actOn(field, async (page, selector) => {
      const segments = await page.run((one) => window.driver.segments(one), selector)
      if (segments.length === 0 && values.length > 1) return page.run((one, all) => window.driver.enter(one, all), selector, values)
      for (const value of values) {
        if (segments.length > 0) await typeMoment(page, selector, segments, value)
        else await typeText(page, selector, value)
      }
    })
  }

  pressEnter(field: Target): Promise<void> {
    return this.actOn(field, async (page, selector) => {
      const element = await page.find((one) => window.driver.one(one), selector)
      await element.type(keys.enter)
    })
  }

  attach(input: Target, { name, content }: ChosenFile): Promise<void> {
    return this.actOn(input, async (page, selector) => {
      await page.run((one, file, bytes) => window.driver.attach(one, file, bytes), selector, name, [...content])
      // No request says that the page is still judging the file.
      await page.run((one) => window.driver.whenRead(one), selector)
    })
  }

  choose(list: Target, option: string): Promise<void> {
    return this.actOn(list, async (page, selector) => {
      await eventually(`The choices of ${selector}`, longest, () =>
        page.run((one, text) => window.driver.isOffered(one, text), selector, option),
      )
      await page.run((one, text) => window.driver.choose(one, text), selector, option)
    })
  }

  play(video: Target, seconds: number, { thenPauses = false } = {}): Promise<void> {
    return this.actOn(video, (page, selector) =>
      page.run((one, passing, pauses) => window.driver.play(one, passing, pauses), selector, seconds, thenPauses),
    )
  }

  seek(video: Target, seconds: number): Promise<void> {
    return this.actOn(video, (page, selector) => page.run((one, to) => window.driver.seek(one, to), selector, seconds))
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

  /** Late parts of a screen load after it. */
  private actOn(target: Target, intent: (page: EnginePage, selector: string, words: PageTexts) => Promise<void>): Promise<void> {
    return this.tab.act(async (page, words) => {
      const selector = target.selector(words)
      await eventually(`On the screen: ${selector}`, longest, () => page.run((one) => window.driver.all(one).length > 0, selector))
      await intent(page, selector, words)
    })
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
