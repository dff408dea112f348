import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright'
import { paths } from '#ui/shell/paths.ts'
import { serveDemo } from '../../features/world/browser/serveDemo.ts'
import { ServedClub } from '../bundle/ServedClub.ts'
import type { BenchContext } from './BenchContext.ts'
import { goals } from './goals.ts'
import type { Measurement } from './Measurement.ts'
import { pointAt, slowPage, timesToEnter, whenShown } from './slowPage.ts'
import { sampleOf } from './statistics.ts'

const times = 5
const roundsRead = /\/play-game\/rounds\?|\/rounds\.json$/
const ends = ['2025-10-01', '2026-02-01', '2026-05-01']

interface Held {
  readonly opened: number[]
  readonly narrowed: number[]
}

/** 999 rounds on a slow phone. */
export async function rounds(bench: BenchContext): Promise<readonly Measurement[]> {
  const club = await ServedClub.open(await bench.product(), 'large')
  const folder = bench.floor('list')
  const site = await serveDemo(folder)
  const context = await (await bench.browser()).newContext({ locale: 'en-US', viewport: { width: 390, height: 844 } })
  const [product, floor]: readonly Held[] = [
    { opened: [], narrowed: [] },
    { opened: [], narrowed: [] },
  ]
  try {
    await club.letHanaIn(context)
    writeFileSync(join(folder, 'rounds.json'), await roundsAsSent(context, club.origin))
    // Alternates, so that other load affects both. The first round fills the caches.
    for (let time = 0; time <= times; time += 1) {
      bench.say(`${time} of ${times}`)
      const page = await slowPage(context)
      await page.goto(site.origin)
      const least = await visit(page, 'button', 'ul > li')
      await page.goto(club.origin + paths.play, { waitUntil: 'networkidle' })
      const link = `main a[href="${paths.rounds}"]`
      // As a pointer or a finger does: it fetches the screen's code, and the floor's is loaded, too.
      await pointAt(page, link)
      const held = await visit(page, link, `main li h2 a[href^="${paths.rounds}/"]`)
      await page.close()
      if (time > 0) {
        floor?.opened.push(least.opened)
        floor?.narrowed.push(...least.narrowed)
        product?.opened.push(held.opened)
        product?.narrowed.push(...held.narrowed)
      }
    }
    const line = (what: string, of: keyof Held, goal: Measurement['goal']): Measurement => ({
      ...{ what, unit: 'ms', goal },
      product: sampleOf(product?.[of] ?? []),
      floor: { name: 'the same answer in a virtual list without a framework', sample: sampleOf(floor?.[of] ?? []) },
    })
    return [
      line('999 rounds at 4 × slower processor, until the first are shown, without the wait for the answer', 'opened', goals.roundsRatio),
      line('the same, from a date of the filter to the next frame', 'narrowed', goals.interaction),
    ]
  } finally {
    await context.close()
    await site.close()
    await club.close()
  }
}

async function visit(page: Page, pressed: string, row: string): Promise<{ readonly opened: number; readonly narrowed: readonly number[] }> {
  const opened = (await whenShown(page, pressed, row)) - (await answering(page))
  const from = page.locator('input[name=from]')
  if ((await from.count()) > 0) await from.fill('2019-01-01')
  const entered = await timesToEnter(page, 'input[name=to]', ends)
  return { opened, narrowed: entered.map(({ drawn }) => drawn) }
}

/** The floor reads the same answer. */
async function roundsAsSent(context: BrowserContext, origin: string): Promise<string> {
  const page = await context.newPage()
  const [answer] = await Promise.all([
    page.waitForResponse((response) => roundsRead.test(response.url())),
    page.goto(origin + paths.rounds),
  ])
  const text = await answer.text()
  await page.close()
  return text
}

/** Milliseconds of the last read of the rounds: the server's, not the product's. */
function answering(page: Page): Promise<number> {
  return page.evaluate((pattern) => {
    const reads = performance.getEntriesByType('resource').filter(({ name }) => new RegExp(pattern).test(name))
    return reads.at(-1)?.duration ?? 0
  }, roundsRead.source)
}
