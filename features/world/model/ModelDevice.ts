import { NEVER, Subject } from 'rxjs'
import { createDevice, MemoryStorage } from '#adapters/browser/createDevice'
import type { BrowserEnvironment, Channel, StoragePlace } from '#adapters/browser/environment'
import { keys } from '#adapters/browser/keys'
import { addressSecrets } from '#adapters/browser/location/addressSecrets'
import { DeviceStorage } from '#adapters/browser/storage/DeviceStorage'
import { SessionRecords } from '#adapters/browser/storage/SessionRecords'
import { addressesFor } from '#adapters/rest/hosts'
import { createContainer } from '#composition/container'
import { followHostApp } from '#composition/embedding'
import { resolverOf } from '#composition/provide'
import type { Session } from '#domain/session/session'
import { withEmbedFlag } from '#domain/shared/embedMode'
import { publicKeys } from '#mocks/contexts/session/regionKeys'
import { hostOfRegion, type Region } from '#mocks/http/regions'
import type { Actor } from '../Actor.ts'
import type { Device } from '../Device.ts'
import type { DeviceLocation } from '../DeviceLocation.ts'
import type { HostSite } from '../HostSite.ts'
import { type LinkTarget, notLinkable, type Obstacle } from '../LinkTarget.ts'
import { linkTargetAt } from './linkTarget.ts'
import { createModelActor } from './ModelActor.ts'
import { ModelHost, originOfHost } from './ModelHost.ts'
import { ModelTab } from './ModelTab.ts'
import { ModelWindow } from './ModelWindow.ts'
import { screenOfPath } from './screenPaths.ts'
import { TabLifecycle } from './TabLifecycle.ts'
import type { VirtualTime } from './VirtualTime.ts'

const home = 'http://localhost:5173'

export class ModelDevice implements Device {
  private readonly virtualTime: VirtualTime
  private browser = createDevice()
  private readonly changes = new Subject<boolean>()
  private readonly tabs: { readonly player: ModelTab; readonly actor: Actor; storage: MemoryStorage; lifecycle: TabLifecycle }[] = []
  private zone = 'America/New_York'
  private language = 'en-US'
  private page = new URL('/', home)
  private location: DeviceLocation | undefined
  private locationRequests = 0
  private readonly files: string[] = []
  private online = true
  private allowsStorage = true
  private isPrivate = false
  private linkObstacle: Obstacle | undefined
  private host: ModelHost | undefined

  constructor(virtualTime: VirtualTime) {
    this.virtualTime = virtualTime
  }

  setTimeZone(zone: string): void {
    this.zone = zone
    this.linkObstacle = 'whereabouts'
  }

  setLocale(languageTag: string): void {
    this.language = languageTag
  }

  setLocation(place: DeviceLocation): void {
    this.location = place
    this.linkObstacle = 'whereabouts'
  }

  denyLocation(): void {
    this.location = undefined
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
    this.browser.local.setItem(key, value)
    if (key !== keys.language) this.linkObstacle = 'storage'
  }

  storeSession(session: Session): void {
    new SessionRecords(new DeviceStorage(this.environment(this.tab(0).storage))).keep({ id: 'an earlier sign-in', session })
  }

  holdScripts(): void {
    this.linkObstacle = 'browser'
  }

  async releaseScripts(): Promise<void> {
    await this.tab(0).player.window()
  }

  setStartAddress(address: string): void {
    this.page = new URL(address, home)
  }

  embedIn(site: HostSite): void {
    this.host = new ModelHost(site)
    this.linkObstacle = 'browser'
    this.setStartAddress(withEmbedFlag(this.page.pathname + this.page.search))
  }

  setRegion(region: Region): void {
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
    this.setOnline(false)
  }

  async connect(): Promise<void> {
    this.setOnline(true)
    await this.virtualTime.settle()
  }

  async restart(): Promise<void> {
    await this.close()
    for (const tab of this.tabs) tab.storage = new MemoryStorage()
  }

  async hidePage(): Promise<void> {
    this.tab(0).lifecycle.hide()
    await this.virtualTime.settle(Temporal.Duration.from({ seconds: 0 }))
  }

  async duplicateWindow(): Promise<void> {
    const [original, copy] = [this.tab(0).storage, this.tab(1).storage]
    for (const [key, value] of original.items) copy.setItem(key, value)
  }

  async closeSecondWindow(): Promise<void> {
    const { player, lifecycle } = this.tab(1)
    lifecycle.hide()
    await player.close()
    await this.virtualTime.settle()
    this.tabs.pop()
  }

