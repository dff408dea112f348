import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '../../features/world/browser/Chromium.ts'
import { ServedClub } from './ServedClub.ts'

const code = '**/assets/sign-in-*.js'

describe("The document's sign-in form", () => {
  let club: ServedClub
  let browser: Browser
  beforeAll(async () => {
    club = await ServedClub.open('dist')
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser.close()
    await club.close()
  })

  async function visitorsPage() {
    const context = await browser.newContext({ locale: 'fr-CA', serviceWorkers: 'block' })
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    return { page, errors }
  }

  test('keeps the language that was chosen in it, and what was typed', async () => {
    const { page, errors } = await visitorsPage()
    const held = await hold(page)
    await page.goto(club.origin, { waitUntil: 'commit' })
    await page.locator('[name=username]').fill('hana')
    await held.requested
    await page.getByRole('combobox').selectOption('ja')
    held.release()
    await page.locator('#app:not([data-early])').waitFor()
    expect(errors).toEqual([])
    expect(await page.locator('html').getAttribute('lang')).toMatch(/^ja\b/)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('おかえりなさい')
    expect(await page.locator('[name=username]').inputValue()).toBe('hana')
    await page.context().close()
  })

  test('keeps what was typed when an extension adds elements to it', async () => {
    const { page } = await visitorsPage()
    const held = await hold(page)
    await page.goto(club.origin, { waitUntil: 'commit' })
    await page.locator('[name=username]').fill('hana')
    await page.locator('[name=password]').fill('secret')
    await held.requested
    await page.evaluate(() => {
      for (const input of document.querySelectorAll('form input')) input.after(document.createElement('div'))
    })
    held.release()
    await page.locator('#app:not([data-early])').waitFor()
    expect(await page.locator('[name=username]').inputValue()).toBe('hana')
    expect(await page.locator('[name=password]').inputValue()).toBe('secret')
    await page.context().close()
  })

  test('makes room for a notice when its code does not come', async () => {
    const { page, errors } = await visitorsPage()
    await page.route(code, (route) => route.abort())
    await page.goto(club.origin, { waitUntil: 'commit' })
    const retry = page.locator('#app:not([data-early])').getByRole('button', { name: 'Réessayer' })
    await retry.waitFor()
    expect(errors).toEqual([])
    await page.unroute(code)
    await retry.click()
    await page.locator('[name=username]').waitFor()
    await page.context().close()
  })
})

async function hold(page: Page) {
  const requested = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  await page.route(code, async (route) => {
    requested.resolve()
    await released.promise
    await route.continue()
  })
  return { requested: requested.promise, release: () => released.resolve() }
}
