import type { Page } from 'playwright'
import { isComplete } from './VisitedPage.ts'

/** In pixels. */
const phone = { width: 390, height: 600 }
const top = 300

const topOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Reloads a page that is longer than a phone's screen. `timeout` in milliseconds. */
export async function placeProblems(page: Page, timeout = 20_000): Promise<readonly string[]> {
  await page.setViewportSize(phone)
  await page.waitForFunction(isComplete)
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
  if ((await topOf(page)) !== top) return []
  await page.reload()
  await page.waitForFunction(isComplete)
  try {
    // Not read once more: late content may move the page for a moment, and it is moved back.
    await page.waitForFunction((to) => Math.round(window.scrollY) === to, top, { timeout })
    return []
  } catch {
    return [`after a reload it is ${await topOf(page)} px from the top, not ${top}`]
  }
}
