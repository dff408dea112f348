import type { Page } from 'playwright'
import { MemoryStorage } from '#adapters/browser/createDevice'
import { DeviceStorage } from '#adapters/browser/storage/DeviceStorage'
import { SessionRecords } from '#adapters/browser/storage/SessionRecords'
import type { Session } from '#domain/session/session'
import { withEmbedFlag } from '#domain/shared/embedMode'
import type { Region } from '#mocks/http/regions'
import type { Actor } from '../Actor.ts'
import type { Device } from '../Device.ts'
import type { DeviceLocation } from '../DeviceLocation.ts'
import type { HostSite } from '../HostSite.ts'
import { createBrowserActor } from './BrowserActor.ts'
import type { Chromium, ContextOptions, PooledContext } from './Chromium.ts'
import type { Deployment } from './Deployment.ts'
import { crash, hide } from './endings.ts'
import { framed } from './framed.ts'
import type { InvariantChecks } from './InvariantChecks.ts'
import { PendingRequests } from './PendingRequests.ts'
import { askForPrivacy, blockStorage, instrumentPage, restoreDuplicatedTab, restoreStorage } from './pageInstrumentation.ts'
import { Tab } from './Tab.ts'
import type { VirtualTime } from './VirtualTime.ts'

export interface DeviceOptions {
  readonly chromium: Chromium
  readonly origin: string
  originOf(region: Region): string
  readonly bendsTime: boolean
  readonly virtualTime: VirtualTime
  readonly watch: InvariantChecks
  readonly serviceWorkers: boolean
  hostOriginOf(site: HostSite): string
  readonly deployment: Deployment | undefined
}

const code = '**/assets/*.js'

interface Door {
  readonly opened: Promise<void>
  readonly open: () => void
}

function closedDoor(): Door {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { opened: promise, open: resolve }
}

interface Script {
  dispose(): Promise<void>
}

export class BrowserDevice implements Device {
  private readonly around: DeviceOptions
  private readonly local = new MemoryStorage()
  private readonly session = new MemoryStorage()
  private readonly tabs: { readonly tab: Tab; readonly actor: Actor; traffic?: PendingRequests }[] = []
  private locality = { timezoneId: 'America/New_York', locale: 'en-US' }
  private place: DeviceLocation | undefined
  private keeping = true
  private isPrivate = false
  private start: string | undefined
  private region: Region | undefined
  private host: HostSite | undefined
  private door: Door | undefined
  private seat: Promise<PooledContext> | undefined
  private staged: { readonly now: number; readonly script: Script } | undefined
  private scripts: readonly Script[] = []
  private duplicated: Readonly<Record<string, string>> | undefined

  constructor(around: DeviceOptions) {
    this.around = around
  }

  clockIsIn(timezoneId: string): void {
    this.locality = { ...this.locality, timezoneId }
  }

  speaks(locale: string): void {
    this.locality = { ...this.locality, locale }
  }

  standsIn(place: DeviceLocation): void {
    this.place = place
  }

  keepsPlaceSecret(): void {
    this.place = undefined
  }

  refusesToKeep(): void {
    this.keeping = false
  }

  asksForPrivacy(): void {
    this.isPrivate = true
  }

  keeps(key: string, value: string): void {
    this.local.setItem(key, value)
  }

  keepsSession(session: Session): void {
    const storage = new DeviceStorage({ localStorage: () => this.local, sessionStorage: () => this.session })
    new SessionRecords(storage).keep({ id: 'an earlier sign-in', session })
  }

  startsAt(address: string): void {
    this.start = address
  }

  isInside(site: HostSite): void {
    this.host = site
  }

  isAtSiteOf(region: Region): void {
    this.region = region
  }

  opensSlowly(): void {
    this.door = closedDoor()
  }

  async isLetIn(): Promise<void> {
    const { door } = this
    this.door = undefined
    for (const { traffic } of this.tabs) if (traffic) traffic.waitsForCode = true
    door?.open()
    const pages = await this.pages()
    await Promise.all(pages.map((page) => page.locator('#app:not([data-early])').waitFor()))
    await Promise.all(pages.map((page) => page.unroute(code)))
    await this.around.virtualTime.quiet()
  }

