import type { Page } from 'playwright'
import { MemoryStorage } from '#adapters/browser/createDevice'
import type { Session } from '#domain/session/session'
import { withEmbedFlag } from '#domain/shared/embedMode'
import type { Region } from '#mocks/http/regions'
import type { Actor } from '../Actor.ts'
import type { Device } from '../Device.ts'
import type { DeviceLocation } from '../DeviceLocation.ts'
import type { HostSite } from '../HostSite.ts'
import { keepEarlierSignIn } from '../keepEarlierSignIn.ts'
import { createBrowserActor } from './BrowserActor.ts'
import type { Chromium, ContextOptions, PooledContext } from './Chromium.ts'
import type { Deployment } from './Deployment.ts'
import type { InvariantChecks } from './InvariantChecks.ts'
import { PendingRequests } from './PendingRequests.ts'
import { pageInFrame } from './pageInFrame.ts'
import {
  blockStorage,
  enablePrivacyControl,
  instrumentPage,
  restoreDuplicatedTab,
  restoreStorage,
  trackPendingWork,
} from './pageInstrumentation.ts'
import { crashPage, hidePage } from './pageLifecycle.ts'
import { Tab } from './Tab.ts'
import type { VirtualTime } from './VirtualTime.ts'

export interface DeviceOptions {
  readonly chromium: Chromium
  readonly origin: string
  originOf(region: Region): string
  readonly usesVirtualTime: boolean
  readonly virtualTime: VirtualTime
  readonly invariantChecks: InvariantChecks
  readonly serviceWorkers: boolean
  hostOriginOf(site: HostSite): string
  readonly deployment: Deployment | undefined
}

const scriptFiles = '**/assets/*.js'

interface Script {
  dispose(): Promise<void>
}

export class BrowserDevice implements Device {
  private readonly options: DeviceOptions
  private readonly local = new MemoryStorage()
  private readonly session = new MemoryStorage()
  private readonly tabs: { readonly tab: Tab; readonly actor: Actor; pendingRequests?: PendingRequests }[] = []
  private locality = { timezoneId: 'America/New_York', locale: 'en-GB' }
  private location: DeviceLocation | undefined
  private allowsStorage = true
  private isPrivate = false
  private startAddress: string | undefined
  private region: Region | undefined
  private host: HostSite | undefined
  private heldScripts: PromiseWithResolvers<void> | undefined
  private pooledContext: Promise<PooledContext> | undefined
  private instrumentation: { readonly now: number; readonly scripts: readonly Script[] } | undefined
  private scripts: readonly Script[] = []
  private duplicated: Readonly<Record<string, string>> | undefined

  constructor(options: DeviceOptions) {
    this.options = options
  }

  setTimeZone(timezoneId: string): void {
    this.locality = { ...this.locality, timezoneId }
  }

  setLocale(locale: string): void {
    this.locality = { ...this.locality, locale }
  }

  setLocation(place: DeviceLocation): void {
    this.location = place
  }

  denyLocation(): void {
    this.location = undefined
  }

  blockStorage(): void {
    this.allowsStorage = false
  }

