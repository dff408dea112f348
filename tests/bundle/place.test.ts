import type { Browser, BrowserContext } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '../../features/world/browser/Chromium.ts'
import { foundRemovals } from '../architecture/support/removals.ts'
import { ServedClub } from './ServedClub.ts'

interface VisitedList {
  readonly path: string
  readonly name: RegExp
}

/** Lists by the button that removes one of their entries. */
const visited: Readonly<Record<string, VisitedList>> = {
  'commerce/address-book/AddressCard.tsx book.remove': { path: '/shop/addresses', name: /^Delete/ },
  'rounds/bag/ClubGroups.tsx club.remove': { path: '/play/bag', name: /^Remove/ },
  'rounds/tracking/TrackedRounds.tsx table.remove': { path: '/play/tracking', name: /^Delete/ },
}

/** Entries with a button in the same place, which need more than an address to be there. */
const alike: readonly string[] = [
  'commerce/listing/ChosenFilters.tsx filter.remove',
  'learning/video/NoteRow.tsx notes.remove',
  'returns/conversation/Message.tsx conversation.delete',
  'returns/detail/TrackingSection.tsx tracking.remove',
  'scheduling/book/ChosenTimes.tsx book.remove',
]

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

  test('of the keyboard has been looked at in each list, or is kept by what it has in common with these', () => {
    const lists = foundRemovals.filter(({ isInEntry }) => isInEntry).map(({ what }) => what)
    expect([...Object.keys(visited), ...alike].sort()).toEqual([...new Set(lists)].sort())
  })

  test.each(Object.entries(visited))('of the keyboard is the next entry after a removal: %s', async (_what, { path, name }) => {
    const page = await context.newPage()
    await page.goto(club.origin + path)
    const remove = page.locator('main li, main tr').getByRole('button', { name })
    await remove.last().waitFor()
    const count = await remove.count()
    await remove.last().focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => remove.count()).toBe(count - 1)
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('li, tr, h1') !== null)).toBe(true)
    await page.close()
  })
})
