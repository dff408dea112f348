import type { Browser, Page } from 'playwright'
import { type CaptionedPicture, contactSheet } from '../contactSheet.ts'
import { inWebp } from '../inWebp.ts'
import { isShown, openPath, removeDesk, signedInPage } from '../signedInPage.ts'

/** Of each hole. */
const strokes = [5, 4, 4, 3, 5, 4, 6, 3, 4, 4, 5, 4, 3, 5, 4, 4, 3, 5] as const

/** The phone has no connection on these holes. */
const withoutConnection = { from: 7, to: 12 } as const

const sent = 'Saved on this device and sent to the club'

/** Of docs/offline-and-updates.md: eighteen holes on a phone, from Play to the leaderboard. */
export async function takeRound(browser: Browser, site: string): Promise<Buffer> {
  const page = await signedInPage(browser, site, { player: 'hana', size: 'phone' })
  const context = page.context()
  try {
    const pictures = await playRound(page)
    return await inWebp(await context.newPage(), await contactSheet(await context.newPage(), 'A round on a phone', pictures))
  } finally {
    await context.close()
  }
}

async function playRound(page: Page): Promise<readonly CaptionedPicture[]> {
  const pictures: CaptionedPicture[] = []
  const take = async (caption: string) => {
    await isShown(page)
    pictures.push({ caption, png: await page.screenshot() })
  }
  const state = (text: string) => page.getByText(text).first().waitFor()
  await openPath(page, '/play')
  await removeDesk(page)
  await take('Play')
  await page.getByRole('link', { name: 'New round' }).click()
  const course = page.getByRole('dialog').getByRole('button', { name: /^Lakeshore Dunes/ })
  await course.waitFor()
  await take('Choose the course')
  await course.click()
  await page.getByRole('button', { name: 'Start round' }).waitFor()
  await take('Tees and holes')
  await page.getByRole('button', { name: 'Start round' }).click()
  await page.getByRole('heading', { name: 'Hole 1', exact: true }).waitFor()
  await take('The first hole')
  for (const [index, score] of strokes.entries()) {
    const hole = index + 1
    if (hole === withoutConnection.from) await state(sent)
    await page.context().setOffline(hole >= withoutConnection.from && hole <= withoutConnection.to)
    await enter(page, hole, score)
    if (hole === 1) await take('Its score')
    if (hole === withoutConnection.to) await take('Six holes offline')
    if (hole === withoutConnection.to + 1) {
      await state(sent)
      await take('Online again')
    }
  }
  await state('Round complete')
  await take('Round complete')
  await page.getByRole('link', { name: 'See the round' }).click()
  await page.getByRole('heading', { level: 1, name: 'Lakeshore Dunes' }).waitFor()
  await take('The round')
  await openPath(page, '/play/leaderboards')
  await removeDesk(page)
  await take('The leaderboard')
  return pictures
}

async function enter(page: Page, hole: number, score: number): Promise<void> {
  const field = page.getByRole('textbox', { name: new RegExp(`^Strokes on hole ${hole},`) })
  await field.fill(String(score))
  await field.press('Enter')
}