  enablePrivacyControl(): void {
    this.isPrivate = true
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

  embedIn(site: HostSite): void {
    this.host = site
  }

  setRegion(region: Region): void {
    this.region = region
  }

  holdScripts(): void {
    this.heldScripts = Promise.withResolvers()
  }

  async releaseScripts(): Promise<void> {
    const { heldScripts } = this
    this.heldScripts = undefined
    for (const { pendingRequests } of this.tabs) if (pendingRequests) pendingRequests.waitsForScripts = true
    heldScripts?.resolve()
    const pages = await this.pages()
    await Promise.all(pages.map((page) => page.locator('#app:not([data-early])').waitFor()))
    await Promise.all(pages.map((page) => page.unroute(scriptFiles)))
    await this.options.virtualTime.whenIdle()
  }

  async address(): Promise<string> {
    const [page] = await this.pages()
    const { pathname, search } = new URL(page?.url() ?? this.startAddress ?? '/', this.options.origin)
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
    const { context } = await this.acquireContext()
    await context.setOffline(true)
  }

  async connect(): Promise<void> {
    const { context } = await this.acquireContext()
    await context.setOffline(false)
  }

  async restart(): Promise<void> {
    const [page] = await this.pages()
    const kept = page && (await storageOf(page, 'localStorage'))
    await this.dispose()
    this.session.items.clear()
    if (!kept) return
    this.local.items.clear()
    for (const [key, value] of Object.entries(kept)) this.local.setItem(key, value)
  }

  async dispose(): Promise<void> {
    for (const { pendingRequests } of this.tabs) if (pendingRequests) this.options.virtualTime.untrack(pendingRequests)
    const hasLeftOrigin = await this.hasLeftOrigin()
    for (const { tab } of this.tabs) tab.detach()
    await Promise.all([...this.scripts, ...(this.instrumentation?.scripts ?? [])].map((script) => script.dispose()))
    this.scripts = []
    this.instrumentation = undefined
    const pooledContext = await this.pooledContext
    if (pooledContext && hasLeftOrigin) await pooledContext.context.close()
    else if (pooledContext) await this.options.chromium.releaseContext(this.contextOptions, pooledContext)
    this.pooledContext = undefined
  }

  async hidePage(): Promise<void> {
    const [page] = await this.pages()
    if (page) await this.options.virtualTime.act(() => hidePage(page))
  }

  async duplicateWindow(): Promise<void> {
    await this.tab(0).tab.open()
    const [page] = await this.pages()
    this.duplicated = page && (await storageOf(page, 'sessionStorage'))
  }

  async closeSecondWindow(): Promise<void> {
    await this.endSecondWindow(async (page) => {
      await page.close()
      await this.options.virtualTime.whenIdle()
    })
  }

  async crashSecondWindow(): Promise<void> {
    await this.endSecondWindow(crashPage)
  }

  async storedItems(): Promise<Readonly<Record<string, string>>> {
    await this.tab(0).tab.open()
    const pages = await this.pages()
    const shared = await Promise.all(pages.slice(0, 1).map((page) => storageOf(page, 'localStorage')))
    const own = await Promise.all(pages.map((page) => storageOf(page, 'sessionStorage')))
    const named = own.map((items, tab) =>
      Object.fromEntries(Object.entries(items).map(([key, value]) => [`${key} of window ${tab}`, value])),
    )
    return Object.assign({}, ...named, ...shared)
  }

  async locationRequestCount(): Promise<number> {
    const pages = await this.pages()
    const times = await Promise.all(pages.map((page) => page.evaluate(() => window.instrumentation?.locationRequestCount ?? 0)))
    return times.reduce((sum, count) => sum + count, 0)
  }

  /** Storage of other sites would not be cleared, nor the worker of a site whose port another site may get. */
  private async hasLeftOrigin(): Promise<boolean> {
    return (
      this.options.deployment !== undefined ||
      this.host !== undefined ||
      (await this.pages()).some((page) => new URL(page.url()).origin !== this.options.origin)
    )
  }

  get hasWindow(): boolean {
    return this.tabs.some(({ tab }) => tab.isOpen)
  }

  async pages(): Promise<readonly Page[]> {
    const pages = await Promise.all(this.tabs.map(({ tab }) => tab.openPages()))
    return pages.flat()
  }

  private async endSecondWindow(end: (page: Page) => Promise<void>): Promise<void> {
    const entry = this.tabs.pop()
    if (entry?.pendingRequests) this.options.virtualTime.untrack(entry.pendingRequests)
    for (const page of (await entry?.tab.openPages()) ?? []) await end(page)
  }

  private tab(index: number) {
    const known = this.tabs[index]
    if (known) return known
    const tab = new Tab(this.options.virtualTime, {
      address: index === 0 ? this.startAddress : undefined,
      open: (address) => this.open(index, address),
      prepare: () => this.prepare(),
      openInFrame: () => (this.host === undefined ? undefined : (address) => this.openInFrame(address)),
      timesLoaded: () => this.tabs[index]?.pendingRequests?.timesLoaded ?? 0,
      refusals: async () => (await this.tabs[index]?.pendingRequests?.refusals()) ?? [],
    })
    const entry = { tab, actor: createBrowserActor(tab, this.options.deployment) }
    this.tabs[index] = entry
    return entry
  }

  private get origin(): string {
    return this.region ? this.options.originOf(this.region) : this.options.origin
  }

  private get contextOptions(): ContextOptions {
    return { ...this.locality, serviceWorkers: this.options.serviceWorkers }
  }

  private acquireContext(): Promise<PooledContext> {
    this.pooledContext ??= this.options.chromium.acquireContext(this.contextOptions)
    return this.pooledContext
  }

  private async open(index: number, address: string): Promise<Page> {
    const { virtualTime, invariantChecks } = this.options
    const { context, page: first } = await this.acquireContext()
    const own = index === 0 ? first : await context.newPage()
    const page = this.host ? pageInFrame(own) : own
    const pendingRequests = new PendingRequests(page)
    const entry = this.tabs[index]
    if (entry) entry.pendingRequests = pendingRequests
    invariantChecks.observe(page)
    virtualTime.track(pendingRequests)
    await this.prepare()
    const restoration = index === 0 ? await this.restoreItemsIn(page) : await this.copySessionInto(page)
    if (this.heldScripts) await this.holdScriptsOf(page, pendingRequests, this.heldScripts.promise)
    await own.goto(this.addressOf(address), { waitUntil: this.heldScripts ? 'domcontentloaded' : 'load' })
    await restoration?.dispose()
    return page
  }

  private addressOf(address: string): string {
    if (!this.host) return this.origin + address
    const club = this.origin + withEmbedFlag(address)
    return `${this.options.hostOriginOf(this.host)}/?${new URLSearchParams({ club })}`
  }

  /** The app around asks for the address, once the club has said that it listens. */
  private async openInFrame(address: string): Promise<void> {
    const [page] = (await this.tabs[0]?.tab.openPages()) ?? []
    const host = page?.mainFrame()
    if (!host) throw new Error('The club is not open')
    await host.waitForFunction(() => window.host?.isReady)
    await host.evaluate(postOpenMessage, { address, origin: this.origin })
    await page?.waitForURL((url) => url.pathname === new URL(address, this.origin).pathname)
  }

  private async holdScriptsOf(page: Page, pendingRequests: PendingRequests, released: Promise<void>): Promise<void> {
    pendingRequests.waitsForScripts = false
    await page.route(scriptFiles, async (route) => {
      await released
      await route.continue()
    })
  }

  private async prepare(): Promise<void> {
    const { virtualTime, usesVirtualTime } = this.options
    const { origin } = this
    const { now } = virtualTime
    if (!usesVirtualTime || this.instrumentation?.now === now) return
    const { context } = await this.acquireContext()
    await Promise.all((this.instrumentation?.scripts ?? []).map((script) => script.dispose()))
    const scripts = [await context.addInitScript(trackPendingWork, origin), await context.addInitScript(instrumentPage, { origin, now })]
    this.instrumentation = { now, scripts }
  }

  private async copySessionInto(page: Page): Promise<Script | undefined> {
    const { origin, duplicated } = this
    return duplicated && page.addInitScript(restoreDuplicatedTab, { origin, session: duplicated })
  }

  private async restoreItemsIn(page: Page): Promise<Script> {
    const { origin } = this
    const { context } = await this.acquireContext()
    await context.grantPermissions([...(this.location ? ['geolocation'] : []), 'clipboard-read', 'clipboard-write'], { origin })
    if (this.location) await context.setGeolocation(this.location)
    const storedItems = { origin, local: Object.fromEntries(this.local.items), session: Object.fromEntries(this.session.items) }
    const script = await page.addInitScript(restoreStorage, storedItems)
    if (!this.allowsStorage) this.scripts = [...this.scripts, await context.addInitScript(blockStorage)]
    if (this.isPrivate) this.scripts = [...this.scripts, await context.addInitScript(enablePrivacyControl)]
    return script
  }
}

/** Runs in the page around the club. */
function postOpenMessage({ address, origin }: { readonly address: string; readonly origin: string }): void {
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
