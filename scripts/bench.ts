import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { BenchContext } from '../tests/bench/BenchContext.ts'
import { type Part, partsNamed } from '../tests/bench/Part.ts'
import { page } from '../tests/bench/page.ts'
import { machine, type Outcome } from '../tests/bench/report.ts'
import { table } from '../tests/bench/table.ts'

/** On stderr, so that stdout contains only the results. */
function say(words: string): void {
  process.stderr.write(`${words}\n`)
}

async function measure(name: string, { title, load }: Part, bed: BenchContext): Promise<Outcome> {
  const begun = performance.now()
  const ended = () => ({ name, title, seconds: (performance.now() - begun) / 1000 })
  try {
    const part = await load()
    const lines = await part(bed)
    return { ...ended(), measurements: lines }
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error)
    say(`${name} failed: ${error instanceof Error ? (error.stack ?? failure) : failure}`)
    return { ...ended(), measurements: [], failure }
  }
}

async function bench(names: readonly string[], asJson: boolean, path: string | undefined): Promise<void> {
  const chosen = partsNamed(names)
  const where = machine(loadavg()[0] ?? 0)
  const outcomes: Outcome[] = []
  const bed = new BenchContext((words) => say(`[${outcomes.length + 1}/${chosen.length}] ${chosen[outcomes.length]?.[0]}: ${words}`), path)
  try {
    for (const [name, part] of chosen) outcomes.push(await measure(name, part, bed))
  } finally {
    await bed.close()
  }
  mkdirSync('reports', { recursive: true })
  const json = JSON.stringify({ machine: where, parts: outcomes }, null, 2)
  writeFileSync('reports/bench.json', `${json}\n`)
  writeFileSync('reports/bench.html', page(where, outcomes))
  process.stdout.write(`${asJson ? json : table(outcomes)}\n`)
  say('The same as a page: reports/bench.html')
  process.exitCode = outcomes.some(({ failure }) => failure !== undefined) ? 1 : 0
}

try {
  const options = { json: { type: 'boolean', default: false }, path: { type: 'string' } } as const
  const { positionals, values } = parseArgs({ allowPositionals: true, options })
  await bench(positionals, values.json, values.path)
} catch (error) {
  const isMistake = error instanceof RangeError || error instanceof TypeError
  say(isMistake ? error.message : String(error instanceof Error ? error.stack : error))
  process.exitCode = 1
}
