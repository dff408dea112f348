import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { countVitest } from '../../scripts/check/countTests.ts'
import type { BenchContext } from './BenchContext.ts'
import { goals } from './goals.ts'
import type { Measurement } from './Measurement.ts'
import { run } from './run.ts'
import { type Sample, sampleOf } from './statistics.ts'

const times = 3

export async function unit(bench: BenchContext): Promise<readonly Measurement[]> {
  const floor = await runs(bench, 'an empty test file', ['--config', 'tests/bench/floors/unit/vitest.config.ts'])
  const product = await runs(bench, 'unit tests', [])
  const { passed, failed } = product.count
  const note = failed > 0 ? `${failed} of them failed` : undefined
  const beside = { name: 'an empty test file', sample: floor.seconds }
  return [
    { what: 'unit tests', unit: 'a second', product: rate(product.seconds, passed + failed), goal: goals.unitTests, note },
    { what: `unit tests, all ${passed + failed}`, unit: 's', product: product.seconds, floor: beside },
  ]
}

async function runs(bench: BenchContext, what: string, args: readonly string[]) {
  const report = join(bench.folder, 'unit.json')
  const seconds: number[] = []
  for (let time = 1; time <= times; time += 1) {
    bench.say(`${what}, ${time} of ${times}`)
    const begun = performance.now()
    // Failed tests are counted.
    await run('vitest', ['run', ...args, '--reporter=json', `--outputFile=${report}`]).catch(() => undefined)
    seconds.push((performance.now() - begun) / 1000)
  }
  return { seconds: sampleOf(seconds), count: countVitest(readFileSync(report, 'utf8')) }
}

function rate({ median, least, most, n }: Sample, count: number): Sample {
  return { median: count / median, least: count / most, most: count / least, n }
}
