export interface PageInstrumentation {
  locationRequestCount: number
  setTime(now: number): void
  nextTimer(): number | undefined
  runDueTimers(): void
  /** `mayNavigate`: a screen whose code doesn't come may stay pending. */
  isBusy(mayNavigate: boolean): Promise<boolean>
}

interface PendingWork {
  /** At once if nothing waits for the next frame. */
  whenDrawn(): Promise<void>
  isAwaitingLock(): boolean
}

declare global {
  interface Window {
    instrumentation?: PageInstrumentation
    pendingWork?: PendingWork
  }
}

interface InstrumentationOptions {
  readonly origin: string
  readonly now: number
}

/** Runs in the page before the product, so it can't use outer variables. */
export function instrumentPage({ origin, now }: InstrumentationOptions): void {
  if (window.location.origin !== origin) return
  const shortestVirtualDelay = 1000
  const turnsUntilIdle = 6
  const timers = new Map<number, { readonly until: number; readonly run: () => void }>()
  const intervals = new Map<number, { readonly delay: number; readonly run: () => void; next: number }>()
  const schedule = window.setTimeout.bind(window)
  const endOfTurn = () =>
    'scheduler' in window
      ? window.scheduler.postTask(() => undefined, { priority: 'background' })
      : new Promise<void>((resolve) => schedule(resolve))
  let time = now

  const instrumentation: PageInstrumentation = {
    locationRequestCount: 0,
    setTime(instant) {
      time = instant
      for (const interval of intervals.values()) {
        if (interval.next > time) continue
        interval.next = time + interval.delay
        interval.run()
      }
    },
    nextTimer() {
      return timers.size > 0 ? Math.min(...[...timers.values()].map(({ until }) => until)) : undefined
    },
    runDueTimers() {
      for (const [id, { until, run }] of timers) {
        if (until > time) continue
        window.clearTimeout(id)
        run()
      }
    },
    async isBusy(mayNavigate) {
      // Work that continues in the next frame has not started yet.
      await window.pendingWork?.whenDrawn()
      // A task in the background runs when nothing else is left to do, so after React has rendered.
      for (let turn = 0; turn < turnsUntilIdle; turn += 1) await endOfTurn()
      // Nobody presses on what closes.
      if (document.querySelector('[data-exiting]') !== null) return true
      // Work that waits for a lock has not started yet; another tab may hold the lock until a retry.
      if (!mayNavigate && window.pendingWork?.isAwaitingLock()) return true
      // Nobody presses before the screen is there; the document's own form has tests of its own.
      if (!mayNavigate && document.querySelector('[data-navigating], [data-early]') !== null) return true
      return timers.size === 0 && (document.querySelector('[aria-busy=true]') !== null || document.querySelector('h1') === null)
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
      if (typeof handler !== 'function' || !(delay >= shortestVirtualDelay))
        return Reflect.apply(schedule, self, [handler, delay, ...given])
      const run = () => {
        timers.delete(id)
        handler(...given)
      }
      const id = Reflect.apply(schedule, self, [run, delay])
      timers.set(id, { until: time + delay, run })
      return id
    },
  })
  window.clearTimeout = new Proxy(window.clearTimeout, {
    apply(dismiss, self, [id]) {
      timers.delete(id)
      Reflect.apply(dismiss, self, [id])
    },
  })

  window.setInterval = new Proxy(window.setInterval, {
    apply(schedule, self, [handler, delay = 0, ...given]) {
      const id = Reflect.apply(schedule, self, [handler, delay, ...given])
      if (typeof handler === 'function' && delay >= shortestVirtualDelay)
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
    instrumentation.locationRequestCount += 1
    ask(...given)
  }

  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    // biome-ignore lint/suspicious/noConsole: the run reads the page's console
    console.error(`Content-Security-Policy: ${effectiveDirective} ${blockedURI}`)
  })
}

/** Runs in the page before the product. */
export function trackPendingWork(origin: string): void {
  if (window.location.origin !== origin) return
  const frames = new Set<number>()
  let awaitedLocks = 0
  const drawFrame = window.requestAnimationFrame.bind(window)
  window.pendingWork = {
    whenDrawn: () => (frames.size > 0 ? new Promise((resolve) => drawFrame(() => resolve())) : Promise.resolve()),
    isAwaitingLock: () => awaitedLocks > 0,
  }
  window.requestAnimationFrame = new Proxy(window.requestAnimationFrame, {
    apply(_request, _self, [draw]) {
      const id = drawFrame((at) => {
        frames.delete(id)
        draw(at)
      })
      frames.add(id)
      return id
    },
  })
  window.cancelAnimationFrame = new Proxy(window.cancelAnimationFrame, {
    apply(dismiss, self, [id]) {
      frames.delete(id)
      Reflect.apply(dismiss, self, [id])
    },
  })
  const { locks } = navigator
  locks.request = new Proxy(locks.request, {
    apply(request, _self, given) {
      awaitedLocks += 1
      const work = given.at(-1)
      const begin = (lock: Lock | null) => {
        awaitedLocks -= 1
        return work(lock)
      }
      return Reflect.apply(request, locks, [...given.slice(0, -1), begin])
    },
  })
}

interface StoredItems {
  readonly origin: string
  readonly local: Readonly<Record<string, string>>
  readonly session: Readonly<Record<string, string>>
}

/** Runs once in a new tab. */
export function restoreStorage({ origin, local, session }: StoredItems): void {
  if (window.location.origin !== origin) return
  localStorage.clear()
  sessionStorage.clear()
  for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value)
  for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value)
}

export function restoreDuplicatedTab({ origin, session }: Omit<StoredItems, 'local'>): void {
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

export function enablePrivacyControl(): void {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
}

export function withoutServiceWorkers(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
}
