import { join } from 'node:path'
import type { BenchContext } from './BenchContext.ts'
import { goals } from './goals.ts'
import type { Measurement } from './Measurement.ts'
import { run } from './run.ts'
import { type Sample, sampleOf } from './statistics.ts'

const times = 3

export async function build(bench: BenchContext): Promise<readonly Measurement[]> {
  const out = (name: string) => ['--logLevel', 'warn', '--emptyOutDir', '--outDir', join(bench.folder, name)]
  const empty = ['build', '--config', 'tests/bench/floors/app/vite.config.ts', ...out('empty')]
  const floor = { name: 'an empty app with React', sample: await repeated(bench, 'an empty app, built', () => built(bench, empty)) }
  const product = await repeated(bench, 'the product, built', () => built(bench, ['build', ...out('built')]))
  // Type errors are reported by `npm run check`; here only the time counts.
  const types = await repeated(bench, 'the product, its types checked', () => run('tsc', ['--noEmit']).catch(() => undefined))
  return [
    { what: 'production build', unit: 's', product, floor, goal: goals.build },
    { what: 'production build with type check', unit: 's', product: added(product, types), floor, goal: goals.checkedBuild },
  ]
}

function built(bench: BenchContext, args: readonly string[]): Promise<unknown> {
  return run('vite', args, { BENCH_CACHE: join(bench.folder, 'cache') })
}

async function repeated(bench: BenchContext, what: string, work: () => Promise<unknown>): Promise<Sample> {
  const seconds: number[] = []
  for (let time = 1; time <= times; time += 1) {
    bench.say(`${what}, ${time} of ${times}`)
    const begun = performance.now()
    await work()
    seconds.push((performance.now() - begun) / 1000)
  }
  return sampleOf(seconds)
}

function added(one: Sample, other: Sample): Sample {
  return { median: one.median + other.median, least: one.least + other.least, most: one.most + other.most, n: Math.min(one.n, other.n) }
}
