import { NEVER, Subject } from 'rxjs'
import { aDevice, MemoryStorage } from '#adapters/browser/aDevice'
import { addressSecrets } from '#adapters/browser/addressSecrets'
import { DeviceStorage } from '#adapters/browser/DeviceStorage'
import { keys } from '#adapters/browser/keys'
import { SessionRecords } from '#adapters/browser/SessionRecords'
import type { StoragePlace, Surroundings } from '#adapters/browser/surroundings'
import { addressesFor } from '#adapters/rest/hosts'
import { createContainer } from '#composition/container'
import type { Session } from '#domain/session/session'
import { hostOfRegion, type Region } from '#mocks/regions'
import { publicKeys } from '#mocks/session/regionKeys'
import type { Actor } from '../Actor.ts'
import type { Device, Place } from '../Device.ts'
import { type Obstacle, type Standing, untold } from '../Standing.ts'
import { ModelActor } from './ModelActor.ts'
import { ModelWindow } from './ModelWindow.ts'
import type { Pace } from './Pace.ts'
import { Player } from './Player.ts'
import { standingAt } from './standing.ts'
import { TabLife } from './TabLife.ts'

const home = 'http://localhost:5173'

/** A browser's worth of surroundings, in memory. */
export class ModelDevice implements Device {
  private readonly pace: Pace
  private browser = aDevice()
  private readonly changes = new Subject<boolean>()
  private readonly tabs: { readonly player: Player; readonly actor: Actor; storage: MemoryStorage; life: TabLife }[] = []
  private zone = 'America/New_York'
  private language = 'en-US'
  private page = new URL('/', home)
  private place: Place | undefined
  private asked = 0
  private readonly files: string[] = []
  private online = true
  private keeping = true
  private isPrivate = false
  /** What this device has of its own that no link tells. */
  private peculiarity: Obstacle | undefined

  constructor(pace: Pace) {
    this.pace = pace
  }

  clockIsIn(zone: string): void {
    this.zone = zone
    this.peculiarity = 'whereabouts'
  }

  speaks(languageTag: string): void {
    this.language = languageTag
  }

  standsIn(place: Place): void {
    this.place = place
    this.peculiarity = 'whereabouts'
  }

  keepsPlaceSecret(): void {
    this.place = undefined
  }

  refusesToKeep(): void {
    this.keeping = false
    this.peculiarity = 'storage'
  }

  asksForPrivacy(): void {
    this.isPrivate = true
    this.peculiarity = 'browser'
  }

  keeps(key: string, value: string): void {
    this.browser.local.setItem(key, value)
    if (key !== keys.language) this.peculiarity = 'storage'
  }

  keepsSession(session: Session): void {
    new SessionRecords(new DeviceStorage(this.surroundings(this.tab(0).storage))).keep({ id: 'an earlier sign-in', session })
  }

  /** There is no document to stand in for it. */
  opensSlowly(): void {
    this.peculiarity = 'browser'
  }

  async isLetIn(): Promise<void> {
    await this.tab(0).player.window()
  }

  startsAt(address: string): void {
    this.page = new URL(address, home)
  }

  isAtSiteOf(region: Region): void {
    this.page.hostname = hostOfRegion(region)
  }

  async address(): Promise<string> {
    return this.page.pathname + this.page.search
  }

  window(): Actor {
    return this.tab(0).actor
  }

  secondWindow(): Actor {
    return this.tab(1).actor
  }

  windows(count: number): readonly Actor[] {
    return Array.from({ length: count }, (_, number) => this.tab(number).actor)
  }

  async disconnect(): Promise<void> {
    this.connected(false)
  }

  async connect(): Promise<void> {
    this.connected(true)
    await this.pace.settle()
  }

  async restart(): Promise<void> {
    await this.close()
    for (const tab of this.tabs) tab.storage = new MemoryStorage()
  }

  async hidesPage(): Promise<void> {
    this.tab(0).life.hide()
    await this.pace.settle(Temporal.Duration.from({ seconds: 0 }))
  }

  async duplicatesWindow(): Promise<void> {
    const [original, copy] = [this.tab(0).storage, this.tab(1).storage]
    for (const [key, value] of original.items) copy.setItem(key, value)
  }

