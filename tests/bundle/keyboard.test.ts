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
  // Late in the day the first time may be one with a waiting list.
  const review = /^Review and (?:book|join)$/
  const stops: string[] = []
  while (!review.test(stops.at(-1) ?? '') && stops.length < 12) {
    await page.keyboard.press('Tab')
    stops.push((await name()) ?? '')
  }
  expect(stops.at(-1)).toMatch(review)
  await context.close()
})

test('on a phone the choices that are made stand in a line each; "Change" opens one, and the focus goes there and back', async () => {
  const context = await browser.newContext({ locale: 'en-US', serviceWorkers: 'block', viewport: { width: 390, height: 844 } })
  await club.letHanaIn(context)
  const page = await context.newPage()
  await page.goto(`${club.origin}/lessons/book`)
  await page.getByRole('toolbar').getByRole('button').first().waitFor()
  const step = (name: string) => page.getByRole('region', { name, exact: true })
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  for (const name of ['Lesson', 'Center', 'Coach'])
    expect(await step(name).getByRole('radio').or(step(name).getByRole('combobox')).first().isVisible()).toBe(false)
  expect(await step('Center').locator('[data-part=choice]').textContent()).toBe('Lakeshore Tempo Room')
  await page.getByRole('button', { name: 'Change Coach' }).press('Enter')
  expect(await focused()).toContain('Coach')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await page.getByRole('button', { name: 'Change Day' }).press('Enter')
  expect(await step('Coach').locator('[data-part=choice]').textContent()).not.toBe('Any coach')
  await step('Day').getByRole('grid').getByRole('button').and(page.locator(':not([aria-disabled=true])')).last().press('Enter')
  expect(await focused()).toBe('Change')
  expect(await step('Day').getByRole('grid').isVisible()).toBe(false)
  await context.close()
})
