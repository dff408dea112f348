import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../../features/world/browser/Chromium.ts'
import { ServedClub } from './ServedClub.ts'

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

test('the times of a day are one stop of the Tab key: from the first time to the review of a booking it takes at most twelve', async () => {
  const context = await browser.newContext({ locale: 'en-US', serviceWorkers: 'block' })
  await club.letHanaIn(context)
  const page = await context.newPage()
  await page.goto(`${club.origin}/lessons/book`)
  const times = page.getByRole('toolbar').getByRole('button')
  await times.nth(2).waitFor()
  const name = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)
  await times.first().focus()
  const first = await name()
  await page.keyboard.press('ArrowRight')
  expect(await name()).toBe(await times.nth(1).getAttribute('aria-label'))
  await page.keyboard.press('ArrowLeft')
  expect(await name()).toBe(first)
  await page.keyboard.press('Space')
  const stops: unknown[] = []
  while (stops.at(-1) !== 'Review and book' && stops.length < 12) {
    await page.keyboard.press('Tab')
    stops.push(await name())
  }
  expect(stops.at(-1)).toBe('Review and book')
  await context.close()
})
