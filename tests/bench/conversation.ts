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
  const [typed, typedBelowAll]: readonly number[][] = [[], []]
  const contexts = await Promise.all(clubs.map((club) => visitor(bench, club)))
  try {
    // Alternates, so that other load affects both. The first visit fills the caches.
    for (let time = 0; time <= times; time += 1) {
      bench.say(`${time} of ${times}`)
      for (const [index, { club, context }] of contexts.entries()) {
        const page = await slowPage(context)
        await page.goto(club.origin + paths.returns, { waitUntil: 'networkidle' })
        const milliseconds = await untilShown(page, '[data-return]:first-child a', 'main li[data-from]:last-child')
        if (time > 0) opened[index]?.push(milliseconds)
        if (time > 0 && index === 1) {
          typed?.push(highOf(await timesToType(page)))
          await showAll(page)
          typedBelowAll?.push(highOf(await timesToType(page)))
        }
        await page.close()
      }
    }
    return [
      {
        ...{ what: '1,000 messages at 4 × slower processor, until the latest are shown', unit: 'ms', goal: goals.conversationRatio },
        product: sampleOf(opened[1] ?? []),
        floor: { name: '20 messages', sample: sampleOf(opened[0] ?? []) },
      },
      { what: 'a key press until the next frame, 95th percentile', unit: 'ms', goal: goals.interaction, product: sampleOf(typed ?? []) },
      {
        ...{ what: 'the same, once the first of the 1,000 has been scrolled to', unit: 'ms', goal: goals.interaction },
        product: sampleOf(typedBelowAll ?? []),
      },
    ]
  } finally {
    await Promise.all(contexts.map(({ context }) => context.close()))
    await Promise.all(clubs.map((club) => club.close()))
  }
}

async function visitor(bench: BenchContext, club: ServedClub) {
  const context = await (await bench.browser()).newContext({ locale: 'en-US', viewport: { width: 390, height: 844 } })
  await club.letHanaIn(context)
  return { club, context }
}

async function clubWith(folder: string, count: number): Promise<ServedClub> {
  const club = await ServedClub.open(folder)
  await arrange(club.backend.world).returns.hasMessages('player-hana', count)
  return club
}

/** As a reader who scrolls up to the first message. */
function showAll(page: Page): Promise<void> {
  return page.locator('main [role=group]:has(> ol)').evaluate(async (scroller) => {
    while (scroller.querySelector('li')?.getAttribute('aria-posinset') !== '1') {
      scroller.scrollTop = 0
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    }
  })
}

function highOf(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1] ?? 0
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
