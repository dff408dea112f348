import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../../features/world/browser/Chromium.ts'
import { ServedClub } from './ServedClub.ts'

const viewport = { width: 390, height: 844 }

let browser: Browser
let club: ServedClub
let page: Page
beforeAll(async () => {
  browser = await launchBrowser()
  club = await ServedClub.open('dist')
  const context = await browser.newContext({ locale: 'en-US', viewport, serviceWorkers: 'block' })
  await club.letHanaIn(context)
  page = await context.newPage()
})
afterAll(async () => {
  await browser.close()
  await club.close()
})

async function open(path: string): Promise<void> {
  await page.goto(club.origin + path)
  await page.locator('main h1').waitFor()
  await page.waitForLoadState('networkidle')
}

/** Whether the middle of the element is before the player, without a bar on it. */
async function isInSight(target: Locator): Promise<boolean> {
  await target.waitFor()
  return target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
}

test.each([
  ['fescue-polo', 'Navy'],
  ['fescue-glove', 'Right'],
])('on a phone, a product begins with its first choice, when it is delivered, and the way to the cart: %s', async (urlKey, choice) => {
  await open(`/shop/products/${urlKey}`)
  expect(await isInSight(page.locator('main').getByText(choice, { exact: true }))).toBe(true)
  expect(await isInSight(page.locator('[data-first-text]').getByText('Ships within two days'))).toBe(true)
  expect(await isInSight(page.locator('[data-add]'))).toBe(true)
})
