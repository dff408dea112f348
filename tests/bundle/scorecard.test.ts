import type { Browser } from 'playwright'
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

test('the score stays in view on a phone while a player scrolls through the card', async () => {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 664 } })
  await club.letHanaIn(context)
  const page = await context.newPage()
  const round = club.backend.world.rounds.first(({ playerId }) => playerId === 'player-hana')
  await page.goto(club.origin + pathOfScorecard(round?.id ?? ''))
  const score = page.getByRole('region', { name: 'Score so far' })
  await score.waitFor()
  const places: number[] = []
  for (const share of [0.25, 0.5, 1]) {
    await page.evaluate((part) => window.scrollTo({ top: document.documentElement.scrollHeight * part, behavior: 'instant' }), share)
    places.push((await score.boundingBox())?.y ?? Number.NaN)
  }
  const top = (await page.getByRole('banner').boundingBox())?.height ?? Number.NaN
  expect(places).toEqual(places.map(() => top))
  await context.close()
})