  async crashSecondWindow(): Promise<void> {
    this.tab(1).lifecycle.abort()
    this.tabs.pop()
  }

  async unexpectedErrors(): Promise<readonly string[]> {
    const faults = await Promise.all(this.tabs.map(({ player }) => player.unexpectedErrors()))
    return faults.flat()
  }

  async close(): Promise<void> {
    await Promise.all(this.tabs.map(({ player }) => player.close()))
  }

  /** A late request must not reach the next scenario's world. */
  async dispose(): Promise<void> {
    await this.close()
    for (const { lifecycle } of this.tabs) lifecycle.abort()
  }

  async storedItems(): Promise<Readonly<Record<string, string>>> {
    const own = this.tabs.flatMap(({ storage }, tab) => [...storage.items].map(([key, value]) => [`${key} of window ${tab}`, value]))
    return Object.fromEntries([...own, ...this.browser.local.items])
  }

  async linkTarget(): Promise<LinkTarget> {
    const [tab, second] = this.tabs
    if (second) return notLinkable('several')
    if (!this.online) return notLinkable('offline')
    if (this.linkObstacle) return notLinkable(this.linkObstacle)
    const session = tab?.storage ?? new MemoryStorage()
    const unopened = { local: this.browser.local, session, browserLanguage: this.language }
    return linkTargetAt((await tab?.player.opened) ?? unopened, this.page)
  }

  async locationRequestCount(): Promise<number> {
    return this.locationRequests
  }

  private setOnline(online: boolean): void {
    this.online = online
    this.changes.next(online)
  }

  private tab(index: number) {
    const known = this.tabs[index]
    if (known) return known
    const player = new ModelTab(() => this.open(index))
    const actor = createModelActor(player, {
      page: () => this.page,
      goTo: (address) => this.setStartAddress(address),
      host: () => this.host,
      files: () => this.files,
    })
    const tab = { player, actor, storage: new MemoryStorage(), lifecycle: new TabLifecycle() }
    this.tabs[index] = tab
    return tab
  }

  private async open(index: number): Promise<ModelWindow> {
    const addresses = addressesFor(this.page.hostname, { mock: true, configuration: {} })
    const secrets = addressSecrets(this.page, (rest) => {
      this.page = rest
    })
    const { storage, lifecycle } = this.tab(index)
    const closed = new AbortController()
    const environment = lifecycle.wrap(this.environment(storage))
    const container = createContainer(
      {
        ...environment,
        channel: (name) => channelUntil(closed.signal, environment.channel(name)),
        secrets,
        host: this.host,
        leaveFor: (address) => void this.leaveFor(address, index),
      },
      { addresses, mock: true, keys: await publicKeys(), embedders: [originOfHost('app')] },
    )
    const window = await ModelWindow.open(container, {
      virtualTime: this.virtualTime,
      onClose: () => closed.abort(),
      whereabouts: { ask: () => this.requestLocation() },
      files: { keep: ({ name }) => void this.files.push(name) },
      handover: { canSend: false, copy: async () => true, send: async () => false },
    })
    await followHostApp(resolverOf(container), (address) => this.openScreen(window, address))
    return window
  }

  private openScreen(window: ModelWindow, address: string): void {
    this.setStartAddress(withEmbedFlag(address))
    window.visit(screenOfPath(this.page.pathname))
  }

  private async leaveFor(address: string, index: number): Promise<void> {
    const tab = this.tab(index)
    this.page = new URL(address)
    this.browser = createDevice()
    tab.storage = new MemoryStorage()
    await tab.player.close()
  }

  private async requestLocation(): Promise<DeviceLocation | undefined> {
    this.locationRequests += 1
    return this.location
  }

  private environment(storage: MemoryStorage): BrowserEnvironment {
    const { virtualTime } = this
    const isOnline = () => this.online
    return this.browser.tab({
      ...(this.allowsStorage ? {} : { localStorage: forbidden }),
      sessionStorage: this.allowsStorage ? () => storage : forbidden,
      fetch: (input, init) => this.fetch(input, init),
      clock: {
        now: () => virtualTime.now(),
        sleep: (milliseconds, signal) => virtualTime.sleep(milliseconds, signal),
        timeZone: this.zone,
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
    return this.virtualTime.track(globalThis.fetch(input, init))
  }
}

/** A closed window hears nothing. */
function channelUntil(signal: AbortSignal, channel: Channel | undefined): Channel | undefined {
  return (
    channel && {
      ...channel,
      addEventListener: (type: string, listener: EventListenerOrEventListenerObject) =>
        channel.addEventListener(type, listener, { signal }),
    }
  )
}

function forbidden(): StoragePlace {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
