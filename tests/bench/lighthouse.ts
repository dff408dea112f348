import { type LaunchedChrome, launch } from 'chrome-launcher'
import measure from 'lighthouse'
import { chromium } from 'playwright'
import * as z from 'zod/mini'
import { chromiumPath, wholeBrowserArguments } from '../../features/world/browser/Chromium.ts'
import { firstScreens } from '../bundle/firstScreens.ts'
import { ServedClub } from '../bundle/ServedClub.ts'
import type { BenchContext } from './BenchContext.ts'
import { goals } from './goals.ts'
import type { Goal, Measurement, Unit } from './Measurement.ts'
import { sampleOf } from './statistics.ts'
import { styledForm } from './styledForm.ts'

const times = 5
const methods = { devtools: 'throttled', simulate: 'simulated' } as const
type Method = keyof typeof methods

const figures = {
  'first-contentful-paint': { name: 'FCP', unit: 'ms' },
  'largest-contentful-paint': { name: 'LCP', unit: 'ms' },
  'total-blocking-time': { name: 'TBT', unit: 'ms' },
  'cumulative-layout-shift': { name: 'CLS', unit: '' },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly unit: Unit }>>

const categories = { performance: 'performance', accessibility: 'accessibility', 'best-practices': 'best practices', seo: 'SEO' } as const

const Report = z.object({
  finalDisplayedUrl: z.string(),
  runtimeError: z.optional(z.object({ message: z.string() })),
  audits: z.record(z.string(), z.object({ numericValue: z.optional(z.number()) })),
  categories: z.record(z.string(), z.object({ score: z.nullable(z.number()) })),
})

interface Measured {
  readonly name: string
  readonly url: string
  readonly isProduct: boolean
  readonly floor?: string
  readonly goals?: Readonly<Record<string, Goal>>
}

const floor = 'the static form'
const signInGoals = {
  FCP: goals.firstPaint,
  LCP: goals.firstPaint,
  TBT: goals.blocking,
  CLS: goals.shift,
  performance: goals.performance,
  accessibility: goals.otherCategories,
  'best practices': goals.otherCategories,
  SEO: goals.otherCategories,
}

/** Lighthouse's mobile preset. Floors and product alternate, so that other load affects all. */
export async function lighthouse(bench: BenchContext): Promise<readonly Measurement[]> {
  const dist = await bench.product()
  // Separate origins, because they must not share a session.
  const clubs = await Promise.all([bench.floor('form'), styledForm(bench, dist), dist, dist].map((folder) => ServedClub.open(folder)))
  const [plain, styled, visited, inhabited] = clubs
  if (!plain || !styled || !visited || !inhabited) throw new Error('Nothing is served')
  const chrome = await launch({ chromePath: chromiumPath(), chromeFlags: [...wholeBrowserArguments, '--headless=new'] })
  try {
    await letHanaIn(inhabited, chrome)
    return await measured(bench, chrome.port, [
      { name: floor, url: plain.origin, isProduct: false },
      { name: 'the static form with our styles', url: styled.origin, isProduct: false, floor },
      { name: 'sign-in', url: visited.origin + firstScreens['sign-in'].address, isProduct: true, floor, goals: signInGoals },
      { name: 'home', url: inhabited.origin + firstScreens.home.address, isProduct: true, floor },
    ])
  } finally {
    chrome.kill()
    await Promise.all(clubs.map((club) => club.close()))
  }
}

async function measured(bench: BenchContext, port: number, pages: readonly Measured[]): Promise<readonly Measurement[]> {
  const measurements: Measurement[] = []
  for (const method of ['devtools', 'simulate'] as const) {
    const found = new Map(pages.map((page) => [page.name, new Map<string, number[]>()]))
    for (let time = 1; time <= times; time += 1) {
      for (const page of pages) {
        bench.say(`${page.name}, ${methods[method]}, ${time} of ${times}`)
        const values = found.get(page.name)
        for (const [name, value] of await visit(page, method, port)) values?.set(name, [...(values.get(name) ?? []), value])
      }
    }
    measurements.push(...pages.flatMap((page) => linesOf(page, methods[method], found)))
  }
  return measurements
}

async function visit({ url, goals: wanted }: Measured, method: Method, port: number): Promise<ReadonlyMap<string, number>> {
  const onlyCategories = wanted && method === 'simulate' ? Object.keys(categories) : ['performance']
  const result = await measure(url, { port, throttlingMethod: method, onlyCategories, logLevel: 'silent', output: 'json' })
  const report = Report.parse(result?.lhr)
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`)
  if (new URL(report.finalDisplayedUrl).pathname !== new URL(url).pathname) throw new Error(`${url} led to ${report.finalDisplayedUrl}`)
  const paints = Object.entries(figures).map(([id, { name }]) => [name, thousandths(report.audits[id]?.numericValue)] as const)
  const scores = Object.entries(categories).flatMap(([id, name]) => {
    const score = report.categories[id]?.score
    return score === undefined || score === null ? [] : [[name, Math.round(score * 100)] as const]
  })
  return new Map([...paints, ...scores])
}

function thousandths(value = Number.NaN): number {
  return Math.round(value * 1000) / 1000
}

type Found = ReadonlyMap<string, ReadonlyMap<string, readonly number[]>>

function linesOf(page: Measured, how: string, found: Found): readonly Measurement[] {
  return [...(found.get(page.name) ?? [])].flatMap(([name, values]): readonly Measurement[] => {
    const isPaint = name === 'FCP' || name === 'LCP'
    const { unit }: { unit: Unit } = Object.values(figures).find((figure) => figure.name === name) ?? { unit: '' }
    const under = isPaint && page.floor !== undefined ? found.get(page.floor)?.get(name) : undefined
    const beneath = under && page.floor !== undefined ? { name: page.floor, sample: sampleOf(under) } : undefined
    const line = { what: `${page.name}, ${how}: ${name}`, unit, product: sampleOf(values), floor: beneath, goal: page.goals?.[name] }
    return page.isProduct || isPaint ? [line] : []
  })
}

async function letHanaIn(club: ServedClub, { port }: LaunchedChrome): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://localhost:${port}`)
  const [context] = browser.contexts()
  const page = await context?.newPage()
  if (!page) throw new Error('Chromium has no window')
  await page.goto(`${club.origin}/favicon.svg`)
  await page.evaluate(
    (kept) => {
      for (const [key, value] of kept) window.localStorage.setItem(key, value)
    },
    [...(await club.keptOfHana())],
  )
  await page.close()
  await browser.close()
}
