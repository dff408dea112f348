import type { CDPSession, Page } from 'playwright'
import { ServedClub } from '../bundle/ServedClub.ts'
import type { BenchContext } from './BenchContext.ts'
import { goals } from './goals.ts'
import type { Measurement } from './Measurement.ts'
import { type Sample, sampleOf, singleSample } from './statistics.ts'

const early = 20
const late = 200
const readings = 5

const round: readonly { readonly link: string; readonly address: RegExp }[] = [
  { link: 'a[href="/lessons"]', address: /\/lessons$/ },
  { link: 'main a[href^="/lessons/"]:not([href^="/lessons/book"])', address: /\/lessons\/(?!book)[^/]+$/ },
  { link: 'a[href^="/lessons/book"]', address: /\/lessons\/book/ },
  { link: 'a[href="/"]', address: /:\d+\/$/ },
]

interface Held {
  readonly megabytes: Sample
  readonly nodes: number
}

export async function heap(bench: BenchContext): Promise<readonly Measurement[]> {
  const club = await ServedClub.open(await bench.product())
  const context = await (await bench.browser()).newContext({
    locale: 'en-US',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
  })
  try {
    await club.letHanaIn(context)
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await page.goto(club.origin)
    const first = await afterChanges(page, devtools, { from: 0, to: early, say: bench.say })
    const last = await afterChanges(page, devtools, { from: early, to: late, say: bench.say })
    const after = `after ${early} screen changes`
    return [
      {
        ...{ what: `heap after ${late} screen changes`, unit: 'MB', product: last.megabytes },
        ...{ floor: { name: after, sample: first.megabytes }, goal: goals.heapRatio },
      },
      {
        what: `DOM nodes after ${late} screen changes`,
        unit: '',
        product: singleSample(last.nodes),
        floor: { name: after, sample: singleSample(first.nodes) },
      },
    ]
  } finally {
    await context.close()
    await club.close()
  }
}

async function afterChanges(
  page: Page,
  devtools: CDPSession,
  { from, to, say }: { readonly from: number; readonly to: number; readonly say: BenchContext['say'] },
): Promise<Held> {
  for (let change = from; change < to; change += 1) {
    if (change % 20 === 0) say(`screen ${change} of ${late}`)
    await goOn(page, change)
  }
  return held(devtools)
}

async function goOn(page: Page, change: number): Promise<void> {
  const next = round[change % round.length]
  if (!next) throw new Error('There is no way round')
  await page.locator(next.link).filter({ visible: true }).first().click()
  await page.waitForURL(next.address)
  await page.waitForFunction(() => document.querySelector('main h1, main h2') !== null && !document.querySelector('main [aria-busy=true]'))
}

async function held(devtools: CDPSession): Promise<Held> {
  const sizes: number[] = []
  for (let reading = 0; reading < readings; reading += 1) {
    await devtools.send('HeapProfiler.collectGarbage')
    await new Promise((resolve) => setTimeout(resolve, 200))
    sizes.push((await devtools.send('Runtime.getHeapUsage')).usedSize / 1e6)
  }
  return { megabytes: sampleOf(sizes), nodes: (await devtools.send('Memory.getDOMCounters')).nodes }
}
