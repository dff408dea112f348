import type { Page } from 'playwright'
import { arrange } from '#mocks/contexts/arrange'
import { paths } from '#ui/shell/paths.ts'
import { ServedClub } from '../bundle/ServedClub.ts'
import type { BenchContext } from './BenchContext.ts'
import { goals } from './goals.ts'
import type { Measurement } from './Measurement.ts'
import { slowPage, untilShown } from './slowPage.ts'
import { sampleOf } from './statistics.ts'

const times = 5
const letters = [...'Is Friday early?']

/** A conversation of 1,000 messages on a slow phone, beside one of 20. */
export async function conversation(bench: BenchContext): Promise<readonly Measurement[]> {
  const folder = await bench.product()
  const clubs = await Promise.all([20, 1000].map((count) => clubWith(folder, count)))
  const opened: number[][] = [[], []]
  const typed: number[] = []
  const context = await (await bench.browser()).newContext({ locale: 'en-US', viewport: { width: 390, height: 844 } })
  try {
    // Alternates, so that other load affects both. The first visit fills the caches.
    for (let time = 0; time <= times; time += 1) {
      bench.say(`${time} of ${times}`)
      for (const [index, club] of clubs.entries()) {
        await club.letHanaIn(context)
        const page = await slowPage(context)
        await page.goto(club.origin + paths.returns, { waitUntil: 'networkidle' })
        const milliseconds = await untilShown(page, '[data-return] a', 'main [data-from]')
        if (time > 0) opened[index]?.push(milliseconds)
        if (time > 0 && index === 1) typed.push(...(await timesToType(page)))
        await page.close()
      }
    }
    return [
      {
        ...{ what: '1,000 messages at 4 × slower processor, until the latest are shown', unit: 'ms', goal: goals.conversationRatio },
        product: sampleOf(opened[1] ?? []),
        floor: { name: '20 messages', sample: sampleOf(opened[0] ?? []) },
      },
      { what: 'the same, from a key press to the next frame', unit: 'ms', goal: goals.interaction, product: sampleOf(typed) },
    ]
  } finally {
    await context.close()
    await Promise.all(clubs.map((club) => club.close()))
  }
}

async function clubWith(folder: string, count: number): Promise<ServedClub> {
  const club = await ServedClub.open(folder)
  await arrange(club.backend.world).returns.hasMessages('player-hana', count)
  return club
}

function timesToType(page: Page): Promise<readonly number[]> {
  return page.locator('textarea[name=message]').evaluate(async (input, keys) => {
    const setter = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set
    const found: number[] = []
    for (const [index] of keys.entries()) {
      const begun = performance.now()
      setter?.call(input, keys.slice(0, index + 1).join(''))
      input.dispatchEvent(new Event('input', { bubbles: true }))
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      found.push(performance.now() - begun)
    }
    return found
  }, letters)
}
