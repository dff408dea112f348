import { readFileSync } from 'node:fs'
import { publicKeys } from '#mocks/contexts/session/regionKeys'
import { regionOfPage } from '#mocks/http/regions'
import { openWrites } from '#ui/shell/openWrites.ts'
import { type RefusedAnswer, refusalIn } from '../screen/refusedAnswer.ts'
import { unmountProduct } from './environment.ts'
import { FetchingRequest } from './FetchingRequest.ts'
import { Frames } from './Frames.ts'
import type { PageTime } from './PageTime.ts'

/** happy-dom's own control of the document. */
declare const happyDOM: { setURL(address: string): void }

/** What a page needs of the device that opens it. */
export interface PageSurroundings {
  readonly zone: string
  readonly language: string
  readonly isOnline: () => boolean
  readonly asksForPrivacy: boolean
  readonly allowsStorage: boolean
  readonly locate: () => Promise<{ readonly latitude: number; readonly longitude: number } | undefined>
  /** Everything that is stored, of the device and of the window. */
  readonly local: Map<string, string>
  readonly session: Map<string, string>
  readonly time: PageTime
  readonly onReload: () => void
  readonly onLeave: (address: string) => void
}

const pageEvents = [
  'popstate',
  'storage',
  'online',
  'offline',
  'beforeunload',
  'pagehide',
  'pageshow',
  'message',
  'vite:preloadError',
  'visibilitychange',
]
const prefetchEvents = ['pointerover', 'touchstart', 'focusin']

/** What the product reads of the built document's head. */
const head = readFileSync('index.html', 'utf8').match(/<meta name="theme-color".*>/g) ?? []

/** The product, started in the one document of this process. */
export class DomPage {
  readonly errors: string[] = []
  readonly refusals: RefusedAnswer[] = []
  readonly files: string[] = []
  copied = ''
  private readonly surroundings: PageSurroundings
  private readonly restorations: (() => void)[] = []
  private isClosed = false

  constructor(surroundings: PageSurroundings) {
    this.surroundings = surroundings
  }