  async address(): Promise<string> {
    const [page] = await this.pages()
    const { pathname, search } = new URL(page?.url() ?? this.start ?? '/', this.around.origin)
    return pathname + search
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

  /** An offline device can't open pages, so it opens them before. */
  async disconnect(): Promise<void> {
    await this.tab(0).tab.open()
    const { context } = await this.sitting()
    await context.setOffline(true)
  }

  async connect(): Promise<void> {
    const { context } = await this.sitting()
    await context.setOffline(false)
  }

  async restart(): Promise<void> {
    const [page] = await this.pages()
    const kept = page && (await storageOf(page, 'localStorage'))
    await this.leave()
    this.session.items.clear()
    if (!kept) return
    this.local.items.clear()
    for (const [key, value] of Object.entries(kept)) this.local.setItem(key, value)
  }

  async leave(): Promise<void> {
    for (const { traffic } of this.tabs) if (traffic) this.around.virtualTime.forget(traffic)
    const isElsewhere = await this.isElsewhere()
    for (const { tab } of this.tabs) tab.leave()
    await Promise.all([...this.scripts, ...(this.staged ? [this.staged.script] : [])].map((script) => script.dispose()))
    this.scripts = []
    this.staged = undefined
    const seat = await this.seat
    if (seat && isElsewhere) await seat.context.close()
    else if (seat) await this.around.chromium.giveBack(this.seatKind, seat)
    this.seat = undefined
  }

  async hidesPage(): Promise<void> {
    const [page] = await this.pages()
    if (page) await this.around.virtualTime.act(() => hide(page))
  }

  async duplicatesWindow(): Promise<void> {
    await this.tab(0).tab.open()
    const [page] = await this.pages()
    this.duplicated = page && (await storageOf(page, 'sessionStorage'))
  }

  async closesSecondWindow(): Promise<void> {
    await this.endSecondWindow(async (page) => {
      await page.close()
      await this.around.virtualTime.quiet()
    })
  }

  async losesSecondWindow(): Promise<void> {
    await this.endSecondWindow(crash)
  }

  async kept(): Promise<Readonly<Record<string, string>>> {
    await this.tab(0).tab.open()
    const pages = await this.pages()
    const shared = await Promise.all(pages.slice(0, 1).map((page) => storageOf(page, 'localStorage')))
    const own = await Promise.all(pages.map((page) => storageOf(page, 'sessionStorage')))
    const named = own.map((items, tab) =>
      Object.fromEntries(Object.entries(items).map(([key, value]) => [`${key} of window ${tab}`, value])),
    )
    return Object.assign({}, ...named, ...shared)
  }

  async timesAskedForPlace(): Promise<number> {
    const pages = await this.pages()
    const times = await Promise.all(pages.map((page) => page.evaluate(() => window.instrumentation?.timesAskedForPlace ?? 0)))
    return times.reduce((sum, count) => sum + count, 0)
  }

  /** Storage of other sites would not be cleared, nor the worker of a site whose port another site may get. */
  private async isElsewhere(): Promise<boolean> {
    return (
      this.around.deployment !== undefined ||
      this.host !== undefined ||
      (await this.pages()).some((page) => new URL(page.url()).origin !== this.around.origin)
    )
  }

  get hasWindow(): boolean {
    return this.tabs.some(({ tab }) => tab.isOpen)
  }

  async pages(): Promise<readonly Page[]> {
    const pages = await Promise.all(this.tabs.map(({ tab }) => tab.present()))
    return pages.flat()
  }

  private async endSecondWindow(end: (page: Page) => Promise<void>): Promise<void> {
    const entry = this.tabs.pop()
    if (entry?.traffic) this.around.virtualTime.forget(entry.traffic)
    for (const page of (await entry?.tab.present()) ?? []) await end(page)
  }

  private tab(index: number) {
    const known = this.tabs[index]
    if (known) return known
    const tab = new Tab(this.around.virtualTime, {
      address: index === 0 ? this.start : undefined,
      open: (address) => this.open(index, address),
      prepare: () => this.prepare(),
      openInFrame: () => (this.host === undefined ? undefined : (address) => this.openInFrame(address)),
      timesLoaded: () => this.tabs[index]?.traffic?.timesLoaded ?? 0,
      refusals: async () => (await this.tabs[index]?.traffic?.refusals()) ?? [],
    })
    const entry = { tab, actor: createBrowserActor(tab, this.around.deployment) }
    this.tabs[index] = entry
    return entry
  }

  private get origin(): string {
    return this.region ? this.around.originOf(this.region) : this.around.origin
  }

  private get seatKind(): ContextOptions {
    return { ...this.locality, serviceWorkers: this.around.serviceWorkers }
  }

  private sitting(): Promise<PooledContext> {
    this.seat ??= this.around.chromium.take(this.seatKind)
    return this.seat
  }

  private async open(index: number, address: string): Promise<Page> {
    const { virtualTime, watch } = this.around
    const { context, page: first } = await this.sitting()
    const own = index === 0 ? first : await context.newPage()
    const page = this.host ? framed(own) : own
    const traffic = new PendingRequests(page)
    const entry = this.tabs[index]
    if (entry) entry.traffic = traffic
    watch.over(page)
    virtualTime.follow(traffic)
    await this.prepare()
    const unpacking = index === 0 ? await this.unpacking(page) : await this.duplicating(page)
    if (this.door) await this.close(this.door, { page, traffic })
    await own.goto(this.addressOf(address), { waitUntil: this.door ? 'domcontentloaded' : 'load' })
    await unpacking?.dispose()
    return page
  }

  private addressOf(address: string): string {
    if (!this.host) return this.origin + address
    const club = this.origin + withEmbedFlag(address)
    return `${this.around.hostOriginOf(this.host)}/?${new URLSearchParams({ club })}`
  }

  /** The app around asks for the address, once the club has said that it listens. */
  private async openInFrame(address: string): Promise<void> {
    const [page] = (await this.tabs[0]?.tab.present()) ?? []
    const host = page?.mainFrame()
    if (!host) throw new Error('The club is not open')
    await host.waitForFunction(() => window.host?.isReady)
    await host.evaluate(askClub, { address, origin: this.origin })
    await page?.waitForURL((url) => url.pathname === new URL(address, this.origin).pathname)
  }

  private async close(door: Door, { page, traffic }: { readonly page: Page; readonly traffic: PendingRequests }): Promise<void> {
    traffic.waitsForCode = false
    await page.route(code, async (route) => {
      await door.opened
      await route.continue()
    })
  }

  private async prepare(): Promise<void> {
    const { virtualTime, bendsTime } = this.around
    const { origin } = this
    const { now } = virtualTime
    if (!bendsTime || this.staged?.now === now) return
    const { context } = await this.sitting()
    await this.staged?.script.dispose()
    this.staged = { now, script: await context.addInitScript(instrumentPage, { origin, now }) }
  }

  private async duplicating(page: Page): Promise<Script | undefined> {
    const { origin, duplicated } = this
    return duplicated && page.addInitScript(restoreDuplicatedTab, { origin, session: duplicated })
  }

  private async unpacking(page: Page): Promise<Script> {
    const { origin } = this
    const { context } = await this.sitting()
    if (this.place) {
      await context.grantPermissions(['geolocation'], { origin })
      await context.setGeolocation(this.place)
    }
    const belongings = { origin, local: Object.fromEntries(this.local.items), session: Object.fromEntries(this.session.items) }
    const script = await page.addInitScript(restoreStorage, belongings)
    if (!this.keeping) this.scripts = [...this.scripts, await context.addInitScript(blockStorage)]
    if (this.isPrivate) this.scripts = [...this.scripts, await context.addInitScript(askForPrivacy)]
    return script
  }
}

/** Runs in the page around the club. */
function askClub({ address, origin }: { readonly address: string; readonly origin: string }): void {
  document.querySelector('iframe')?.contentWindow?.postMessage({ type: 'clubhouse:open', address }, origin)
}

function storageOf(page: Page, name: 'localStorage' | 'sessionStorage'): Promise<Readonly<Record<string, string>>> {
  return page.evaluate((which) => {
    try {
      return { ...window[which] }
    } catch {
      return {}
    }
  }, name)
}
