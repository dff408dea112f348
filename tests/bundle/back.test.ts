import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { launchBrowser } from '../../features/world/browser/Chromium.ts'
import { ServedClub } from './ServedClub.ts'

let browser: Browser
let club: ServedClub
let context: BrowserContext
let page: Page
beforeAll(async () => {
  browser = await launchBrowser()
  club = await ServedClub.open('dist')
})
beforeEach(async () => {
  context = await browser.newContext({ locale: 'en-US', serviceWorkers: 'block', viewport: { width: 390, height: 844 } })
  await club.letHanaIn(context)
  page = await context.newPage()
})
afterEach(() => context.close())
afterAll(async () => {
  await browser.close()
  await club.close()
})

const dialog = () => page.getByRole('dialog').or(page.getByRole('alertdialog'))
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** From another screen, so that there is one to go back to. */
async function openTracking(): Promise<void> {
  await page.goto(`${club.origin}/play`)
  await page.waitForLoadState('networkidle')
  await page.locator('main a[href="/play/tracking"]').click()
  await heading('Game tracking').waitFor()
}

async function openForm(): Promise<void> {
  await page.getByRole('button', { name: 'Add a round' }).click()
  await dialog().waitFor()
}

test('back closes a dialog and keeps what was entered; the next back leaves the screen', async () => {
  await openTracking()
  await openForm()
  const score = dialog().getByLabel('Score', { exact: true })
  await score.fill('81')
  await page.goBack()
  await dialog().waitFor({ state: 'detached' })
  await openForm()
  expect(await score.inputValue()).toBe('81')
  await page.goBack()
  await dialog().waitFor({ state: 'detached' })
  await page.goBack()
  await heading('Play').waitFor()
})

test('a dialog that its button or a reload closes leaves nothing in the history', async () => {
  await openTracking()
  await openForm()
  await page.getByRole('button', { name: 'Close' }).click()
  await openForm()
  await page.reload()
  await heading('Game tracking').waitFor()
  await page.goBack()
  await heading('Play').waitFor()
})

test('a link in a dialog is one step forward and one back', async () => {
  await openTracking()
  await page.getByRole('button', { name: 'Search the club' }).click()
  await dialog().getByRole('searchbox').fill('Address book')
  await dialog().getByRole('option', { name: 'Address book' }).click()
  await heading('Address book').waitFor()
  await page.goBack()
  await heading('Game tracking').waitFor()
  await page.goForward()
  await heading('Address book').waitFor()
  await page.goBack()
  await heading('Game tracking').waitFor()
  await page.goBack()
  await heading('Play').waitFor()
})
