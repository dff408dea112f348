import type { Browser, BrowserContext } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../../features/world/browser/Chromium.ts'
import { ServedClub } from './ServedClub.ts'

const viewports = [
  { what: '1280 by 1024 at a zoom of 400 %', width: 320, height: 256 },
  { what: 'a turned phone', width: 844, height: 390 },
  { what: 'a phone above its keyboard', width: 390, height: 450 },
]

let browser: Browser
let club: ServedClub
let context: BrowserContext
beforeAll(async () => {
  browser = await launchBrowser()
  club = await ServedClub.open('dist')
  context = await browser.newContext({ locale: 'en-US', viewport: { width: 390, height: 450 }, hasTouch: true, serviceWorkers: 'block' })
  await club.letHanaIn(context)
})
afterAll(async () => {
  await browser.close()
  await club.close()
})

/** Height in pixels that bars cover, whichever part of the page is before the player. */
function coveredHeight(): number {
  const isBar = (element: Element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position)
  const rows = Array.from({ length: window.innerHeight }, (_, y) => document.elementsFromPoint(window.innerWidth / 2, y))
  return rows.filter((elements) => elements.some(isBar)).length
}

test.each([
  ...['/', '/lessons/book', '/lessons/appointment-18/move', '/shop/products/fieldmark-tour', '/shop/cart', '/shop/checkout'],
  ...['/play/leaderboards', '/play/rounds'],
])('bars leave at least half of a low screen to the content of %s', async (path) => {
  const page = await context.newPage()
  await page.goto(club.origin + path)
  await page.locator('main h1').waitFor()
  await page.waitForLoadState('networkidle')
  for (const { what, ...viewport } of viewports) {
    await page.setViewportSize(viewport)
    for (const share of [0, 0.5, 1]) {
      await page.evaluate((part) => window.scrollTo({ top: document.documentElement.scrollHeight * part, behavior: 'instant' }), share)
      expect(await page.evaluate(coveredHeight), what).toBeLessThanOrEqual(viewport.height / 2)
    }
  }
  await page.close()
})
