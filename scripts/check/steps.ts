import { existsSync, readFileSync, rmSync } from 'node:fs'
import * as z from 'zod/mini'
import { command, type Ended } from './command.ts'
import { type Count, ofCucumber, ofVitest } from './counts.ts'
import { type Outcome, type Step, settled } from './step.ts'

/** Programs one after the other; as a whole they pass or fail once. */
function programs(...lines: readonly string[]): Step['run'] {
  return async () => {
    let output = ''
    for (const line of lines) {
      const ended = await command(line)
      output += ended.output
      if (!ended.ok) return { passed: 0, failed: 1, output }
    }
    return { passed: 1, failed: 0, output }
  }
}

async function counted(report: string, count: (text: string) => Count, run: () => Promise<Ended>): Promise<Outcome> {
  rmSync(report, { force: true })
  const ended = await run()
  return settled(existsSync(report) ? count(readFileSync(report, 'utf8')) : { passed: 0, failed: 0 }, ended)
}

function tests(name: string, more = ''): Step['run'] {
  const report = `reports/${name}.json`
  return () => counted(report, ofVitest, () => command(`vitest run --reporter=default --reporter=json --outputFile.json=${report}${more}`))
}

function features(assembly: 'model' | 'browser'): Step['run'] {
  const run = () => command(`cucumber-js --profile ${assembly}`, { ASSEMBLY: assembly }, 30)
  return () => counted(`reports/${assembly}.ndjson`, ofCucumber, run)
}

const played = z.object({ count: z.number(), seconds: z.number(), cellsPerSecond: z.number() })

async function faultMatrix(): Promise<Outcome> {
  rmSync('reports/faults.json', { force: true })
  const outcome = await tests('fault-cells', ' --config tests/faults/vitest.config.ts')()
  if (!existsSync('reports/faults.json')) return outcome
  const { count, seconds, cellsPerSecond } = played.parse(JSON.parse(readFileSync('reports/faults.json', 'utf8')))
  return { ...outcome, note: `${count} cells in ${seconds.toFixed(1)} s (${cellsPerSecond} a second)` }
}

export const fast: readonly Step[] = [
  { name: 'types', run: programs('tsc --noEmit', 'tsc --noEmit --project src/service-worker') },
  { name: 'lint', run: programs('biome ci --colors=off --error-on-warnings') },
  { name: 'unit tests and fences', run: tests('unit') },
  { name: 'fault matrix', run: faultMatrix },
  { name: 'features in model', run: features('model') },
  { name: 'unused code', run: programs('knip --no-progress') },
  { name: 'generated code', run: programs('node scripts/codegen.ts --check') },
]

export const whole: readonly Step[] = [
  ...fast,
  { name: 'fault mutations', alone: true, run: programs('node scripts/faults/mutations.ts') },
  { name: 'production build', run: programs('vite build') },
  { name: 'mock build', run: programs('vite build --mode mock') },
  {
    name: 'bundle fences',
    needs: ['production build', 'mock build'],
    run: tests('bundle', ' --config tests/bundle/vitest.config.ts'),
  },
  { name: 'features in browser', needs: ['production build', 'mock build'], alone: true, run: features('browser') },
]
