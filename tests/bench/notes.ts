import type { BrowserContext, Page } from 'playwright'
import { pathOfVideo } from '#ui/learning/learningPaths.ts'
import { ServedClub } from '../bundle/ServedClub.ts'
import type { BenchContext } from './BenchContext.ts'
import { goals } from './goals.ts'
import type { Measurement } from './Measurement.ts'
import { sampleOf } from './statistics.ts'

const times = 7
const many = 500
const few = 5
const [videoWithMany, videoWithFew] = ['tempo-1', 'first-swing-4']

interface Held {
  readonly opened: readonly number[]
  readonly sought: readonly number[]
}

export async function notes(bench: BenchContext): Promise<readonly Measurement[]> {
  const club = await ServedClub.open(await bench.product())
  await write(club, videoWithMany, many)
  await write(club, videoWithFew, few)
  const context = await (await bench.browser()).newContext({ locale: 'en-US', viewport: { width: 1280, height: 900 } })
  try {
    await club.letHanaIn(context)
    const held: Record<'much' | 'little', Held[]> = { much: [], little: [] }
    // Alternates, so that other load affects both.
    for (let time = 0; time <= times; time += 1) {
      bench.say(`${time} of ${times}`)
      const little = await once(context, club.origin + pathOfVideo(videoWithFew))
      const much = await once(context, club.origin + pathOfVideo(videoWithMany))
      // The first round fills the caches.
      if (time > 0) {
        held.little.push(little)
        held.much.push(much)
      }
    }
    const line = (what: string, of: keyof Held): Measurement => ({
      ...{ what, unit: 'ms', goal: goals.notesRatio },
      product: sampleOf(held.much.flatMap((each) => each[of])),
      floor: { name: `${few} notes`, sample: sampleOf(held.little.flatMap((each) => each[of])) },
    })
    return [line(`a video with ${many} notes, until they stand`, 'opened'), line('the same, from a note to its moment', 'sought')]
  } finally {
    await context.close()
    await club.close()
  }
}

async function write(club: ServedClub, videoId: string, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const id = club.backend.world.nextId('note')
    await club.backend.world.videoNotes.add({
      id,
      playerId: 'player-hana',
      videoId,
      time: (10 * index) / count,
      note: `Look at this, ${index}`,
    })
  }
}

async function once(context: BrowserContext, address: string): Promise<Held> {
  const page = await context.newPage()
  try {
    await page.goto(address)
    const opened = await untilNotesStand(page)
    const standing = await page.locator(rows).count()
    const sought: number[] = []
    for (const index of [1, Math.floor(standing / 2), standing - 1]) sought.push(await untilSought(page, index))
    return { opened: [opened], sought }
  } finally {
    await page.close()
  }
}

const rows = 'main section ol > li'

async function untilNotesStand(page: Page): Promise<number> {
  await page.locator(rows).first().waitFor()
  return page.evaluate(() => new Promise<number>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))))
}

async function untilSought(page: Page, index: number): Promise<number> {
  const row = page.locator(rows).nth(index)
  await row.scrollIntoViewIfNeeded()
  return row.evaluate(async (item, all) => {
    const seek = item.querySelector('button')
    const video = document.querySelector('video')
    const moved = new Promise<void>((resolve) => video?.addEventListener('seeked', () => resolve(), { once: true }))
    const begun = performance.now()
    seek?.click()
    await moved
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    if (!document.querySelector(`${all}[aria-current]`)) throw new Error('No note was reached')
    return performance.now() - begun
  }, rows)
}
