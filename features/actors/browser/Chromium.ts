import { existsSync, readFileSync } from 'node:fs'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'

const remembered = 'node_modules/.chromium-path'

const quietly = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export interface Locality {
  readonly timezoneId: string
  readonly locale: string
}

/** A browser context with its first page: nobody's until taken, and nobody's again when given back. */
export interface Seat {
  readonly context: BrowserContext
  readonly page: Page
}

/** One browser for all scenarios. Seats are made once for each locality and cleared between those who take them. */
export class Chromium {
  private readonly browser: Browser
  private readonly free = new Map<string, Seat[]>()

  private constructor(browser: Browser) {
    this.browser = browser
  }

  static async launch(): Promise<Chromium> {
    const executablePath = existsSync(remembered) ? readFileSync(remembered, 'utf8').trim() : '/usr/bin/chromium'
    return new Chromium(await chromium.launch({ executablePath, args: quietly }))
  }

  async take(locality: Locality): Promise<Seat> {
    const seat = this.free.get(keyOf(locality))?.pop() ?? (await this.make(locality))
    return seat
  }

  /** Storage is left to the next one, who unpacks into an empty one. */
  async giveBack(locality: Locality, { context, page }: Seat): Promise<void> {
    page.removeAllListeners()
    await Promise.all(context.pages().map((each) => (each === page ? each.goto('about:blank') : each.close())))
    await Promise.all([context.clearCookies(), context.clearPermissions(), context.setGeolocation(null), context.setOffline(false)])
    const key = keyOf(locality)
    this.free.set(key, [...(this.free.get(key) ?? []), { context, page }])
  }

  async close(): Promise<void> {
    await this.browser.close()
  }

  private async make({ timezoneId, locale }: Locality): Promise<Seat> {
    const context = await this.browser.newContext({ timezoneId, locale, reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } })
    context.setDefaultTimeout(5000)
    return { context, page: await context.newPage() }
  }
}

function keyOf({ timezoneId, locale }: Locality): string {
  return `${timezoneId} ${locale}`
}
