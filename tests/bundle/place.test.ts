import type { Browser, BrowserContext } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '../../features/world/browser/Chromium.ts'
import { ServedClub } from './ServedClub.ts'

describe('The place on a page', () => {
  let browser: Browser
  let club: ServedClub
  let context: BrowserContext
  beforeAll(async () => {
    browser = await launchBrowser()
    club = await ServedClub.open('dist')
    context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 720 }, serviceWorkers: 'block' })
    await club.letHanaIn(context)
  })
  afterAll(async () => {
    await browser.close()
    await club.close()
  })

  test.each(['/shop/categories/3-clubs', '/lessons/history', '/play/courses'])('is the same after a reload of %s', async (path) => {
    const page = await context.newPage()
    await page.goto(club.origin + path)
    const mostTop = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
    await expect.poll(mostTop).toBeGreaterThan(300)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }))
    await page.reload()
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(300)
    await page.close()
  })

  test('is the same on the way back from another site', async () => {
    const page = await context.newPage()
    await page.goto(`${club.origin}/shop/categories/3-clubs`)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(1200)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }))
    await page.goto('data:text/html,<h1>Bank</h1>')
    await page.goBack()
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(400)
    await page.close()
  })

  test('of the keyboard is the next entry after one of the addresses is deleted', async () => {
    const page = await context.newPage()
    await page.goto(`${club.origin}/shop/addresses`)
    const remove = page.locator('main li').getByRole('button', { name: /^Delete/ })
    await remove.last().waitFor()
    const count = await remove.count()
    await remove.last().focus()
    await page.keyboard.press('Enter')
    const confirm = page.getByRole('alertdialog').getByRole('button', { name: /^Delete/ })
    await confirm.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => remove.count()).toBe(count - 1)
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('li, h1') !== null)).toBe(true)
    await page.close()
  })
})
