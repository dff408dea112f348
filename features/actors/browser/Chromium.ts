import { existsSync, readFileSync } from 'node:fs'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'

const remembered = 'node_modules/.chromium-path'

/** As the set-up found it. */
export function chromiumPath(): string {
  return existsSync(remembered) ? readFileSync(remembered, 'utf8').trim() : '/usr/bin/chromium'
}

export const quietly = [
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
  private readonly free = new Map<string, Promise<Seat>[]>()

  private constructor(browser: Browser) {
    this.browser = browser
  }

  static async launch(): Promise<Chromium> {
    return new Chromium(await chromium.launch({ executablePath: chromiumPath(), args: quietly }))
  }

  take(locality: Locality): Promise<Seat> {
    return this.free.get(keyOf(locality))?.pop() ?? this.make(locality)
  }

  /** Left at once, so that nothing asks of the next scenario's world; cleared while others go on. Who takes it empties its storage. */
  async giveBack(locality: Locality, seat: Seat): Promise<void> {
    const key = keyOf(locality)
    await left(seat)
    this.free.set(key, [...(this.free.get(key) ?? []), cleared(seat)])
  }

  async close(): Promise<void> {
    await Promise.all([...this.free.values()].flat())
    await this.browser.close()
  }

  private async make({ timezoneId, locale }: Locality): Promise<Seat> {
    const context = await this.browser.newContext({ timezoneId, locale, reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } })
    context.setDefaultTimeout(5000)
    return { context, page: await context.newPage() }
  }
}

async function left({ context, page }: Seat): Promise<void> {
  page.removeAllListeners()
  await Promise.all(context.pages().map((each) => (each === page ? each.goto('about:blank') : each.close())))
}

async function cleared({ context, page }: Seat): Promise<Seat> {
  await Promise.all([context.clearCookies(), context.clearPermissions(), context.setGeolocation(null), context.setOffline(false)])
  return { context, page }
}

function keyOf({ timezoneId, locale }: Locality): string {
  return `${timezoneId} ${locale}`
}
