import { NEVER } from 'rxjs'
import type { Clock } from '#app/shared/ports/Clock'
import type { BrowserEnvironment, BrowserFiles, Channel, StoragePlace } from './environment.ts'
import type { Locks } from './tabs/locks.ts'

class FixedClock implements Clock {
  readonly timeZone = 'Asia/Kathmandu'
  readonly ticks = NEVER
  private milliseconds = 1_778_760_000_000
  private readonly sleepers = new Set<{ readonly until: number; readonly wake: () => void }>()

  now(): Temporal.Instant {
    return Temporal.Instant.fromEpochMilliseconds(this.milliseconds)
  }

  get sleeping(): number {
    return this.sleepers.size
  }

  sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const sleeper = { until: this.milliseconds + milliseconds, wake: resolve }
      this.sleepers.add(sleeper)
      signal?.addEventListener('abort', () => this.sleepers.delete(sleeper) && reject(signal.reason), { once: true })
    })
  }

  async pass(milliseconds: number): Promise<void> {
    await untilIdle()
    this.milliseconds += milliseconds
    for (const sleeper of this.sleepers) {
      if (sleeper.until > this.milliseconds) continue
      this.sleepers.delete(sleeper)
      sleeper.wake()
    }
    await untilIdle()
  }
}

export async function untilIdle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

export class MemoryStorage implements StoragePlace {
  readonly items = new Map<string, string>()

  getItem(key: string): string | null {
    return this.items.get(key) ?? null
  }

  setItem(key: string, value: string): void {
    this.items.set(key, value)
  }

  removeItem(key: string): void {
    this.items.delete(key)
  }
}

export function createDevice() {
  const local = new MemoryStorage()
  const clock = new FixedClock()
  const windows: EventTarget[] = []
  const channels: EventTarget[] = []
  function broadcast(all: readonly EventTarget[], self: EventTarget, event: () => Event): void {
    queueMicrotask(() => {
      for (const other of all) if (other !== self) other.dispatchEvent(event())
    })
  }

  function sharedBy(self: EventTarget): StoragePlace {
    const tell = () => broadcast(windows, self, () => new Event('storage'))
    return {
      getItem: (key) => local.getItem(key),
      setItem(key, value) {
        local.setItem(key, value)
        tell()
      },
      removeItem(key) {
        local.removeItem(key)
        tell()
      },
    }
  }

  function channel(): Channel {
    const self = new EventTarget()
    channels.push(self)
    return {
      postMessage: (data) => broadcast(channels, self, () => new MessageEvent('message', { data: structuredClone(data) })),
      addEventListener: self.addEventListener.bind(self),
      removeEventListener: self.removeEventListener.bind(self),
    }
  }

  const locks = queuedLocks()

  return {
    local,
    clock,
    tab(own: Partial<BrowserEnvironment> = {}): BrowserEnvironment {
      const events = new EventTarget()
      windows.push(events)
      const place = sharedBy(events)
      const session = new MemoryStorage()
      return {
        fetch: () => Promise.reject(new TypeError('Failed to fetch')),
        localStorage: () => place,
        sessionStorage: () => session,
        locks,
        channel,
        events,
        clock,
        connectivity: { value: true, changes: NEVER },
        visibility: { value: true, changes: NEVER },
        page: () => new URL('https://www.clubhouse.example/'),
        base: '/',
        secrets: { has: () => false, take: () => undefined },
        leaveFor: () => undefined,
        browserLanguage: 'fr-CA',
        navigator: { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0 Safari/537.36', maxTouchPoints: 0 },
        asksForPrivacy: () => false,
        screen: { width: 1440, height: 900 },
        random: Math.random,
        newId: () => crypto.randomUUID(),
        files: filesIn(() => own.fetch),
        ...own,
      }
    },
  }
}

/** Sends files at once, and leaves pictures as they are: there is nothing to draw them with. */
function filesIn(fetch: () => BrowserEnvironment['fetch'] | undefined): BrowserFiles {
  return {
    send: async (url, file, { signal, onProgress }) => {
      const request = new Request(url, { method: 'PUT', body: await file.arrayBuffer(), signal })
      const response = await (fetch() ?? globalThis.fetch)(request)
      onProgress(1)
      return response
    },
    post: async (form, { url, headers, signal, onProgress }) => {
      const response = await (fetch() ?? globalThis.fetch)(new Request(url, { method: 'POST', headers, body: form, signal }))
      onProgress(1)
      return response
    },
    resizer: { resize: async (picture) => picture },
  }
}

function queuedLocks(): Locks {
  const last = new Map<string, Promise<unknown>>()
  return {
    request(name, work) {
      const turn = (last.get(name) ?? Promise.resolve()).then(() => work(false))
      last.set(
        name,
        turn.catch(() => undefined),
      )
      return turn
    },
  }
}
