import type { Page } from 'playwright'

/** As when another tab comes to the front: no browser without a screen hides a page by itself. */
export async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

/** Its process is gone: none of the events comes with which pages end. */
export async function crash(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const gone = page.waitForEvent('crash')
  // Nobody is left to answer.
  devtools.send('Page.crash').catch(() => undefined)
  await gone
  await page.close()
}
