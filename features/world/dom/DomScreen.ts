import { Ivya } from 'ivya'
import type { ChosenFile } from '../attachedFiles.ts'
import type { PageTexts } from '../browser/pageTexts.ts'
import { chooseOption } from '../screen/enterValue.ts'
import { keysOf, segmentsOf } from '../screen/moments.ts'
import { contentsOfPage, marksIn, playbackIn, pressTimes, textsIn, valuesIn } from '../screen/reading.ts'
import type { Screen } from '../screen/Screen.ts'
import { enterFrame, type Target } from '../screen/Target.ts'
import type { DomTab } from './DomTab.ts'
import { attachTo, press, pressEnter, typeInto, typeMoment } from './events.ts'
import { playOn } from './media.ts'

/** Finds by Playwright's own selectors, and acts as a user does. */
export class DomScreen implements Screen {
  private readonly tab: DomTab
  private readonly locators = Ivya.create({ browser: 'chromium' })

  constructor(tab: DomTab) {
    this.tab = tab
  }

  get isOpen(): boolean {
    return this.tab.isOpen
  }

  async open(address: string, way?: () => Promise<void>): Promise<void> {
    if (!this.tab.isOpen) {
      await this.tab.open(address)
      if (!this.tab.hasStartAddress) return
    }
    await this.tab.open()
    if (address === location.pathname || address === location.pathname + location.search) return this.reload()
    if (way) return way()
    return this.tab.load(new URL(address, location.href))
  }

  back(): Promise<void> {
    return this.tab.act(() => history.back())
  }

  forward(): Promise<void> {
    return this.tab.act(() => history.forward())
  }

  async reload(): Promise<void> {
    await this.tab.reload()
  }

  address(): Promise<string> {
    return this.tab.read(() => location.pathname + location.search)
  }

  host(): Promise<string> {
    return this.tab.read(() => location.hostname)
  }

  wait(): Promise<void> {
    return this.tab.act(() => this.tab.pass(0))
  }

  press(...targets: readonly Target[]): Promise<void> {
    return this.tab.act(() => {
      const elements = targets.map((target) => this.one(target))
      const [only, second] = elements
      if (only && !second) return press(only)
      for (const element of elements) pressTimes(element, 1)
    })
  }

  type(field: Target, ...values: readonly string[]): Promise<void> {
    return this.tab.act(() => {
      for (const value of values) {
        const element = this.one(field)
        const segments = segmentsOf(element)
        if (segments) typeMoment(segments, keysOf(value))
        else typeInto(element, value)
      }
    })
  }

  pressEnter(field: Target): Promise<void> {
    return this.tab.act(() => pressEnter(this.one(field)))
  }

  attach(input: Target, file: ChosenFile): Promise<void> {
    return this.tab.act(() => attachTo(this.one(input), file))
  }

  choose(list: Target, option: string): Promise<void> {
    return this.tab.act(() => chooseOption(this.one(list), option))
  }

  play(video: Target, seconds: number, { thenPauses = false } = {}): Promise<void> {
    return this.tab.act(async () => {
      const film = this.video(video)
      await playOn(film, seconds, (step) => this.tab.pass(step))
      if (thenPauses) film.pause()
    })
  }

  seek(video: Target, seconds: number): Promise<void> {
    return this.tab.act(() => {
      this.video(video).currentTime = seconds
    })
  }

  async shows(target: Target): Promise<boolean> {
    return (await this.count(target)) > 0
  }

  count(target: Target): Promise<number> {
    return this.tab.read((words) => this.all(target, words).length)
  }

  text(target: Target): Promise<string> {
    return this.tab.read((words) => {
      const [text] = textsIn(this.all(target, words))
      if (text === undefined) throw missing(target, words)
      return text
    })
  }

  texts(target: Target): Promise<readonly string[]> {
    return this.tab.read((words) => textsIn(this.all(target, words)))
  }

  async value(target: Target): Promise<string | undefined> {
    return (await this.values(target))[0]
  }

  values(target: Target): Promise<readonly string[]> {
    return this.tab.read((words) => valuesIn(this.all(target, words)))
  }

  playback(video: Target) {
    return this.tab.read((words) => playbackIn(this.all(video, words)))
  }

  marks(target: Target, attribute: string): Promise<readonly string[]> {
    return this.tab.read((words) => marksIn(this.all(target, words), attribute))
  }

  files() {
    return this.tab.read(() => this.tab.files)
  }

  copied(): Promise<string> {
    return this.tab.read(() => this.tab.copied)
  }

  contents(): Promise<string> {
    return this.tab.read(contentsOfPage)
  }

  words(): Promise<PageTexts> {
    return this.tab.read((words) => words)
  }

  async refusals() {
    return this.tab.read(() => this.tab.refusals)
  }

  private one(target: Target): HTMLElement {
    const words = this.tab.words()
    const [element, another] = this.all(target, words)
    if (!(element instanceof HTMLElement)) throw missing(target, words)
    if (another) throw new Error(`Several are on the screen: ${target.selector(words)}`)
    return element
  }

  private video(target: Target): HTMLMediaElement {
    const element = this.one(target)
    if (!(element instanceof HTMLMediaElement)) throw new Error(`${element.tagName} does not play`)
    return element
  }

  private all(target: Target, words: PageTexts): Element[] {
    const [selector = '', ...inFrames] = target.selector(words).split(enterFrame)
    return inFrames.reduce(
      (frames, inner) => pagesIn(frames).flatMap((page) => this.locators.queryLocatorSelectorAll(inner, page)),
      this.locators.queryLocatorSelectorAll(selector, document),
    )
  }
}

function pagesIn(frames: readonly Element[]): readonly Document[] {
  return frames.flatMap((frame) => (frame instanceof HTMLIFrameElement && frame.contentDocument ? [frame.contentDocument] : []))
}

function missing(target: Target, words: PageTexts): Error {
  const shown = (document.body.textContent ?? '').replaceAll(/\s+/g, ' ').slice(0, 2000)
  return new Error(`Not on the screen: ${target.selector(words)}\n${location.pathname}: ${shown}`)
}
