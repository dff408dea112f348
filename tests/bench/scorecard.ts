import type { Page } from 'playwright'
import { pathOfRound, pathOfScorecard } from '#ui/shell/paths.ts'
import { roundInProgress } from '../../features/rounds/actors/CardActor.ts'
import { serveDemo } from '../../features/world/browser/serveDemo.ts'
import { ServedClub } from '../bundle/ServedClub.ts'
import type { BenchContext } from './BenchContext.ts'
import { goals } from './goals.ts'
import type { Measurement } from './Measurement.ts'
import { slowPage, timesToEnter, whenShown } from './slowPage.ts'
import { sampleOf } from './statistics.ts'

const times = 5
const strokes = ['4', '5', '6', '3', '7', '4', '5', '6', '3', '7', '4', '5', '6', '3', '7', '4', '5', '6', '3', '7']

interface Held {
  readonly shown: number
  /** The 95th percentile. */
  readonly entered: number
}

/** A scorecard on a slow phone. */
export async function scorecard(bench: BenchContext): Promise<readonly Measurement[]> {
  const club = await ServedClub.open(await bench.product())
  await club.backend.world.rounds.change(roundInProgress, { playerId: 'player-hana' })
  const site = await serveDemo(bench.floor('card'))
  const context = await (await bench.browser()).newContext({ locale: 'en-US', viewport: { width: 1280, height: 900 } })
  const [product, floor]: readonly [Held[], Held[]] = [[], []]
  try {
    await club.letHanaIn(context)
    // Alternates, so that other load affects both. The first round fills the caches.
    for (let time = 0; time <= times; time += 1) {
      bench.say(`${time} of ${times}`)
      const page = await slowPage(context)
      await page.goto(site.origin)
      const least = await visit(page, 'button')
      await page.goto(club.origin + pathOfScorecard(roundInProgress), { waitUntil: 'networkidle' })
      await page.locator(`main a[href="${pathOfRound(roundInProgress)}"]`).click()
      const link = `main a[href="${pathOfScorecard(roundInProgress)}"]`
      await page.locator(link).waitFor()
      const held = await visit(page, link)
      await page.close()
      if (time > 0) {
        floor.push(least)
        product.push(held)
      }
    }
    const line = (what: string, of: keyof Held, goal: Measurement['goal']): Measurement => ({
      ...{ what, unit: 'ms', goal },
      product: sampleOf(product.map((each) => each[of])),
      floor: { name: 'two tables of fields without a framework', sample: sampleOf(floor.map((each) => each[of])) },
    })
    return [
      line('a scorecard at 4 × slower processor, from a press until it is shown', 'shown', goals.scorecardShown),
      line('the same, an entry, 95th percentile', 'entered', goals.scorecardEntry),
    ]
  } finally {
    await context.close()
    await site.close()
    await club.close()
  }
}

async function visit(page: Page, pressed: string): Promise<Held> {
  const shown = await whenShown(page, pressed, 'main table input')
  const entered = await timesToEnter(page, 'main table input >> nth=7', strokes)
  const sorted = entered.map(({ handled }) => handled).toSorted((one, other) => one - other)
  return { shown, entered: sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0 }
}
