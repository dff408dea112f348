import type { Browser, BrowserContext } from 'playwright'

export interface Visit {
  readonly LCP: number
  readonly CLS: number
  /** Between the first paint and the end of the visit. */
  readonly TBT: number
  /** Milliseconds until the screen is complete. */
  readonly shown: number
  readonly requests: number
  readonly requestsBeforePaint: number
  /** In kB as sent, of scripts that had arrived when the largest paint happened. */
  readonly scriptsUntilPaint: number
}

/** Lighthouse's mobile preset with applied throttling. */
const network = { offline: false, latency: 562.5, downloadThroughput: (1638.4 * 1024 * 0.9) / 8, uploadThroughput: (750 * 1024 * 0.9) / 8 }
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true } as const
const longTask = 50
const quiet = 3000

declare global {
  interface Window {
    measured: { largest: number; shift: number; longTasks: { start: number; end: number }[]; shown: number }
  }
}

/** Opens an address on a slow phone with nothing cached, until nothing has been requested for three seconds. */
export async function throttledVisit(
  browser: Browser,
  url: string,
  { prepare, isShown }: { readonly prepare: (context: BrowserContext) => Promise<void>; readonly isShown: () => boolean },
): Promise<Visit> {
  const context = await browser.newContext({ ...phone, locale: 'en-US', serviceWorkers: 'block', ignoreHTTPSErrors: true })
  try {
    await prepare(context)
    await context.addInitScript(observePaints)
    // Playwright's own check in the page would take a tenth of a second there while the document arrives.
    await context.addInitScript({ content: `(${noteCompletion})(${isShown})` })
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', network)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const seen = new Map<object, number>()
    let last = performance.now()
    page.on('request', (request) => {
      last = performance.now()
      seen.set(request, last)
    })
    page.on('requestfinished', () => {
      last = performance.now()
    })
    await page.goto(url, { waitUntil: 'commit', timeout: 120_000 })
    while (performance.now() - last < quiet) await page.waitForTimeout(quiet / 10)
    await page.waitForFunction(() => window.measured.shown > 0, undefined, { timeout: 120_000 })
    const { firstPaint, starts, scripts, ...measured } = await page.evaluate(() => ({
      ...window.measured,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      starts: performance.getEntriesByType('resource').map(({ startTime }) => startTime),
      scripts: performance
        .getEntriesByType('resource')
        .flatMap((entry) =>
          entry instanceof PerformanceResourceTiming && /\.js$/.test(entry.name)
            ? [{ end: entry.responseEnd, kB: entry.encodedBodySize / 1000 }]
            : [],
        ),
    }))
    return {
      LCP: measured.largest,
      CLS: Math.round(measured.shift * 1000) / 1000,
      TBT: measured.longTasks.reduce((sum, { start, end }) => sum + Math.max(0, end - Math.max(start, firstPaint) - longTask), 0),
      shown: measured.shown,
      requests: seen.size,
      requestsBeforePaint: 1 + starts.filter((start) => start < firstPaint).length,
      scriptsUntilPaint: scripts.reduce((sum, { end, kB }) => (end < measured.largest ? sum + kB : sum), 0),
    }
  } finally {
    await context.close()
  }
}

function observePaints(): void {
  performance.setResourceTimingBufferSize(1000)
  const measured: Window['measured'] = { largest: 0, shift: 0, longTasks: [], shown: 0 }
  window.measured = measured
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => {
    measured.largest = startTime
  })
  observe('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') measured.shift += entry.value
  })
  observe('longtask', ({ startTime, duration }) => {
    measured.longTasks.push({ start: startTime, end: startTime + duration })
  })
}

/** Several times a second: more often would slow the page down. */
function noteCompletion(isShown: () => boolean): void {
  const timer = setInterval(() => {
    if (!isShown()) return
    window.measured.shown = performance.now()
    clearInterval(timer)
  }, 100)
}
