import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../../features/world/browser/Chromium.ts'
import { ServedClub } from './ServedClub.ts'

const upright = { size: { width: 390, height: 844 }, insets: { top: 47, right: 0, bottom: 34, left: 0 } }
const turned = { size: { width: 844, height: 390 }, insets: { top: 0, right: 47, bottom: 21, left: 47 } }

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

interface Edges {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** Texts and controls in what stays in its place that lie under the phone's edges. */
function coveredBy({ top, right, bottom, left }: Edges): readonly string[] {
  const isFixed = (element: Element | null): boolean =>
    element !== null && (['fixed', 'sticky'].includes(getComputedStyle(element).position) || isFixed(element.parentElement))
  const shown = [...document.querySelectorAll('a, button, h2, p, span')].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1 && isFixed(element),
  )
  const covered = shown.filter((element) => {
    const box = element.getBoundingClientRect()
    const isOnScreen =
      box.bottom > 0 && box.top < innerHeight && element.contains(document.elementFromPoint(box.x + box.width / 2, box.y + 1))
    return isOnScreen && (box.top < top || box.bottom > innerHeight - bottom || box.left < left || box.right > innerWidth - right)
  })
  return [`${shown.length > 3}`, ...covered.map(({ tagName, textContent }) => `${tagName} ${textContent?.trim()}`)]
}

const scrolled = async (page: Page) => page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }))
const openProfile = async (page: Page) => {
  await page.getByRole('button', { name: 'Open profile' }).click()
  await page.getByRole('dialog').getByRole('button').last().scrollIntoViewIfNeeded()
  await page.getByRole('dialog').evaluate((dialog) => {
    for (const part of dialog.children) part.scrollTop = part.scrollHeight
  })
}

test.each([
  ['the bars of home on an upright phone', upright, '/', scrolled],
  ['the bars of home on a turned phone', turned, '/', scrolled],
  ['the profile on an upright phone', upright, '/', openProfile],
  ['the profile on a turned phone', turned, '/', openProfile],
  ['the bar of a booking', upright, '/lessons/book', scrolled],
])('nothing of %s lies under its edges', async (_what, { size, insets }, path, act) => {
  const context = await browser.newContext({ locale: 'en-US', serviceWorkers: 'block', viewport: size, reducedMotion: 'reduce' })
  await club.letHanaIn(context)
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Emulation.setSafeAreaInsetsOverride', { insets })
  await page.goto(club.origin + path)
  await page.locator('main h1').waitFor()
  await page.waitForLoadState('networkidle')
  await act(page)
  await expect.poll(() => page.evaluate(coveredBy, insets)).toEqual(['true'])
  await context.close()
})
