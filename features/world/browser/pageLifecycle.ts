import type { Page } from 'playwright'

/** A browser without a screen never hides a page itself. */
export async function hidePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

/** No event announces the end of the page. */
export async function crashPage(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const gone = page.waitForEvent('crash')
  // The crashed page can't answer.
  devtools.send('Page.crash').catch(() => undefined)
  await gone
  await page.close()
}
