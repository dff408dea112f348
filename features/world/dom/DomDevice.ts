import { MemoryStorage } from '#adapters/browser/createDevice'
import { keys } from '#adapters/browser/keys'
import { DeviceStorage } from '#adapters/browser/storage/DeviceStorage'
import { SessionRecords } from '#adapters/browser/storage/SessionRecords'
import { StoredLanguage } from '#adapters/browser/storage/StoredLanguage'
import type { Session } from '#domain/session/session'
import { hostOfRegion, type Region } from '#mocks/http/regions'
import type { Actor } from '../Actor.ts'
import { createActors } from '../actors.ts'
import type { Device } from '../Device.ts'
import type { DeviceLocation } from '../DeviceLocation.ts'
import { keepEarlierSignIn } from '../keepEarlierSignIn.ts'
import { type LinkTarget, notLinkable, type Obstacle } from '../LinkTarget.ts'
import { PlayerOnScreen } from '../screen/PlayerOnScreen.ts'
import { DomScreen } from './DomScreen.ts'
import { DomTab } from './DomTab.ts'
import type { PageTime } from './PageTime.ts'

const home = 'http://localhost:5173'

/** A device with one window. */
export class DomDevice implements Device {
  private readonly time: PageTime
  private readonly local = new MemoryStorage()
  private readonly session = new MemoryStorage()
  private readonly tab: DomTab
  private readonly actor: Actor
  private zone = 'America/New_York'
  private language = 'en-GB'
  private origin = home
  private startAddress: string | undefined
  private place: DeviceLocation | undefined
  private locationRequests = 0
  private isOnline = true
  private isPrivate = false
  private allowsStorage = true
  private linkObstacle: Obstacle | undefined

  constructor(time: PageTime) {
    this.time = time
    this.tab = new DomTab({
      surroundings: () => this.surroundings,
      startAddress: () => (this.startAddress === undefined ? undefined : this.resolve(this.startAddress)),
      resolve: (address) => this.resolve(address),
      onLeave: (address) => this.leaveFor(new URL(address)),
    })
    const screen = new DomScreen(this.tab)
    const actors = createActors((entry) => {
      const InNode = 'screen' in entry ? entry.screen : entry.inNode
      return InNode ? new InNode(screen) : onlyInBrowsers
    })
    this.actor = Object.assign(new PlayerOnScreen(screen), actors)
  }

  setTimeZone(zone: string): void {
    this.zone = zone
    this.linkObstacle = 'whereabouts'
  }

  setLocale(languageTag: string): void {
    this.language = languageTag
  }

  setLocation(place: DeviceLocation): void {
    this.place = place
    this.linkObstacle = 'whereabouts'
  }

  denyLocation(): void {
    this.place = undefined
  }

  blockStorage(): void {
    this.allowsStorage = false
    this.linkObstacle = 'storage'
  }

  enablePrivacyControl(): void {
    this.isPrivate = true
    this.linkObstacle = 'browser'
  }

  storeItem(key: string, value: string): void {
    this.local.setItem(key, value)
    if (key !== keys.language) this.linkObstacle = 'storage'
  }

  storeSession(session: Session): void {
    keepEarlierSignIn(session, this.local, this.session)
  }

  setStartAddress(address: string): void {
    this.startAddress = address
  }

  setRegion(region: Region): void {
    this.origin = `http://${hostOfRegion(region)}:5173`
  }

  embedIn = inBrowsersOnly
  holdScripts = inBrowsersOnly
  releaseScripts = inBrowsersOnly
  duplicateWindow = inBrowsersOnly
  closeSecondWindow = inBrowsersOnly
  crashSecondWindow = inBrowsersOnly
  secondWindow = inBrowsersOnly
  windows = inBrowsersOnly

  window(): Actor {
    return this.actor
  }

  async hidePage(): Promise<void> {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'visibilityState')
    await this.tab.settle()
  }

  /** An offline device can't open pages, so it opens them before. */
  async disconnect(): Promise<void> {
    await this.tab.open()
    await this.connectTo(false)
  }

  async connect(): Promise<void> {
    await this.connectTo(true)
  }

  async restart(): Promise<void> {
    await this.tab.end()
    this.session.items.clear()
  }

  async address(): Promise<string> {
    const { pathname, search } = this.tab.location ?? this.resolve(this.startAddress ?? '/')
    return pathname + search
  }

  async storedItems(): Promise<Readonly<Record<string, string>>> {
    await this.tab.open()
    this.tab.keepStorage()
    const own = [...this.session.items].map(([key, value]) => [`${key} of window 0`, value])
    return Object.fromEntries([...own, ...this.local.items])
  }

  async locationRequestCount(): Promise<number> {
    return this.locationRequests
  }

  get unexpectedErrors(): readonly string[] {
    return this.tab.unexpectedErrors
  }

  /** A link opens an address; it can't repeat what was entered. */
  get linkTarget(): LinkTarget {
    if (!this.isOnline) return notLinkable('offline')
    if (this.linkObstacle) return notLinkable(this.linkObstacle)
    if (this.tab.isTouched) return notLinkable('unfinished')
    this.tab.keepStorage()
    const { session } = new SessionRecords(this.storage).restored()
    if (session.rememberMe || session.skytrakLogin || session.child) return notLinkable('account')
    const { hostname, pathname, search } = this.tab.location ?? this.resolve(this.startAddress ?? '/')
    const language = new StoredLanguage(this.storage, this.language).value
    return { kind: 'place', token: session.grant?.token, language, hostname, address: pathname + search }
  }

  async dispose(): Promise<void> {
    await this.tab.close()
  }

  private get storage(): DeviceStorage {
    return new DeviceStorage({ localStorage: () => this.local, sessionStorage: () => this.session })
  }

  private get surroundings() {
    return {
      zone: this.zone,
      language: this.language,
      isOnline: () => this.isOnline,
      asksForPrivacy: this.isPrivate,
      allowsStorage: this.allowsStorage,
      locate: async () => {
        this.locationRequests += 1
        return this.place && { latitude: this.place.latitude, longitude: this.place.longitude }
      },
      local: this.local.items,
      session: this.session.items,
      time: this.time,
    }
  }

  private resolve(address: string): URL {
    return new URL(address, this.origin)
  }

  private async connectTo(isOnline: boolean): Promise<void> {
    this.isOnline = isOnline
    globalThis.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
    await this.tab.settle()
  }

  /** Another site has its own storage. */
  private leaveFor({ origin }: URL): void {
    this.origin = origin
    this.local.items.clear()
    this.session.items.clear()
  }
}

/** An actor that only a browser has. */
const onlyInBrowsers = new Proxy({}, { get: () => inBrowsersOnly })

function inBrowsersOnly(): never {
  throw new Error('Only a browser has this: tag the example @browser')
}
