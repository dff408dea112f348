import { arrange } from '../../mocks/contexts/arrange.ts'
import { createBackend } from '../../mocks/createBackend.ts'
import { DeskStorage } from '../../mocks/DeskStorage.ts'
import { Desk } from '../../mocks/desk/Desk.ts'
import type { HostPage } from '../../mocks/desk/HostPage.ts'
import type { ProductControls } from '../../mocks/desk/ProductControls.ts'
import type { LogEntry } from '../../mocks/http/LogEntry.ts'
import { type Region, regions } from '../../mocks/http/regions.ts'
import { Listeners } from '../../mocks/world/Listeners.ts'
import { StoredWorld } from '../../mocks/world/StoredWorld.ts'
import { RunningClock } from '../../mocks/world/WorldClock.ts'
import { storeInMemory } from './storeInMemory.ts'

interface Wishes {
  readonly region?: Region
  readonly regionByHost?: boolean
  readonly mistake?: string
  readonly storage?: Map<string, string>
  readonly texts?: Map<string, string>
  readonly canCopy?: boolean
}

export async function createDesk({
  region = 'global',
  regionByHost = true,
  mistake,
  storage = new Map(),
  texts = new Map(),
  canCopy = true,
}: Wishes = {}) {
  const clock = new RunningClock()
  clock.stop()
  clock.travelTo(Temporal.Instant.from('2026-05-13T17:30:00Z'))
  const [requests, changes, rules] = [new Listeners<LogEntry>(), new Listeners<undefined>(), new Listeners<string>()]
  const noted = (entry: LogEntry) => requests.notify(entry)
  const backend = await createBackend({ clock, noted })
  const store = storeInMemory(texts)
  const kept = new StoredWorld(backend.world, backend.faults, {
    store,
    neighbours: { notify: () => undefined },
    exclusively: (work) => work(),
  })
  const memory = new DeskStorage(() => ({
    getItem: (name) => storage.get(name) ?? null,
    setItem: (name, text) => void storage.set(name, text),
  }))
  const happened: string[] = []
  const connection = { isOnline: true }
  const page: HostPage = {
    region,
    regionByHost,
    address: (wanted, rest) => `https://${regions[wanted].store}.example/${rest.replace(/^\//, '')}`,
    open: (address) => void happened.push(`open ${address}`),
    reload: () => void happened.push('reload'),
    copy: async (text) => {
      if (!canCopy) throw new Error('forbidden')
      happened.push(`copy ${text}`)
    },
    save: (name, text) => void happened.push(`save ${name} ${text}`),
    setOnline: (isOnline) => {
      connection.isOnline = isOnline
    },
  }
  const product = new PlainStage(region)
  const bench = {
    ...{ backend, clock, kept, memory, page, store, product, mistake },
    onRequest: (listener: (entry: LogEntry) => void) => requests.add(listener),
    onChange: (listener: () => void) => changes.add(listener),
    onRule: (listener: (rule: string) => void) => rules.add(listener),
    release: () => backend.faults.release(),
  }
  return {
    desk: new Desk(bench),
    bench,
    backend,
    clock,
    product,
    storage,
    happened,
    connection,
    given: arrange(backend.world),
    changed: () => changes.notify(undefined),
    showRule: (rule: string) => rules.notify(rule),
  }
}

class PlainStage implements ProductControls {
  present: string | undefined
  spoken = 'en'
  shown = '/'
  timesRead = 0
  private readonly region: Region

  constructor(region: Region) {
    this.region = region
  }

  async signIn(email: string): Promise<boolean> {
    const lives = email.startsWith('wataru') ? 'jp' : 'global'
    const letIn = lives === this.region || this.region === 'st'
    this.present = letIn ? email : undefined
    return letIn
  }

  async signOut(): Promise<void> {
    this.present = undefined
  }

  who(): string | undefined {
    return this.present
  }

  language(): string {
    return this.spoken
  }

  setLanguage(code: string): void {
    this.spoken = code
  }

  reloadData(): void {
    this.timesRead += 1
  }

  path(): string {
    return this.shown
  }

  async goTo(path: string): Promise<void> {
    this.shown = path
  }
}
