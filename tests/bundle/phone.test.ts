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

async function topOf(target: Locator): Promise<number> {
  return (await target.boundingBox())?.y ?? Number.NaN
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

test('on a phone, the checkout begins with its items, shipping, tax and total; the order is placed below them', async () => {
  await open('/shop/checkout')
  const summary = page.locator('aside[aria-label="Your order"]')
  const button = page.locator('main [type=submit]', { hasText: 'Place order' })
  const [price] = /\$[\d.]+/.exec(await button.innerText()) ?? []
  const folded = summary.getByRole('button', { name: 'Your order' })
  expect([await isInSight(folded), (await folded.innerText()).includes(price ?? 'a price')]).toEqual([true, true])
  await folded.click()
  const shown = [summary.getByRole('listitem').first(), summary.getByText('Shipping'), summary.getByText('Sales tax')]
  const tops = await Promise.all([...shown, summary.getByText('Total', { exact: true }), button].map(topOf))
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
})

test('on a phone, ordering again is a link beside its order, not a button as wide as the page', async () => {
  await open('/shop/orders')
  const box = await page.getByRole('button', { name: 'Order again' }).first().boundingBox()
  expect(box?.width).toBeLessThan(viewport.width / 2)
})

test('on a phone, what removes a favourite is beside its title', async () => {
  await open('/learn/favourites')
  const series = page.locator('main').getByRole('listitem').first()
  const [title, remove] = [series.getByRole('link').first(), series.getByRole('button')]
  expect(Math.abs((await topOf(title)) - (await topOf(remove)))).toBeLessThan(24)
})
