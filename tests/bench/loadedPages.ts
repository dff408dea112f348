import type { BrowserContext, Page } from 'playwright'
import { paths } from '#ui/shell/paths.ts'
import { firstScreens } from '../bundle/firstScreens.ts'
import { ServedClub } from '../bundle/ServedClub.ts'
import type { View } from '../bundle/sizes.ts'
import type { BenchContext } from './BenchContext.ts'

interface Fetched {
  readonly files: ReadonlySet<string>
  readonly requests: number
}

export interface LoadedPage {
  readonly address: string
  readonly view: View | undefined
  readonly before: Fetched
  readonly firstRequests: number
  readonly atRest: Fetched
  readonly foreign: number
}

export async function loadedPages(bench: BenchContext, folder: string): Promise<readonly LoadedPage[]> {
  const club = await ServedClub.open(folder)
  const browser = await bench.browser()
  const [lesson] = club.backend.world.appointments.list(({ playerId, state }) => playerId === 'player-hana' && state === 'booked')
  const loaded: LoadedPage[] = []
  try {
    const visited = Object.values(paths).filter((path) => bench.path === undefined || path === paths.home || path === bench.path)
    for (const path of visited) {
      const address = path.replace(':id', lesson?.id ?? '').replace(':urlKey', 'fieldmark-tour')
      bench.say(`${address} in Chromium`)
      const context = await browser.newContext({ locale: 'en-US', serviceWorkers: 'block' })
      if (path !== paths.signIn) await club.letHanaIn(context)
      loaded.push(await load(context, club.origin, address))
      await context.close()
    }
    return loaded
  } finally {
    await club.close()
  }
}

async function load(context: BrowserContext, origin: string, address: string): Promise<LoadedPage> {
  const page = await context.newPage()
  await page.goto(origin + address, { waitUntil: 'networkidle' })
  const { firstAt, largestAt, resources } = await resourcesOf(page)
  const filesIn = (some: readonly Resource[]) => new Set(some.flatMap(({ url }) => fileOf(url, origin)))
  const fetched = (some: readonly Resource[]): Fetched => ({ files: filesIn(some), requests: some.length + 1 })
  return {
    address,
    view: (['sign-in', 'home'] as const).find((view) => firstScreens[view].address === address),
    before: fetched(resources.filter(({ at }) => at <= largestAt)),
    firstRequests: fetched(resources.filter(({ at }) => at <= firstAt)).requests,
    atRest: fetched(resources),
    foreign: resources.filter(({ url }) => !new URL(url).hostname.endsWith('localhost')).length,
  }
}

interface Resource {
  readonly url: string
  readonly at: number
}

interface Timeline {
  readonly firstAt: number
  readonly largestAt: number
  readonly resources: readonly Resource[]
}

function resourcesOf(page: Page): Promise<Timeline> {
  return page.evaluate(async () => {
    const largest = await new Promise<PerformanceEntryList>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    const resources = performance.getEntriesByType('resource').map(({ name, startTime }) => ({ url: name, at: startTime }))
    return {
      firstAt: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      largestAt: largest.at(-1)?.startTime ?? 0,
      resources: resources.filter(({ url }) => !url.startsWith('data:')),
    }
  })
}

function fileOf(url: string, origin: string): readonly string[] {
  return url.startsWith(origin) ? [new URL(url).pathname.slice(1)] : []
}
