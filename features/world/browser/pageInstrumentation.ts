/** Inside each page, beside what its player sees: the world's time, and what the page waits for. */
export interface PageInstrumentation {
  timesAskedForPlace: number
  /** Milliseconds since 1970. Time stands until it is set anew. */
  setTime(now: number): void
  /** When the product goes on by itself; nothing where it waits for no later time. */
  nextWake(): number | undefined
  /** Lets go on what has waited until now. */
  wake(): void
  /** Returns when what was begun has had its turns; whether something is on its way all the same. */
  turns(): Promise<boolean>
}

declare global {
  interface Window {
    instrumentation?: PageInstrumentation
  }
}

interface Call {
  /** Pages elsewhere stay as they are. */
  readonly origin: string
  readonly now: number
}

/** Runs in the page, before the product: it must not reach for anything outside itself. */
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
    async turns() {
      const { port1, port2 } = new MessageChannel()
      for (let turn = 0; turn < turnsToRest; turn += 1) {
        await new Promise((resolve) => {
          port1.onmessage = resolve
          port2.postMessage(turn)
        })
      }
      port1.close()
      return waiting.size === 0 && (document.querySelector('[aria-busy=true]') !== null || document.querySelector('h1') === null)
    },
  }
  window.instrumentation = instrumentation

  window.Date = new Proxy(window.Date, {
    construct: (real, given, target) => Reflect.construct(real, given.length > 0 ? given : [time], target),
    apply: (real) => new real(time).toString(),
    get: (real, key) => (key === 'now' ? () => time : Reflect.get(real, key)),
  })

  // What waits for long waits in the world's time; it goes off by itself all the same, as in any page.
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

  // What repeats itself does so in reality, and at once where the world's time has passed.
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
    // biome-ignore lint/suspicious/noConsole: the page's console is how the run hears of it
    console.error(`Content-Security-Policy: ${effectiveDirective} ${blockedURI}`)
  })
}

interface Belongings {
  readonly origin: string
  readonly local: Readonly<Record<string, string>>
  readonly session: Readonly<Record<string, string>>
}

/** Runs in a new tab, once: what the device has kept until then, and nothing of anybody before. */
export function restoreStorage({ origin, local, session }: Belongings): void {
  if (window.location.origin !== origin) return
  localStorage.clear()
  sessionStorage.clear()
  for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value)
  for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value)
}

/** Runs in a duplicated tab, once. */
export function restoreDuplicatedTab({ origin, session }: Omit<Belongings, 'local'>): void {
  if (window.location.origin !== origin) return
  for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value)
}

/** Runs in every page of a browser whose owner forbids that anything is kept. */
export function blockStorage(): void {
  const denied = {
    get(): never {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  }
  Object.defineProperty(window, 'localStorage', denied)
  Object.defineProperty(window, 'sessionStorage', denied)
}

/** Runs in every page of a browser whose owner has said to all sites what they may not collect. */
export function askForPrivacy(): void {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
}

/** Runs in each page of a browser that has no service workers. */
export function withoutServiceWorkers(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
}