  /** A page that is loaded again keeps its entry of the history; another address begins a new one, which nothing follows. */
  async open(url: URL, { isReload }: { readonly isReload: boolean }): Promise<void> {
    document.head.innerHTML = head.join('')
    document.body.innerHTML = '<div id="app"></div>'
    for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name)
    happyDOM.setURL(url.href)
    if (!isReload) history.pushState(null, '', url.href)
    this.prepareStorage()
    this.prepareGlobals()
    this.endWritesWithPage()
    const { start } = await import('../../../src/composition/start.tsx')
    const now = () => Temporal.Instant.fromEpochMilliseconds(this.surroundings.time.now())
    void start({
      clock: { now },
      cast: [],
      region: regionOfPage(url.hostname),
      keys: await publicKeys(),
      enter: async () => undefined,
    }).catch((error: unknown) => this.errors.push(`The product did not start: ${wordsOf(error)}`))
    await this.surroundings.time.settle()
  }

  async close(): Promise<void> {
    window.dispatchEvent(new Event('pagehide'))
    await turnOfEventLoop()
    this.keepStorage()
    this.isClosed = true
    // Browsers end a page without that, so it neither sends nor stores anything.
    unmountProduct()
    await turnOfEventLoop()
    this.surroundings.time.clear()
    for (const restore of this.restorations.reverse()) restore()
    document.body.innerHTML = ''
  }

  /** Modules outlive the page in Node, but its writes without an answer end with it. */
  private endWritesWithPage(): void {
    const { open } = openWrites
    this.replace(openWrites, 'open', () => {
      const end = open()
      this.restorations.push(end)
      return end
    })
  }

  private prepareStorage(): void {
    const { local, session } = this.surroundings
    for (const [storage, items] of [[localStorage, local] as const, [sessionStorage, session] as const]) {
      storage.clear()
      for (const [key, value] of items) storage.setItem(key, value)
    }
  }

  /** What the page has stored so far. */
  keepStorage(): void {
    if (!this.surroundings.allowsStorage) return
    const { local, session } = this.surroundings
    for (const [storage, items] of [[localStorage, local] as const, [sessionStorage, session] as const]) {
      items.clear()
      for (const [key, value] of Object.entries(storage)) items.set(key, String(value))
    }
  }

  private prepareGlobals(): void {
    const { time, zone, language, isOnline, asksForPrivacy, allowsStorage, onReload, onLeave } = this.surroundings
    const { fetch } = globalThis
    this.replace(globalThis, 'setTimeout', time.setTimeout)
    this.replace(globalThis, 'clearTimeout', time.clearTimer)
    this.replace(globalThis, 'setInterval', time.setInterval)
    this.replace(globalThis, 'clearInterval', time.clearTimer)
    this.replace(globalThis, 'requestAnimationFrame', time.requestAnimationFrame)
    this.replace(globalThis, 'cancelAnimationFrame', time.cancelAnimationFrame)
    this.replace(globalThis, 'Date', dateOf(time))
    this.replace(globalThis, 'fetch', (input: string | URL | Request, init?: RequestInit) => this.request(fetch, input, init))
    const frames = new Frames((address, request) => this.request(fetch, address, request))
    this.replace(HTMLFormElement.prototype, 'submit', function submit(this: HTMLFormElement) {
      void frames.submit(this)
    })
    this.replace(globalThis, 'reportError', (error: unknown) => this.errors.push(`The page broke: ${wordsOf(error)}`))
    this.replace(globalThis, 'getComputedStyle', styleOf)
    this.replace(globalThis, 'BroadcastChannel', SilentChannel)
    this.replace(globalThis, 'XMLHttpRequest', FetchingRequest)
    this.replace(globalThis, 'createImageBitmap', bitmapOf)
    this.replace(globalThis, 'scrollTo', () => undefined)
    this.prepareDownloads()
    for (const level of ['error', 'warn'] as const) {
      this.replace(console, level, (...given: unknown[]) => this.noteConsole(given.map(String).join(' ')))
    }
    this.replace(navigator, 'language', language)
    this.replace(navigator, 'languages', [language])
    this.replace(navigator, 'locks', freeLocks)
    this.replace(navigator, 'geolocation', this.geolocation)
    this.replace(navigator, 'clipboard', this.clipboard)
    if (asksForPrivacy) this.replace(navigator, 'globalPrivacyControl', true)
    this.getter(navigator, 'onLine', isOnline)
    this.replace(location, 'reload', onReload)
    this.replace(location, 'replace', onLeave)
    this.replace(location, 'assign', onLeave)
    if (!allowsStorage) for (const name of ['localStorage', 'sessionStorage']) this.getter(globalThis, name, forbidden)
    this.replace(Temporal.Now, 'timeZoneId', () => zone)
    this.replace(Intl, 'DateTimeFormat', dateFormatsIn(zone))
    this.recordObservers()
    this.recordListeners(globalThis, pageEvents)
    this.recordListeners(document, [...pageEvents, ...prefetchEvents])
    const note = (event: Event) => 'error' in event && this.errors.push(`The page broke: ${wordsOf(event.error)}`)
    window.addEventListener('error', note)
    this.restorations.push(() => window.removeEventListener('error', note))
  }

  /** happy-dom would load a frame even while its document is only parsed, to be sanitised. */
  private noteConsole(words: string): void {
    if (!words.includes('Iframe page loading is disabled')) this.errors.push(`The console says: ${words}`)
  }

  private async request(fetch: typeof globalThis.fetch, input: string | URL | Request, init?: RequestInit): Promise<Response> {
    const { time, isOnline } = this.surroundings
    if (this.isClosed) return never()
    const answer = isOnline() ? fetch(input, init) : Promise.reject(new TypeError('Failed to fetch'))
    try {
      const response = await time.track(answer)
      await this.noteRefusal(response)
      return this.isClosed ? await never() : response
    } catch (error) {
      if (this.isClosed) await never()
      throw error
    }
  }

  private async noteRefusal(response: Response): Promise<void> {
    if (!response.headers.get('content-type')?.includes('json')) return
    const refusal = refusalIn(await response.clone().text())
    if (refusal) this.refusals.unshift(refusal)
  }

  /** A link outside the document that names a file gives it to the device. */
  private prepareDownloads(): void {
    const { files } = this
    const { click } = HTMLAnchorElement.prototype
    this.replace(HTMLAnchorElement.prototype, 'click', function (this: HTMLAnchorElement) {
      if (this.download) files.push(this.download)
      else click.call(this)
    })
    this.replace(URL, 'createObjectURL', () => 'blob:file')
    this.replace(URL, 'revokeObjectURL', () => undefined)
  }

  private get clipboard(): Pick<Clipboard, 'writeText'> {
    return {
      writeText: async (text) => {
        this.copied = text
      },
    }
  }

  private get geolocation(): Pick<Geolocation, 'getCurrentPosition'> {
    const { locate } = this.surroundings
    return {
      getCurrentPosition: (found, failed) => {
        void locate().then((place) => {
          if (place)
            found({
              coords: { accuracy: 50, altitude: null, altitudeAccuracy: null, heading: null, speed: null, toJSON: () => place, ...place },
              timestamp: 0,
              toJSON: () => place,
            })
          else failed?.({ code: 1, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 })
        })
      },
    }
  }

  /** Listeners of a page that has ended must not hear the next one. Those of libraries stay: they are registered once. */
  private recordListeners(target: EventTarget, names: readonly string[]): void {
    const listen = target.addEventListener.bind(target)
    this.replace(target, 'addEventListener', (name: string, listener: EventListener, options?: AddEventListenerOptions) => {
      listen(name, listener, options)
      if (names.includes(name)) this.restorations.push(() => target.removeEventListener(name, listener, options))
    })
  }

  /** The document outlives its pages. */
  private recordObservers(): void {
    const { restorations } = this
    this.replace(
      globalThis,
      'MutationObserver',
      class extends MutationObserver {
        constructor(callback: MutationCallback) {
          super(callback)
          restorations.push(() => this.disconnect())
        }
      },
    )
  }

  private replace(owner: object, name: string, value: unknown): void {
    this.define(owner, name, { value, writable: true })
  }

  private getter(owner: object, name: string, get: () => unknown): void {
    this.define(owner, name, { get })
  }

  private define(owner: object, name: string, property: PropertyDescriptor): void {
    const before = Object.getOwnPropertyDescriptor(owner, name)
    Object.defineProperty(owner, name, { configurable: true, ...property })
    this.restorations.push(() => {
      if (before) Object.defineProperty(owner, name, before)
      else Reflect.deleteProperty(owner, name)
    })
  }
}

