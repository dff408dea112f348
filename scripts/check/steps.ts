import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { parseFeatures } from '../features/parseFeature.ts'
import { selectExamples, selectForEngines, selectTaggedForEngines } from '../features/selectExamples.ts'
import { countCucumber, countVitest, type TestCounts } from './countTests.ts'
import { declaredInCalls, fieldList, fieldsOutcome, readFields, valuesOf } from './fieldValues.ts'
import { callsOutcome } from './missingCalls.ts'
import { scenarioProgress, testFileProgress } from './progress.ts'
import { type CommandResult, runCommand } from './runCommand.ts'
import { outcomeOfCommand, type Step, type StepOutcome } from './step.ts'
import { scenarioTimes, slowestScenarios } from './summary.ts'

function programs(...lines: readonly string[]): Step['run'] {
  return async () => {
    let output = ''
    for (const line of lines) {
      const ended = await runCommand(line)
      output += ended.output
      if (!ended.ok) return { passed: 0, failed: 1, output }
    }
    return { passed: 1, failed: 0, output }
  }
}

async function counted(report: string, count: (text: string) => TestCounts, run: () => Promise<CommandResult>): Promise<StepOutcome> {
  rmSync(report, { force: true })
  const ended = await run()
  return outcomeOfCommand(existsSync(report) ? count(readFileSync(report, 'utf8')) : { passed: 0, failed: 0 }, ended)
}

function tests(name: string, more = ''): Pick<Step, 'run' | 'progress'> {
  const [report, events] = [`reports/${name}.json`, `reports/${name}.progress.ndjson`]
  const progress = testFileProgress(events)
  const reporters = '--reporter=default --reporter=json --reporter=./scripts/check/progressReporter.ts'
  const run = () => {
    rmSync(events, { force: true })
    return runCommand(`vitest run ${reporters} --outputFile.json=${report}${more}`, { TEST_PROGRESS: events }, { progress })
  }
  return { progress, run: () => counted(report, countVitest, run) }
}

/** Where it has another name. */
const profiles: Readonly<Record<string, string>> = { firefox: 'engine', webkit: 'engine' }

type FeatureStep = Pick<Step, 'run' | 'progress'>

/** `examples`: a file that lists them, as cucumber reads it; without it, all. */
function features(assembly: 'model' | 'browser' | 'firefox' | 'webkit', examples = ''): FeatureStep {
  const messages = `reports/${assembly}.ndjson`
  const timesFile = `reports/${assembly}-times.txt`
  const progress = scenarioProgress(messages)
  const run = () =>
    runCommand(`cucumber-js --profile ${profiles[assembly] ?? assembly} ${examples}`.trimEnd(), { ASSEMBLY: assembly }, { progress })
  return {
    progress,
    run: async () => {
      const outcome = await counted(messages, countCucumber, run)
      if (!existsSync(messages)) return outcome
      const times = scenarioTimes(readFileSync(messages, 'utf8'))
      writeFileSync(timesFile, `${times.lines.join('\n')}\n`)
      return { ...outcome, details: slowestScenarios(assembly, times, timesFile) }
    },
  }
}

/** Its file is for repeating the run: `cucumber-js -p browser reports/@selection.txt`. */
function selectedFeatures(assembly: 'browser' | 'firefox' | 'webkit', select: typeof selectExamples, file: string): FeatureStep {
  const selection = `reports/@${file}.txt`
  const step = features(assembly, selection)
  return {
    ...step,
    run() {
      writeFileSync(selection, `${select(parseFeatures()).join('\n')}\n`)
      return step.run()
    },
  }
}

const matrix = z.object({
  ...{ count: z.number(), red: z.number(), seconds: z.number(), cellsPerSecond: z.number() },
  ...{ problems: z.array(z.string()), mutations: z.array(z.object({ isDetected: z.boolean() })) },
})

