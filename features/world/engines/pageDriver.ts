import { Ivya } from 'ivya'
import { instrumentPage, trackPendingWork, withoutServiceWorkers } from '../browser/pageInstrumentation.ts'
import { controlVideo, passOn, seekIn } from '../browser/playVideo.ts'
import { chooseOption, enterValues } from '../screen/enterValue.ts'
import { segmentsOf } from '../screen/moments.ts'
import { contentsOfPage, marksIn, playbackIn, pressTimes, textsIn, valuesIn, whenRead } from '../screen/reading.ts'
import { type RefusedAnswer, refusalIn } from '../screen/refusedAnswer.ts'
import { recordErrors } from './pageErrors.ts'

/** What the page knows of its device, from its session's storage. */
export interface DeviceState {
  /** As `en-GB`. */
  readonly language: string
  readonly isOnline: boolean
  readonly asksForPrivacy: boolean
  readonly hasWorkers: boolean
  readonly place?: { readonly latitude: number; readonly longitude: number } | undefined
}

export interface PageState {
  readonly isBusy: boolean
  /** An answer was an error of the server, or there was none. */
  readonly hasFailed: boolean
  /** Paths of the code that has arrived. */
  readonly scripts: readonly string[]
  /** In milliseconds since 1970. */
  readonly loadedAt: number
}

export const deviceKey = 'test device'
const timesLoadedKey = 'test times loaded'

/** In milliseconds: how long code takes to run once it has arrived. */
const compileTime = 50

declare global {
  interface Window {
    /** Of each page of the club. */
    driver: PageDriver
    /** In milliseconds: the club's time, when the page was loaded. */
    clubTime: number
  }
}

/** Runs in the page before the product. */
class PageDriver {
  readonly files: string[] = []
  readonly refusals: RefusedAnswer[] = []
  readonly timesLoaded = Number(sessionStorage.getItem(timesLoadedKey) ?? 0) + 1
  copied = ''
  device: DeviceState = JSON.parse(sessionStorage.getItem(deviceKey) ?? '{"language":"en-GB","isOnline":true}')
  pending = 0
  hasFailed = false
  private readonly locators = Ivya.create({ browser: navigator.userAgent.includes('AppleWebKit') ? 'webkit' : 'firefox' })

  all(selector: string): Element[] {
    return this.locators.queryLocatorSelectorAll(selector, document)
  }

  one(selector: string): HTMLElement {
    const [element, another] = this.all(selector)
    if (!(element instanceof HTMLElement)) throw new Error(`Not on the screen: ${selector}`)
    if (another) throw new Error(`Several are on the screen: ${selector}`)
    return element
  }

  /** The input of a radio button, a checkbox or a switch is visually hidden: players press its label. */
  toPress(selector: string, isToggle: boolean): HTMLElement {
    const element = this.one(selector)
    const [label] = isToggle ? [...document.querySelectorAll('label')].filter((each) => each.contains(element)) : []
    return label ?? element
  }

