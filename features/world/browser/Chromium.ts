import { existsSync, readFileSync } from 'node:fs'
import { type Browser, type BrowserContext, chromium, type LaunchOptions, type Page } from 'playwright'
import { browserTimeout } from './browserTimeout.ts'
import { withoutServiceWorkers } from './pageInstrumentation.ts'

const chromiumPathFile = 'node_modules/.chromium-path'

export function chromiumPath(): string {
  return existsSync(chromiumPathFile) ? readFileSync(chromiumPathFile, 'utf8').trim() : '/usr/bin/chromium'
}

/** Otherwise frames of other sites have no storage in the whole browser. */
const storageInFrames = '--disable-features=AlwaysBlock3pcsIncognito'

/** Debian's headless shell needs an eighth less processor time. */
function headlessBrowser(): LaunchOptions {
  const shell = `${chromiumPath()}-headless-shell`
  const args = [...launchArguments, inOneProcess, forShortPages]
  return existsSync(shell) ? { executablePath: shell, args } : { executablePath: chromiumPath(), args: [...args, storageInFrames] }
}

export const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The address bar loads 200 files of its own for each window, while the page under test loads. Chromium reads the last list alone,
 * so this one also contains what Playwright and Lighthouse switch off and pages could notice.
 */
const withoutAddressBar = `--disable-features=${[
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'RenderDocument',
  'ThirdPartyStoragePartitioning',
  'Translate',
].join(',')}`

export const wholeBrowserArguments = [...launchArguments, withoutAddressBar]

/** The whole browser, for tests, benches and the check of layouts; a busy machine may take as long as in the features. */
export async function launchBrowser(...more: readonly string[]): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...wholeBrowserArguments, ...more] })
  return browser.on('context', (context) => context.setDefaultTimeout(browserTimeout))
}

/** For short-lived pages, optimising compilers cost more than they save. */
const forShortPages = '--js-flags=--no-opt --no-maglev'

/** Drawing in the browser's own process saves a twentieth of the processor time. */
const inOneProcess = '--in-process-gpu'

export interface LocaleOptions {
  readonly timezoneId: string
  readonly locale: string
}

export interface ContextOptions extends LocaleOptions {
  /** Most scenarios don't need service workers, which handle each request twice. */
  readonly serviceWorkers: boolean
}

export interface PooledContext {
  readonly context: BrowserContext
  readonly page: Page
  readonly uses: number
}

/** Renderers slow down with each page. */
const maxUses = 24

export class Chromium {
  private readonly browser: Browser
  private readonly idleContexts = new Map<string, Promise<PooledContext>[]>()

  private constructor(browser: Browser) {
    this.browser = browser
  }

  static async launch(): Promise<Chromium> {
    return new Chromium(await chromium.launch(headlessBrowser()))
  }

  acquireContext(options: ContextOptions): Promise<PooledContext> {
    return this.idleContexts.get(poolKeyOf(options))?.pop() ?? this.createContext(options)
  }

  /** Leaves the page at once, so that it can't send requests into the next scenario. */
  async releaseContext(options: ContextOptions, pooled: PooledContext): Promise<void> {
    const isUsable = pooled.uses + 1 < maxUses && (await navigateAway(pooled, options))
    if (!isUsable) return pooled.context.close()
    const key = poolKeyOf(options)
    this.idleContexts.set(key, [...(this.idleContexts.get(key) ?? []), resetContext(pooled)])
  }

  async close(): Promise<void> {
    await Promise.all([...this.idleContexts.values()].flat())
    await this.browser.close()
  }

  private async createContext({ timezoneId, locale, serviceWorkers }: ContextOptions): Promise<PooledContext> {
    const context = await this.browser.newContext({ timezoneId, locale, reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } })
    context.setDefaultTimeout(browserTimeout)
    if (!serviceWorkers) await context.addInitScript(withoutServiceWorkers)
    return { context, page: await context.newPage(), uses: 0 }
  }
}

/** Any other site, even `about:blank`, would end the page's renderer, and each scenario would start a new one. */
const plainFile = '/favicon.svg'

/** False where the page itself navigates at the same moment. */
async function navigateAway({ context, page }: PooledContext, { serviceWorkers }: ContextOptions): Promise<boolean> {
  page.removeAllListeners()
  await context.setOffline(false)
  const others = context.pages().filter((each) => each !== page)
  const { protocol, href } = new URL(page.url())
  // A fake backend in the page ends with its scenario.
  const next = serviceWorkers || protocol !== 'http:' ? 'about:blank' : new URL(plainFile, href).href
  const leaving = page.goto(next).then(
    () => true,
    () => false,
  )
  const [isOnNext] = await Promise.all([leaving, ...others.map((each) => each.close())])
  return isOnNext
}

async function resetContext({ context, page, uses }: PooledContext): Promise<PooledContext> {
  await Promise.all([context.clearCookies(), context.clearPermissions(), context.setGeolocation(null)])
  return { context, page, uses: uses + 1 }
}

function poolKeyOf({ timezoneId, locale, serviceWorkers }: ContextOptions): string {
  return `${timezoneId} ${locale} ${serviceWorkers}`
}