function faultMatrix(more = ''): Step['run'] {
  return async () => {
    rmSync('reports/faults.json', { force: true })
    const ended = await runCommand(`node scripts/faults.ts${more}`)
    if (!existsSync('reports/faults.json')) return outcomeOfCommand({ passed: 0, failed: 0 }, ended)
    const { count, red, seconds, cellsPerSecond, problems, mutations } = matrix.parse(
      JSON.parse(readFileSync('reports/faults.json', 'utf8')),
    )
    const detected = mutations.filter(({ isDetected }) => isDetected).length
    const failed = red + problems.length + mutations.length - detected
    const tried = mutations.length > 0 ? `, ${detected} of ${mutations.length} mutations detected` : ''
    return {
      ...outcomeOfCommand({ passed: count - red + detected, failed }, ended),
      note: `${count} cells in ${seconds.toFixed(1)} s (${cellsPerSecond} a second)${tried}`,
    }
  }
}

async function sentFields(): Promise<StepOutcome> {
  const fields = valuesOf(await declaredInCalls(), readFields('reports/calls.model.ndjson'))
  writeFileSync('reports/fields.txt', fieldList(fields))
  return fieldsOutcome(fields)
}

/** Of `npm run check`. The longest first, so that none runs alone at the end. */
export const fastSteps: readonly Step[] = [
  { name: 'features in model', ...features('model') },
  { name: 'fault matrix', run: faultMatrix() },
  { name: 'unit and architecture tests', ...tests('unit') },
  { name: 'unused code', run: programs('knip --no-progress --cache') },
  { name: 'lint', run: programs('biome ci --colors=off --error-on-warnings') },
  { name: 'types', run: programs('tsc --noEmit', 'tsc --noEmit --project src/service-worker') },
  { name: 'sent fields', needs: ['features in model'], run: sentFields },
  { name: 'generated code', run: programs('node scripts/codegen.ts --check') },
]

const builds: readonly Step[] = [
  { name: 'production build', run: programs('vite build') },
  { name: 'mock build', run: programs('vite build --mode mock') },
]

const stepsBeforeChromium: readonly Step[] = [
  ...fastSteps.map((step) => (step.name === 'fault matrix' ? { ...step, run: faultMatrix(' --mutations') } : step)),
  ...builds,
  {
    name: 'build tests',
    needs: ['production build', 'mock build'],
    ...tests('bundle', ' --config tests/bundle/vitest.config.ts'),
  },
  {
    name: 'documented commands',
    needs: ['production build', 'mock build'],
    ...tests('commands', ' --config tests/commands/vitest.config.ts'),
  },
]

function inChromium(step: FeatureStep): readonly Step[] {
  const calls: Step['run'] = async () => callsOutcome('reports/calls.model.ndjson', 'reports/calls.browser.ndjson')
  return [
    { name: 'features in browser', needs: ['production build', 'mock build'], alone: true, ...step },
    { name: 'calls in browser', needs: ['features in model', 'features in browser'], run: calls },
  ]
}

function inFirefox(select: typeof selectExamples): Step {
  return { name: 'features in Firefox', needs: ['production build'], ...selectedFeatures('firefox', select, 'engines') }
}

const inWebKit: Step = {
  name: 'features in WebKit',
  needs: ['production build'],
  ...selectedFeatures('webkit', selectForEngines, 'engines'),
}

const screensInEngines: Step = {
  name: 'screens in Firefox and WebKit',
  needs: ['mock build'],
  ...tests('engines', ' --config tests/engines/vitest.config.ts'),
}

/** `scripts/setup.cjs` has found them. */
const hasEngines = existsSync('node_modules/.engines.json')

/** Of `npm test`. */
export const testSteps: readonly Step[] = [
  ...stepsBeforeChromium,
  ...(hasEngines ? [inFirefox(selectTaggedForEngines)] : []),
  ...inChromium(selectedFeatures('browser', selectExamples, 'selection')),
]

/** Of `npm run test:all`. */
export const allSteps: readonly Step[] = [
  ...stepsBeforeChromium,
  ...(hasEngines ? [inFirefox(selectForEngines), inWebKit, screensInEngines] : []),
  ...inChromium(features('browser')),
]

/** Of `npm run test:engines`. */
export const engineSteps: readonly Step[] = [...builds, inFirefox(selectForEngines), inWebKit, screensInEngines]
