import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../../features/world/browser/Chromium.ts'
import { ServedClub } from './ServedClub.ts'

/** What Chrome leaves of a phone of 390 by 844 pixels above its keyboard: `interactive-widget=resizes-content`. */
const aboveKeyboard = { width: 390, height: 450 }

let browser: Browser
let club: ServedClub
beforeAll(async () => {
  browser = await launchBrowser()
  club = await ServedClub.open('dist')
})
afterAll(async () => {
  await browser.close()
  await club.close()
})

function phone(): Promise<BrowserContext> {
  return browser.newContext({
    ...{ locale: 'en-US', serviceWorkers: 'block', reducedMotion: 'reduce' },
    ...{ viewport: aboveKeyboard, hasTouch: true, isMobile: true },
  })
}

/** Names of the fields that something covers while they have the focus, and the number of all. */
async function fieldsWhileFocused(page: Page): Promise<{ readonly count: number; readonly covered: readonly string[] }> {
  return page.evaluate(async () => {
    const within = document.querySelector('[role=dialog], [role=alertdialog]') ?? document.body
    const typedInto = 'input:not([type=hidden], [type=checkbox], [type=radio], [type=file], [aria-hidden]), select, textarea'
    const fields = [...within.querySelectorAll<HTMLElement>(`:is(${typedInto})`)].filter((field) => field.checkVisibility())
    const covered: string[] = []
    for (const field of fields) {
      field.focus()
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const { left, top, bottom, width } = field.getBoundingClientRect()
      const isShown = [top + 2, bottom - 2].every((y) => field.contains(document.elementFromPoint(left + width / 3, y)))
      if (!isShown) covered.push(field.getAttribute('name') ?? field.outerHTML)
    }
    return { count: fields.length, covered }
  })
}

test.each([
  ['/account/profile', 8],
  ['/shop/checkout', 5],
  ['/contact-us', 4],
  ['/lessons/appointment-18?cancel=1', 1],
])('above the keyboard of a phone, no bar covers the field of %s that has the focus', async (path, least) => {
  const context = await phone()
  await club.letHanaIn(context)
  const page = await context.newPage()
  await page.goto(club.origin + path)
  await page.locator('main h1').waitFor()
  await page.waitForLoadState('networkidle')
  await expect.poll(async () => (await fieldsWhileFocused(page)).count).toBeGreaterThanOrEqual(least)
  expect((await fieldsWhileFocused(page)).covered).toEqual([])
  await context.close()
})

test('above the keyboard of a phone, a long form in a dialog scrolls between its title and its buttons', async () => {
  const context = await phone()
  await club.letHanaIn(context)
  const page = await context.newPage()
  await page.goto(`${club.origin}/play/tracking`)
  await page.getByRole('button', { name: 'Add a round' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').last().focus()
  expect((await fieldsWhileFocused(page)).covered).toEqual([])
  for (const shown of [dialog.getByRole('heading').first(), dialog.getByRole('button', { name: 'Save' })]) {
    const { y = -1, height = 0 } = (await shown.boundingBox()) ?? {}
    expect([y >= 0, y + height <= aboveKeyboard.height]).toEqual([true, true])
  }
  await context.close()
})

test('the document leaves the height above the keyboard to the page', async () => {
  const context = await phone()
  const page = await context.newPage()
  await page.goto(`${club.origin}/register`)
  expect(await page.locator('meta[name=viewport]').getAttribute('content')).toContain('interactive-widget=resizes-content')
  await page.getByRole('textbox').first().waitFor()
  await page.waitForLoadState('networkidle')
  const { count, covered } = await fieldsWhileFocused(page)
  expect([count > 3, covered]).toEqual([true, []])
  await context.close()
})
