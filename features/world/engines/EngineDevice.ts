import { MemoryStorage } from '#adapters/browser/createDevice'
import type { Session } from '#domain/session/session'
import type { Region } from '#mocks/http/regions'
import type { Actor } from '../Actor.ts'
import { createActors } from '../actors.ts'
import type { VirtualTime } from '../browser/VirtualTime.ts'
import type { Device } from '../Device.ts'
import type { DeviceLocation } from '../DeviceLocation.ts'
import { keepEarlierSignIn } from '../keepEarlierSignIn.ts'
import { PlayerOnScreen } from '../screen/PlayerOnScreen.ts'
import type { Engine, EnginePage } from './Engine.ts'
import { EngineScreen } from './EngineScreen.ts'
import { type EngineSite, emptyPath } from './EngineSite.ts'
import { EngineTab } from './EngineTab.ts'
import { inChromiumOnly } from './inChromiumOnly.ts'
import { type DeviceState, deviceKey } from './pageDriver.ts'

export interface EngineDeviceOptions {
  readonly engine: Engine
  readonly virtualTime: VirtualTime
  readonly site: EngineSite
}

const size = { width: 1280, height: 900 }

/** Its time zone is that of the whole engine. */
export class EngineDevice implements Device {
  private readonly options: EngineDeviceOptions
  private readonly local = new MemoryStorage()
  private readonly session = new MemoryStorage()
  private readonly tabs: { readonly tab: EngineTab; readonly actor: Actor }[] = []
  private state: Omit<DeviceState, 'hasWorkers'> = { language: 'en-GB', isOnline: true, asksForPrivacy: false }
  private startAddress: string | undefined
  private region: Region = 'global'
  private first: Promise<EnginePage> | undefined

  constructor(options: EngineDeviceOptions) {
    this.options = options
  }

  setTimeZone = inChromiumOnly
  blockStorage = inChromiumOnly
  embedIn = inChromiumOnly
  holdScripts = inChromiumOnly
  releaseScripts = inChromiumOnly
  hidePage = inChromiumOnly
  duplicateWindow = inChromiumOnly
  closeSecondWindow = inChromiumOnly
  crashSecondWindow = inChromiumOnly
  restart = inChromiumOnly

  setLocale(language: string): void {
    this.state = { ...this.state, language }
  }

  setLocation(place: DeviceLocation): void {
    this.state = { ...this.state, place: { latitude: place.latitude, longitude: place.longitude } }
  }

  denyLocation(): void {
    this.state = { ...this.state, place: undefined }
  }

  enablePrivacyControl(): void {
    this.state = { ...this.state, asksForPrivacy: true }
  }

  storeItem(key: string, value: string): void {
    this.local.setItem(key, value)
  }

  storeSession(session: Session): void {
    keepEarlierSignIn(session, this.local, this.session)
  }

  setStartAddress(address: string): void {
    this.startAddress = address
  }

  setRegion(region: Region): void {
    this.region = region
  }

  window(): Actor {
    return this.entry(0).actor
  }

  secondWindow(): Actor {
    return this.entry(1).actor
  }

  windows(count: number): readonly Actor[] {
    return Array.from({ length: count }, (_, index) => this.entry(index).actor)
  }

  async disconnect(): Promise<void> {
    await this.connectTo(false)
  }

  async connect(): Promise<void> {
    await this.connectTo(true)
  }

  async address(): Promise<string> {
    const page = await this.entry(0).tab.openPage()
    return page ? page.run(() => location.pathname + location.search) : (this.startAddress ?? '/')
  }

  async storedItems(): Promise<Readonly<Record<string, string>>> {
    const pages = await this.pages()
    const stores = pages.map((page) => page.run(() => ({ own: { ...sessionStorage }, shared: { ...localStorage } })))
    const read = await Promise.all(stores)
    const own = read.flatMap(({ own: items }, index) => Object.entries(items).map(([key, value]) => [`${key} of window ${index}`, value]))
    return Object.fromEntries([...own, ...read.slice(0, 1).flatMap(({ shared }) => Object.entries(shared))])
  }

  async locationRequestCount(): Promise<number> {
    const pages = await this.pages()
    const counts = await Promise.all(pages.map((page) => page.run(() => window.instrumentation?.locationRequestCount ?? 0)))
    return counts.reduce((sum, count) => sum + count, 0)
  }

  async problems(): Promise<readonly string[]> {
    const problems = await Promise.all((await this.pages()).map((page) => page.takeErrors()))
    return problems.flat()
  }

  async pages(): Promise<readonly EnginePage[]> {
    const pages = await Promise.all(this.tabs.map(({ tab }) => tab.openPage()))
    return pages.filter((page) => page !== undefined)
  }

  async dispose(): Promise<void> {
    for (const { tab } of this.tabs) this.options.virtualTime.untrack(tab)
    await (await this.first)?.close()
  }

  private entry(index: number) {
    const known = this.tabs[index]
    if (known) return known
    const tab = new EngineTab({
      startAddress: index === 0 ? this.startAddress : undefined,
      virtualTime: this.options.virtualTime,
      scripts: this.options.site.scripts,
      resolve: (address) => this.resolve(address),
      page: () => (index === 0 ? this.firstPage() : this.furtherPage()),
    })
    const screen = new EngineScreen(tab)
    const actors = createActors((entry) => {
      if ('browser' in entry && entry.inEngines) return new entry.inEngines(tab, this.options.site.deployment)
      const InPage = 'screen' in entry ? entry.screen : entry.inNode
      return InPage ? new InPage(screen) : chromiumOnly
    })
    const entry = { tab, actor: Object.assign(new PlayerOnScreen(screen), actors) }
    this.tabs[index] = entry
    return entry
  }

  private resolve(address: string): string {
    return new URL(address, this.options.site.originOf(this.region)).href
  }

  private firstPage(): Promise<EnginePage> {
    this.first ??= this.options.engine.open().then(async (page) => {
      await page.setViewportSize(size)
      await this.prepare(page, Object.fromEntries(this.local.items), Object.fromEntries(this.session.items))
      return page
    })
    return this.first
  }

  private async furtherPage(): Promise<EnginePage> {
    const page = await (await this.firstPage()).openWindow()
    await this.prepare(page, {}, {})
    return page
  }

  private async prepare(page: EnginePage, local: Items, session: Items): Promise<void> {
    await page.goto(this.resolve(emptyPath))
    await page.run(storeItems, local, {
      ...session,
      [deviceKey]: JSON.stringify({ ...this.state, hasWorkers: this.options.site.deployment !== undefined }),
    })
  }

  private async connectTo(isOnline: boolean): Promise<void> {
    this.state = { ...this.state, isOnline }
    for (const { tab } of this.tabs) await tab.act((page) => page.run((online) => window.driver.connect(online), isOnline))
  }
}

type Items = Readonly<Record<string, string>>

/** Runs in the page. */
function storeItems(local: Items, session: Items): void {
  for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value)
  for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value)
}

/** An actor that only Playwright's Chromium has. */
const chromiumOnly = new Proxy({}, { get: () => inChromiumOnly })
