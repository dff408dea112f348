import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Build, brotli } from '../bundle/Build.ts'
import { budgetOf, filesOfRoute, firstFiles, furtherRoutes, scriptsIn, sizesOf, type View } from '../bundle/sizes.ts'
import { budgets } from '../bundle/sizesBudget.ts'
import type { BenchContext } from './BenchContext.ts'
import { type LoadedPage, loadedPages } from './loadedPages.ts'
import type { Goal, Measurement } from './Measurement.ts'
import { run } from './run.ts'
import { singleSample } from './statistics.ts'

export async function sizes(bench: BenchContext): Promise<readonly Measurement[]> {
  const build = new Build(await bench.product())
  const floor = { name: 'an empty app with React', sample: singleSample(await emptyApp(bench)) }
  const computed = sizesOf(build).map(({ what, unit, value, budget: { goal, limit } }): Measurement => {
    const note = limit === undefined ? undefined : `must not grow beyond ${limit}`
    return { what, unit, product: singleSample(value), goal: atMost(goal), ...(/^\S+: all JS/.test(what) && { floor }), note }
  })
  const pages = await loadedPages(bench, build.folder)
  return [...computed, ...pages.flatMap((page) => (page.view ? firstLines(build, page, page.view) : furtherLines(build, page, pages)))]
}

function firstLines(build: Build, { address, before, firstRequests, atRest, foreign }: LoadedPage, view: View): readonly Measurement[] {
  const counted = firstFiles(build, view)
  const size = (files: Iterable<string>) => singleSample(build.sizeOf(scriptsIn(files)))
  const of = (what: string) => `${address} in Chromium: ${what}`
  return [
    { what: of('JS up to the largest paint'), unit: 'kB', product: size(before.files) },
    { what: of('JS once at rest'), unit: 'kB', product: size(atRest.files), note: differences(build, counted, atRest.files) },
    { what: of('requests begun before the first paint'), unit: '', product: singleSample(firstRequests) },
    { what: of('requests once at rest'), unit: '', product: singleSample(atRest.requests) },
    { what: of('requests to third parties'), unit: '', product: singleSample(foreign), goal: atMost(budgets.thirdParties.goal) },
  ]
}

function furtherLines(build: Build, { address, atRest }: LoadedPage, pages: readonly LoadedPage[]): readonly Measurement[] {
  const home = pages.find((page) => page.address === '/')?.atRest.files ?? new Set()
  const own = scriptsIn(atRest.files).filter((file) => !home.has(file))
  const route = furtherRoutes(build).find(({ screen }) => own.includes(build.fileOf(screen)))
  const counted = new Set(route ? scriptsIn(filesOfRoute(build, route)).filter((file) => !home.has(file)) : [])
  const what = `${address} in Chromium: JS beyond home's`
  const goal = route && { goal: atMost(budgetOf(route).goal) }
  return [{ what, unit: 'kB', product: singleSample(build.sizeOf(own)), ...goal, note: differences(build, counted, new Set(own)) }]
}

function differences(build: Build, counted: ReadonlySet<string>, fetched: ReadonlySet<string>): string | undefined {
  const told = (what: string, files: readonly string[]) =>
    files.length > 0 ? [`${what} ${files.map((file) => basename(file, '.js')).join(' ')} (${build.sizeOf(files).toFixed(1)} kB)`] : []
  const notFetched = scriptsIn(counted).filter((file) => !fetched.has(file))
  const notCounted = scriptsIn(fetched).filter((file) => !counted.has(file))
  return [...told('counted, not fetched:', notFetched), ...told('not counted:', notCounted)].join('; ') || undefined
}

function atMost(value: number): Goal {
  return { of: 'product', is: 'at most', value }
}

async function emptyApp(bench: BenchContext): Promise<number> {
  bench.say('an empty app with React')
  const out = join(bench.folder, 'empty-app')
  await run('vite', ['build', '--config', 'tests/bench/floors/app/vite.config.ts', '--emptyOutDir', '--outDir', out])
  return globSync(`${out}/**/*.js`).reduce((sum, file) => sum + brotli(readFileSync(file)), 0)
}