  async closesSecondWindow(): Promise<void> {
    const { player, life } = this.tab(1)
    life.hide()
    await player.leave()
    await this.pace.settle()
    this.tabs.pop()
  }

  async losesSecondWindow(): Promise<void> {
    this.tab(1).life.breakDown()
    this.tabs.pop()
  }

  /** Programming errors, which `Loaded` and `Task` keep for the root boundary. */
  async faults(): Promise<readonly string[]> {
    const faults = await Promise.all(this.tabs.map(({ player }) => player.faults()))
    return faults.flat()
  }

  async close(): Promise<void> {
    await Promise.all(this.tabs.map(({ player }) => player.leave()))
  }

  /** Nothing comes from it any more: the next scenario's world would take it for its own. */
  async breakDown(): Promise<void> {
    await this.close()
    for (const { life } of this.tabs) life.breakDown()
  }

  async kept(): Promise<Readonly<Record<string, string>>> {
    const own = this.tabs.flatMap(({ storage }, tab) => [...storage.items].map(([key, value]) => [`${key} of window ${tab}`, value]))
    return Object.fromEntries([...own, ...this.browser.local.items])
  }

  async standing(): Promise<Standing> {
    const [tab, second] = this.tabs
    if (second) return untold('several')
    if (!this.online) return untold('offline')
    if (this.peculiarity) return untold(this.peculiarity)
    const session = tab?.storage ?? new MemoryStorage()
    const unopened = { local: this.browser.local, session, browserLanguage: this.language }
    return standingAt((await tab?.player.opened) ?? unopened, this.page)
  }

  async timesAskedForPlace(): Promise<number> {
    return this.asked
  }

  private connected(online: boolean): void {
    this.online = online
    this.changes.next(online)
  }

  private tab(index: number) {
    const known = this.tabs[index]
    if (known) return known
    const player = new Player(() => this.open(index))
    const actor = new ModelActor(player, {
      page: () => this.page,
      goTo: (address) => this.startsAt(address),
      files: () => this.files,
    })
    const tab = { player, actor, storage: new MemoryStorage(), life: new TabLife() }
    this.tabs[index] = tab
    return tab
  }

  private async open(index: number): Promise<ModelWindow> {
    const addresses = addressesFor(this.page.hostname, { mock: true, configuration: {} })
    const secrets = addressSecrets(this.page, (rest) => {
      this.page = rest
    })
    const { storage, life } = this.tab(index)
    const container = createContainer(
      { ...life.around(this.surroundings(storage)), secrets, leaveFor: (address) => void this.leaveFor(address, index) },
      { addresses, mock: true, keys: await publicKeys() },
    )
    return ModelWindow.open(container, {
      pace: this.pace,
      whereabouts: { ask: () => this.tellPlace() },
      files: { keep: ({ name }) => void this.files.push(name) },
      handover: { canSend: false, copy: async () => true, send: async () => false },
    })
  }

  /** Another site knows nothing of what this one has kept. */
  private async leaveFor(address: string, index: number): Promise<void> {
    const tab = this.tab(index)
    this.page = new URL(address)
    this.browser = aDevice()
    tab.storage = new MemoryStorage()
    await tab.player.leave()
  }

  private async tellPlace(): Promise<Place | undefined> {
    this.asked += 1
    return this.place
  }

  private surroundings(storage: MemoryStorage): Surroundings {
    const { pace } = this
    const isOnline = () => this.online
    return this.browser.tab({
      ...(this.keeping ? {} : { localStorage: forbidden }),
      sessionStorage: this.keeping ? () => storage : forbidden,
      fetch: (input, init) => this.fetch(input, init),
      clock: {
        now: () => pace.now(),
        sleep: (milliseconds, signal) => pace.sleep(milliseconds, signal),
        timeZone: this.zone,
        // Nothing is drawn here: view models are asked anew.
        ticks: NEVER,
      },
      connectivity: {
        get value() {
          return isOnline()
        },
        changes: this.changes,
      },
      asksForPrivacy: () => this.isPrivate,
      page: () => this.page,
      browserLanguage: this.language,
      random: () => 0.5,
    })
  }

  private async fetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
    if (!this.online) throw new TypeError('Failed to fetch')
    return this.pace.follow(globalThis.fetch(input, init))
  }
}

function forbidden(): StoragePlace {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