function dateOf(time: PageTime): DateConstructor {
  return new Proxy(Date, {
    construct: (real, given, target) => Reflect.construct(real, given.length > 0 ? given : [time.now()], target),
    get: (real, key) => (key === 'now' ? time.now : Reflect.get(real, key)),
  })
}

/** The variable TZ works in no worker of Node. */
function dateFormatsIn(timeZone: string): typeof Intl.DateTimeFormat {
  return new Proxy(Intl.DateTimeFormat, {
    construct: (real, [locales, options], target) => Reflect.construct(real, [locales, { timeZone, ...options }], target),
    apply: (real, _, [locales, options]) => new real(locales, { timeZone, ...options }),
  })
}

/** No style sheet is loaded, so an element's own style says all; to compute it costs more than a whole example. */
function styleOf(element: Element): CSSStyleDeclaration {
  const { style } = element instanceof HTMLElement || element instanceof SVGElement ? element : document.documentElement
  const inherent = {
    display: element.hasAttribute('hidden') ? 'none' : 'block',
    visibility: isHiddenByStyle(element) ? 'hidden' : 'visible',
  }
  return new Proxy(style, {
    get(own, name) {
      const value: unknown = Reflect.get(own, name)
      if (typeof value === 'function') return value.bind(own)
      return value || (name in inherent ? Reflect.get(inherent, name) : '')
    },
  })
}

/** Nothing is drawn in Node: a picture is what begins as a PNG file does. */
async function bitmapOf(picture: Blob) {
  if ((await picture.slice(1, 4).text()) !== 'PNG') throw new DOMException('The picture could not be decoded.', 'InvalidStateError')
  return { width: 1, height: 1, close: () => undefined }
}

/** A button keeps the width of both its labels: the style sheet hides one of them. */
function isHiddenByStyle(element: Element): boolean {
  const label = [element, element.parentElement].find((each) => each?.classList.contains('busy') || each?.classList.contains('idle'))
  const button = label?.parentElement
  return button?.localName === 'button' && button.hasAttribute('data-pending') === label?.classList.contains('idle')
}

/** One window is in front at a time, so nobody else holds a lock. */
const freeLocks = {
  request: (name: string, ...given: readonly unknown[]) => {
    const work = given.at(-1)
    return typeof work === 'function' ? work({ name, mode: 'exclusive' }) : undefined
  },
}

/** One window is in front at a time, so nobody hears it. */
class SilentChannel extends EventTarget {
  postMessage(): void {
    // Nobody listens.
  }

  close(): void {
    // Nothing is open.
  }
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

function forbidden(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

function turnOfEventLoop(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve))
}

function never(): Promise<never> {
  return new Promise(() => undefined)
}