  /** What is outside the window or still moves can't be hit. */
  async bringIntoView(selector: string, isToggle: boolean): Promise<void> {
    this.toPress(selector, isToggle).scrollIntoView({ block: 'center', behavior: 'instant' })
    const place = () => JSON.stringify(this.one(selector).getBoundingClientRect())
    for (let before = ''; before !== place(); ) {
      before = place()
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  }

  pressTogether(selectors: readonly string[]): void {
    for (const element of selectors.map((selector) => this.one(selector))) pressTimes(element, 1)
  }

  /** The names of a date's parts in their order; none for another field. */
  segments(selector: string): readonly string[] {
    return this.segmentsOf(selector).map((segment) => segment.dataset['segment'] ?? '')
  }

  segment(selector: string, name: string): HTMLElement {
    const found = this.segmentsOf(selector).find((segment) => segment.dataset['segment'] === name)
    if (!found) throw new Error(`There is no ${name} in ${selector}`)
    return found
  }

  /** What is typed next replaces what is there. */
  select(selector: string): HTMLElement {
    const field = this.one(selector)
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select()
    return field
  }

  enter(selector: string, values: readonly string[]): void {
    enterValues(this.one(selector), values)
  }

  /** Chosen without the system's dialog. */
  attach(selector: string, name: string, bytes: readonly number[]): void {
    const input = this.one(selector)
    if (!(input instanceof HTMLInputElement)) throw new Error(`${input.tagName} takes no files`)
    const chosen = new DataTransfer()
    chosen.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/png' }))
    input.files = chosen.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }

  whenRead(selector: string): Promise<void> {
    return whenRead(this.one(selector))
  }

  isOffered(selector: string, option: string): boolean {
    return textsIn([...this.one(selector).querySelectorAll('option')]).some((text) => text.startsWith(option))
  }

  choose(selector: string, option: string): void {
    chooseOption(this.one(selector), option)
  }

  async play(selector: string, seconds: number, thenPauses: boolean): Promise<void> {
    const video = this.video(selector)
    await controlVideo(video)
    await passOn(video, { seconds, thenPauses })
  }

  seek(selector: string, seconds: number): Promise<void> {
    return seekIn(this.video(selector), seconds)
  }

  texts(selector: string): readonly string[] {
    return textsIn(this.all(selector))
  }

  values(selector: string): readonly string[] {
    return valuesIn(this.all(selector))
  }

  marks(selector: string, name: string): readonly string[] {
    return marksIn(this.all(selector), name)
  }

  playback(selector: string) {
    return playbackIn(this.all(selector))
  }

  readonly contents = contentsOfPage

  async state(): Promise<PageState> {
    const isIdle = async () => (await window.instrumentation?.isBusy(this.hasFailed)) === false && this.pending === 0
    // What a press begins may start a few frames later.
    const isBusy = !((await isIdle()) && (await framesPassed(3)) && (await isIdle()))
    const { hasFailed } = this
    this.hasFailed = false
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    const isCompiling = scripts.some((script) => performance.now() - script.startTime - script.duration < compileTime)
    return {
      isBusy: isBusy || isCompiling,
      hasFailed,
      scripts: scripts.map(({ name }) => new URL(name).pathname),
      loadedAt: performance.timeOrigin,
    }
  }

  connect(isOnline: boolean): void {
    this.device = { ...this.device, isOnline }
    sessionStorage.setItem(deviceKey, JSON.stringify(this.device))
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  }

  private video(selector: string): HTMLVideoElement {
    const video = this.one(selector)
    if (!(video instanceof HTMLVideoElement)) throw new Error(`${video.tagName} does not play`)
    return video
  }

  private segmentsOf(selector: string): readonly HTMLElement[] {
    return segmentsOf(this.one(selector)) ?? []
  }
}

async function framesPassed(count: number): Promise<true> {
  for (let frame = 0; frame < count; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  return true
}

/** No protocol sets a page's language, takes a device off the network, says where it is or gives its clipboard away. */
function imitateDevice(driver: PageDriver): void {
  const { device } = driver
  Object.defineProperty(navigator, 'onLine', { get: () => driver.device.isOnline })
  Object.defineProperty(navigator, 'language', { value: device.language })
  Object.defineProperty(navigator, 'languages', { value: [device.language] })
  if (device.asksForPrivacy) Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
  Object.defineProperty(navigator, 'clipboard', {
    value: {
      async writeText(text: string) {
        driver.copied = text
      },
    },
  })
  const { geolocation } = navigator
  geolocation.getCurrentPosition = (found, failed) => {
    if (window.instrumentation) window.instrumentation.locationRequestCount += 1
    const { place } = device
    const coords = {
      accuracy: 10,
      altitude: null,
      altitudeAccuracy: null,
      heading: null,
      speed: null,
      ...(place ?? { latitude: 0, longitude: 0 }),
    }
    const position = { timestamp: Date.now(), coords: { ...coords, toJSON: () => coords }, toJSON: () => coords }
    if (place) found(position)
    else failed?.({ code: 1, message: 'denied', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 })
  }
}

/** An engine draws no frames for a window in the background, and at times none for one that stays as it is. */
function drawAnyway(): void {
  const longestFrame = 250
  const drawFrame = window.requestAnimationFrame.bind(window)
  const dismissFrame = window.cancelAnimationFrame.bind(window)
  const [schedule, dismiss] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)]
  const timers = new Map<number, number>()
  window.requestAnimationFrame = (draw) => {
    const run = () => {
      window.cancelAnimationFrame(frame)
      draw(performance.now())
    }
    const frame = drawFrame(run)
    timers.set(frame, schedule(run, longestFrame))
    return frame
  }
  window.cancelAnimationFrame = (frame) => {
    dismissFrame(frame)
    dismiss(timers.get(frame))
    timers.delete(frame)
  }
}

function followRequests(driver: PageDriver): void {
  const { fetch } = window
  window.fetch = async (input, init) => {
    driver.pending += 1
    try {
      if (!driver.device.isOnline) throw new TypeError('Failed to fetch')
      const response = await fetch(input, init)
      if (response.status >= 500 || response.status === 429) driver.hasFailed = true
      await noteRefusal(driver, response)
      return response
    } catch (error) {
      driver.hasFailed = true
      throw error
    } finally {
      driver.pending -= 1
    }
  }
  const { send } = XMLHttpRequest.prototype
  XMLHttpRequest.prototype.send = function (body) {
    driver.pending += 1
    // Once the product has read the answer, it may end the request, whose status is 0 then.
    this.addEventListener('readystatechange', () => {
      if (this.readyState === this.DONE && (this.status === 0 || this.status >= 500)) driver.hasFailed = true
    })
    this.addEventListener('loadend', () => {
      driver.pending -= 1
    })
    send.call(this, body)
  }
}

async function noteRefusal(driver: PageDriver, response: Response): Promise<void> {
  if (!response.headers.get('content-type')?.includes('json')) return
  const refusal = refusalIn(await response.clone().text())
  if (refusal) driver.refusals.unshift(refusal)
}

function noteDownloads(driver: PageDriver): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof HTMLAnchorElement && target.download) driver.files.push(target.download)
    },
    { capture: true },
  )
}

export function startPageDriver(): void {
  const driver = new PageDriver()
  window.driver = driver
  sessionStorage.setItem(timesLoadedKey, `${driver.timesLoaded}`)
  // More than any example loads.
  performance.setResourceTimingBufferSize(5000)
  recordErrors()
  if (!driver.device.hasWorkers) withoutServiceWorkers()
  drawAnyway()
  trackPendingWork(location.origin)
  instrumentPage({ origin: location.origin, now: window.clubTime })
  imitateDevice(driver)
  followRequests(driver)
  noteDownloads(driver)
}
