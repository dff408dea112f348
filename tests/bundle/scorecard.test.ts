import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pathOfScorecard } from '#ui/shell/paths.ts'
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

async function cardOnPhone(): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 664 } })
  await club.letHanaIn(context)
  const page = await context.newPage()
  const round = club.backend.world.rounds.first(({ playerId }) => playerId === 'player-hana')
  await page.goto(club.origin + pathOfScorecard(round?.id ?? ''))
  return page
}

test('the score stays in view on a phone while a player scrolls through the card', async () => {
  const page = await cardOnPhone()
  const score = page.getByRole('region', { name: 'Score so far' })
  await score.waitFor()
  const places: number[] = []
  for (const share of [0.25, 0.5, 1]) {
    await page.evaluate((part) => window.scrollTo({ top: document.documentElement.scrollHeight * part, behavior: 'instant' }), share)
    places.push((await score.boundingBox())?.y ?? Number.NaN)
  }
  const top = (await page.getByRole('banner').boundingBox())?.height ?? Number.NaN
  expect(places).toEqual(places.map(() => top))
  await page.context().close()
})

test('the next hole has its number below the score on a phone, wherever the player has scrolled', async () => {
  const page = await cardOnPhone()
  const score = page.getByRole('region', { name: 'Score so far' })
  const title = page.getByRole('heading', { level: 2, name: /^Hole \d+$/ })
  await title.waitFor()
  const { y: first = 0 } = (await title.boundingBox()) ?? {}
  const isHidden = async () => {
    const [above, below] = await Promise.all([score.boundingBox(), title.boundingBox()])
    return (below?.y ?? 0) < (above?.y ?? 0) + (above?.height ?? 0)
  }
  for (const above of [0, 10, 40, 80, 120, 400]) {
    const earlier = await title.textContent()
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), first - 160 + above)
    await page.getByRole('button', { name: 'Next hole' }).last().dispatchEvent('click')
    await page.waitForFunction((text) => document.querySelector('section[aria-label] h2')?.textContent !== text, earlier)
    await expect.poll(isHidden, { message: `${above} pixels further down` }).toBe(false)
  }
  await page.context().close()
})
