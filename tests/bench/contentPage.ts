import { pagePaths } from '#ui/support/pagePaths.ts'
import { ServedClub } from '../bundle/ServedClub.ts'
import type { BenchContext } from './BenchContext.ts'
import { goals } from './goals.ts'
import type { Measurement } from './Measurement.ts'
import { slowPage, whenShown } from './slowPage.ts'
import { sampleOf } from './statistics.ts'

const times = 5
const sizes = [6, 60] as const

/** A page of 60 blocks on a slow phone, beside one of 6. */
export async function contentPage(bench: BenchContext): Promise<readonly Measurement[]> {
  const folder = await bench.product()
  const clubs = await Promise.all(sizes.map((size) => clubWith(folder, size)))
  const opened: number[][] = [[], []]
  const context = await (await bench.browser()).newContext({ locale: 'en-US', viewport: { width: 390, height: 844 } })
  try {
    // Alternates, so that other load affects both. The first visit fills the caches.
    for (let time = 0; time <= times; time += 1) {
      bench.say(`${time} of ${times}`)
      for (const [index, club] of clubs.entries()) {
        await club.letHanaIn(context)
        const page = await slowPage(context)
        await page.goto(club.origin + pagePaths.cares, { waitUntil: 'networkidle' })
        const last = `main section[data-block]:nth-of-type(${sizes[index]}) h2`
        const milliseconds = await whenShown(page, `footer a[href$="${pagePaths.about}"]`, last)
        if (time > 0) opened[index]?.push(milliseconds)
        await page.close()
      }
    }
    const [few, many] = opened.map(sampleOf)
    if (!few || !many) throw new Error('Nothing was measured')
    return [
      {
        ...{
          what: 'a page of 60 blocks at 4 × slower processor, from a press until it is shown',
          unit: 'ms',
          goal: goals.contentPageRatio,
        },
        product: many,
        floor: { name: '6 blocks', sample: few },
      },
    ]
  } finally {
    await context.close()
    await Promise.all(clubs.map((club) => club.close()))
  }
}

/** Repeats the blocks that every player sees, pictures included. */
async function clubWith(folder: string, size: number): Promise<ServedClub> {
  const club = await ServedClub.open(folder)
  const { contentBlocks } = club.backend.world
  const written = contentBlocks.list(({ page, type }) => page === 'about' && type !== 'launch-monitor')
  for (let count = written.length; count < size; count += 1) {
    const block = written[count % written.length]
    if (block) await contentBlocks.add({ ...block, id: `about-more-${count}`, order: 100 + count })
  }
  return club
}
