import type { Page } from 'playwright'
import { arrange } from '#mocks/contexts/arrange'
import { paths } from '#ui/shell/paths.ts'
import { ServedClub } from '../bundle/ServedClub.ts'
import { scrollToFirstMessage } from '../bundle/scrollToFirstMessage.ts'
import type { BenchContext } from './BenchContext.ts'
import { goals } from './goals.ts'
import type { Measurement } from './Measurement.ts'
import { slowPage, whenShown } from './slowPage.ts'
import { sampleOf } from './statistics.ts'

const times = 5
const letters = [...'Is Friday early?']

/** A conversation of 1,000 messages on a slow phone, beside one of 20. */
export async function conversation(bench: BenchContext): Promise<readonly Measurement[]> {
  const folder = await bench.product()
  const [short, long] = await Promise.all([20, 1000].map((count) => clubWith(folder, count)))
  if (!short || !long) throw new Error('There are no clubs')
  const [few, many] = await Promise.all([visitor(bench, short), visitor(bench, long)])
  const opened: { readonly few: number[]; readonly many: number[] } = { few: [], many: [] }
  const typed: number[] = []
  const typedAtTheFirst: number[] = []
  try {
    await measure(few)
    await measure(many)
    // Alternates, so that other load affects both. The first visit has filled the caches.
    for (let time = 1; time <= times; time += 1) {
      bench.say(`${time} of ${times}`)
      opened.few.push(await measure(few))
      opened.many.push(await measure(many, async (page) => void typed.push(highOf(await timesToType(page)))))
    }
    bench.say('up to the first message')
    await measure(many, async (page) => {
      await scrollToFirstMessage(page)
      while (typedAtTheFirst.length < times) typedAtTheFirst.push(highOf(await timesToType(page)))
    })
    return [
      {
        ...{ what: '1,000 messages at 4 × slower processor, until the latest are shown', unit: 'ms', goal: goals.conversationRatio },
        product: sampleOf(opened.many),
        floor: { name: '20 messages', sample: sampleOf(opened.few) },
      },
      { what: 'a key press until the next frame, 95th percentile', unit: 'ms', goal: goals.interaction, product: sampleOf(typed) },
      {
        ...{ what: 'the same, once the first of the 1,000 has been scrolled to', unit: 'ms', goal: goals.interaction },
        product: sampleOf(typedAtTheFirst),
      },
    ]
  } finally {
    await Promise.all([few, many].map(({ context }) => context.close()))
    await Promise.all([short, long].map((club) => club.close()))
  }
}

type Visitor = Awaited<ReturnType<typeof visitor>>

/** Milliseconds until the latest messages are shown. */
async function measure({ club, context }: Visitor, then?: (page: Page) => Promise<void>): Promise<number> {
  const page = await slowPage(context)
  await page.goto(club.origin + paths.returns, { waitUntil: 'networkidle' })
  const milliseconds = await whenShown(page, '[data-return]:first-child a', 'main li[data-from]:last-child')
  await then?.(page)
  await page.close()
  return milliseconds
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
