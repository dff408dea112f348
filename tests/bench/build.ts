import { join } from 'node:path'
import type { Bed } from './Bed.ts'
import { goals } from './goals.ts'
import type { Line } from './Line.ts'
import { run } from './run.ts'
import { type Sample, sampleOf } from './statistics.ts'

const times = 3

/** From the command to its end. */
export async function build(bed: Bed): Promise<readonly Line[]> {
  const out = (name: string) => ['--logLevel', 'warn', '--emptyOutDir', '--outDir', join(bed.folder, name)]
  const empty = ['build', '--config', 'tests/bench/floors/app/vite.config.ts', ...out('empty')]
  const floor = { name: 'an empty app with React', sample: await repeated(bed, 'an empty app, built', () => built(bed, empty)) }
  const product = await repeated(bed, 'the product, built', () => built(bed, ['build', ...out('built')]))
  // Wrong types take as long to find as right ones; which they are is for `npm run check` to say.
  const types = await repeated(bed, 'the product, its types checked', () => run('tsc', ['--noEmit']).catch(() => undefined))
  return [
    { what: 'production build', unit: 's', product, floor, goal: goals.build },
    { what: 'production build with type check', unit: 's', product: added(product, types), floor, goal: goals.checkedBuild },
  ]
}

function built(bed: Bed, args: readonly string[]): Promise<unknown> {
  return run('vite', args, { BENCH_CACHE: join(bed.folder, 'cache') })
}

async function repeated(bed: Bed, what: string, work: () => Promise<unknown>): Promise<Sample> {
  const seconds: number[] = []
  for (let time = 1; time <= times; time += 1) {
    bed.say(`${what}, ${time} of ${times}`)
    const begun = performance.now()
    await work()
    seconds.push((performance.now() - begun) / 1000)
  }
  return sampleOf(seconds)
}

/** One after the other. */
function added(one: Sample, other: Sample): Sample {
  return { median: one.median + other.median, least: one.least + other.least, most: one.most + other.most, n: Math.min(one.n, other.n) }
}
