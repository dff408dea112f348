import { existsSync, globSync, readFileSync } from 'node:fs'
import { contexts } from '../contexts.ts'
import { parseFeatures } from '../features/parseFeature.ts'
import { selectExamples } from '../features/selectExamples.ts'
import { declaredCalls } from './calls.ts'
import { contextsOf, countOutcomes } from './contextSummaries.ts'
import { coverageOf, type RecordedRequest, readRequests, readTests } from './coverage.ts'
import { type Assembly, assemblies, type Contents, type Coverage, type Feature, type RunSummary } from './data.ts'
import { readIllustrations } from './readIllustrations.ts'
import { UnreadableReportError } from './readReport.ts'
import { readRun } from './readRun.ts'
import { readFeature } from './specification.ts'
import { specifiedRules } from './specifiedRules.ts'
import { type AssemblyRecording, type Recordings, withResults } from './withResults.ts'

export const reportFiles = {
  messages: (assembly: Assembly) => `reports/${assembly}.ndjson`,
  scenes: (assembly: Assembly) => `reports/scenes.${assembly}.ndjson`,
  calls: (assembly: Assembly) => `reports/calls.${assembly}.ndjson`,
  tests: 'reports/unit.json',
  pictures: 'reports/pictures',
  faults: 'reports/faults.html',
  bench: 'reports/bench.html',
}

export interface SiteData {
  readonly contents: Contents
  readonly features: readonly Feature[]
  readonly coverage: Coverage
}

export async function gatherSiteData(about: Pick<Contents, 'written' | 'commit'>, lacks: (what: string) => void): Promise<SiteData> {
  const root = process.cwd()
  const recordings: Recordings = { model: recorded('model', lacks), browser: recorded('browser', lacks) }
  const files = globSync('features/**/*.feature').sort()
  const selection = new Set(selectExamples(parseFeatures()))
  const features = files.map((file) => withResults(readFeature(file, readFileSync(file, 'utf8')), recordings, selection))
  const tests = trying(() => readTests(reportFiles.tests, root), lacks)
  const requests = { model: requestsOf('model', recordings, lacks), browser: requestsOf('browser', recordings, lacks) }
  const heads = { model: headOf('model', recordings, features), browser: headOf('browser', recordings, features) }
  for (const assembly of assemblies) tellGaps(assembly, heads[assembly], lacks)
  const passed = tests?.tests.filter((test) => test.passed).length ?? 0
  const contents: Contents = {
    ...about,
    runs: heads,
    tests: tests ? { date: tests.date, passed, failed: tests.tests.length - passed } : null,
    contexts: contextsOf(features, contexts),
    links: { demo: false, faults: existsSync(reportFiles.faults), bench: existsSync(reportFiles.bench) },
  }
  const rules = specifiedRules('docs/rules.json')
  const coverage = coverageOf({ rules, features, tests: tests?.tests ?? [], calls: await declaredCalls(), requests })
  return { contents, features, coverage }
}

function recorded(assembly: Assembly, lacks: (what: string) => void): AssemblyRecording | undefined {
  const run = trying(() => readRun(reportFiles.messages(assembly)), lacks)
  return run && { run, scenes: trying(() => readIllustrations(reportFiles.scenes(assembly)), lacks) ?? new Map() }
}

function requestsOf(assembly: Assembly, recordings: Recordings, lacks: (what: string) => void): readonly RecordedRequest[] {
  return recordings[assembly] ? (trying(() => readRequests(reportFiles.calls(assembly)), lacks) ?? []) : []
}

function headOf(assembly: Assembly, recordings: Recordings, features: readonly Feature[]): RunSummary | null {
  const recording = recordings[assembly]
  if (!recording) return null
  const examples = features.flatMap(({ rules }) => rules.flatMap((rule) => rule.examples))
  const { passed, failed, 'not-run': notRun } = countOutcomes(examples, assembly)
  const { date, seconds } = recording.run
  const pictures = new Set([...recording.scenes.values()].flatMap((scene) => Object.values(scene.pictures).flat())).size
  return { date, seconds, passed, failed, notRun, pictures }
}

function tellGaps(assembly: Assembly, head: RunSummary | null, lacks: (what: string) => void): void {
  if (!head) return
  if (head.seconds === null) lacks(`the last run in the ${assembly} assembly was cut short`)
  if (head.notRun > 0) lacks(`${head.notRun} examples were not run, or not as they read now, in the ${assembly} assembly`)
  if (assembly === 'browser' && head.pictures === 0) lacks('the last run in the browser assembly took no pictures')
}

function trying<T>(read: () => T, lacks: (what: string) => void): T | undefined {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof UnreadableReportError)) throw error
    lacks(error.message)
    return undefined
  }
}
