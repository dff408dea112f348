export interface PageInstrumentation {
  timesAskedForPlace: number
  setTime(now: number): void
  nextWake(): number | undefined
  wake(): void
  /** `mayNavigate`: a screen whose code doesn't come may stay pending. */
  turns(mayNavigate: boolean): Promise<boolean>
}

declare global {
  interface Window {
    instrumentation?: PageInstrumentation
  }
}

interface Call {
  readonly origin: string
  readonly now: number
}

/** Runs in the page before the product, so it can't use outer variables. */
export function instrumentPage({ origin, now }: Call): void {
  if (window.location.origin !== origin) return
  const shortestPatience = 1000
  const turnsToRest = 6
  const waiting = new Map<number, { readonly until: number; readonly run: () => void }>()
  const intervals = new Map<number, { readonly delay: number; readonly run: () => void; next: number }>()
  let time = now

  const instrumentation: PageInstrumentation = {
    timesAskedForPlace: 0,
    setTime(instant) {
      time = instant
      for (const interval of intervals.values()) {
        if (interval.next > time) continue
        interval.next = time + interval.delay
        interval.run()
      }
    },
    nextWake() {
      return waiting.size > 0 ? Math.min(...[...waiting.values()].map(({ until }) => until)) : undefined
    },
    wake() {
      for (const [id, { until, run }] of waiting) {
        if (until > time) continue
        window.clearTimeout(id)
        run()
      }
    },
    async turns(mayNavigate) {
      // A task in the background runs when nothing else is left to do, so after React has rendered.
      for (let turn = 0; turn < turnsToRest; turn += 1) await window.scheduler.postTask(() => undefined, { priority: 'background' })
      // Nobody presses on what closes.
      if (document.querySelector('[data-exiting]') !== null) return true
      // Nobody presses before the screen is there; the document's own form has tests of its own.
      if (!mayNavigate && document.querySelector('[data-navigating], [data-early]') !== null) return true
      return waiting.size === 0 && (document.querySelector('[aria-busy=true]') !== null || document.querySelector('h1') === null)
    },
  }
  window.instrumentation = instrumentation

  window.Date = new Proxy(window.Date, {
    construct: (real, given, target) => Reflect.construct(real, given.length > 0 ? given : [time], target),
    apply: (real) => new real(time).toString(),
    get: (real, key) => (key === 'now' ? () => time : Reflect.get(real, key)),
  })

  // Long timers follow the virtual time; they still fire by themselves.
  window.setTimeout = new Proxy(window.setTimeout, {
    apply(schedule, self, [handler, delay = 0, ...given]) {
      if (typeof handler !== 'function' || !(delay >= shortestPatience)) return Reflect.apply(schedule, self, [handler, delay, ...given])
      const run = () => {
        waiting.delete(id)
        handler(...given)
      }
      const id = Reflect.apply(schedule, self, [run, delay])
      waiting.set(id, { until: time + delay, run })
      return id
    },
  })
  window.clearTimeout = new Proxy(window.clearTimeout, {
    apply(dismiss, self, [id]) {
      waiting.delete(id)
      Reflect.apply(dismiss, self, [id])
    },
  })

  window.setInterval = new Proxy(window.setInterval, {
    apply(schedule, self, [handler, delay = 0, ...given]) {
      const id = Reflect.apply(schedule, self, [handler, delay, ...given])
      if (typeof handler === 'function' && delay >= shortestPatience)
        intervals.set(id, { delay, run: () => handler(...given), next: time + delay })
      return id
    },
  })
  window.clearInterval = new Proxy(window.clearInterval, {
    apply(dismiss, self, [id]) {
      intervals.delete(id)
      Reflect.apply(dismiss, self, [id])
    },
  })

  const { geolocation } = navigator
  const ask = geolocation.getCurrentPosition.bind(geolocation)
  geolocation.getCurrentPosition = (...given) => {
    instrumentation.timesAskedForPlace += 1
    ask(...given)
  }

  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    // biome-ignore lint/suspicious/noConsole: the run reads the page's console
    console.error(`Content-Security-Policy: ${effectiveDirective} ${blockedURI}`)
  })
}

interface Belongings {
  readonly origin: string
  readonly local: Readonly<Record<string, string>>
  readonly session: Readonly<Record<string, string>>
}

/** Runs once in a new tab. */
export function restoreStorage({ origin, local, session }: Belongings): void {
  if (window.location.origin !== origin) return
  localStorage.clear()
  sessionStorage.clear()
  for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value)
  for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value)
}

export function restoreDuplicatedTab({ origin, session }: Omit<Belongings, 'local'>): void {
  if (window.location.origin !== origin) return
  for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value)
}

export function blockStorage(): void {
  const denied = {
    get(): never {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  }
  Object.defineProperty(window, 'localStorage', denied)
  Object.defineProperty(window, 'sessionStorage', denied)
}

export function askForPrivacy(): void {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
}

export function withoutServiceWorkers(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
}
