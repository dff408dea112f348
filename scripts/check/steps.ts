import { existsSync, readFileSync, rmSync } from 'node:fs'
import * as z from 'zod/mini'
import { command, type Ended } from './command.ts'
import { type Count, ofCucumber, ofVitest } from './counts.ts'
import { scenarioProgress, testFileProgress } from './progress.ts'
import { type Outcome, type Step, settled } from './step.ts'
import { slowestScenarios } from './summary.ts'

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

/** The test files of one configuration of Vitest. */
function tests(name: string, more = ''): Pick<Step, 'run' | 'progress'> {
  const [report, events] = [`reports/${name}.json`, `reports/${name}.progress.ndjson`]
  const progress = testFileProgress(events)
  const reporters = '--reporter=default --reporter=json --reporter=./scripts/check/progressReporter.ts'
  const run = () => {
    rmSync(events, { force: true })
    return command(`vitest run ${reporters} --outputFile.json=${report}${more}`, { TEST_PROGRESS: events }, { progress })
  }
  return { progress, run: () => counted(report, ofVitest, run) }
}

function features(assembly: 'model' | 'browser'): Pick<Step, 'run' | 'progress'> {
  const messages = `reports/${assembly}.ndjson`
  const progress = scenarioProgress(messages)
  const run = () => command(`cucumber-js --profile ${assembly}`, { ASSEMBLY: assembly }, { progress })
  return {
    progress,
    run: async () => {
      const outcome = await counted(messages, ofCucumber, run)
      return existsSync(messages) ? { ...outcome, details: slowestScenarios(assembly, readFileSync(messages, 'utf8')) } : outcome
    },
  }
}

const played = z.object({ count: z.number(), seconds: z.number(), cellsPerSecond: z.number() })

const faultCells = tests('fault-cells', ' --config tests/faults/vitest.config.ts')

async function faultMatrix(): Promise<Outcome> {
  rmSync('reports/faults.json', { force: true })
  const outcome = await faultCells.run()
  if (!existsSync('reports/faults.json')) return outcome
  const { count, seconds, cellsPerSecond } = played.parse(JSON.parse(readFileSync('reports/faults.json', 'utf8')))
  return { ...outcome, note: `${count} cells in ${seconds.toFixed(1)} s (${cellsPerSecond} a second)` }
}

// The longest first, so that no long one is left over when the others have finished.
export const fast: readonly Step[] = [
  { name: 'features in model', ...features('model') },
  { name: 'fault matrix', run: faultMatrix },
  { name: 'unit tests and fences', ...tests('unit') },
  { name: 'unused code', run: programs('knip --no-progress') },
  { name: 'lint', run: programs('biome ci --colors=off --error-on-warnings') },
  { name: 'types', run: programs('tsc --noEmit', 'tsc --noEmit --project src/service-worker') },
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
    ...tests('bundle', ' --config tests/bundle/vitest.config.ts'),
  },
  { name: 'features in browser', needs: ['production build', 'mock build'], alone: true, ...features('browser') },
]
