import { copyFileSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'
import { folders, isCurrent } from '../../scripts/buildIfChanged.ts'
import type { BenchContext } from './BenchContext.ts'
import { type FeatureRun, featureRunIn } from './featureRun.ts'
import { goals } from './goals.ts'
import type { Measurement } from './Measurement.ts'
import { run } from './run.ts'
import { type Sample, sampleOf } from './statistics.ts'
import { threeClicks } from './threeClicks.ts'

const representative = ['features/session/sign-in.feature', 'features/support/home.feature', 'features/scheduling/reschedule.feature']
const times = { model: 3, browser: 1 } as const

const profile = z.looseObject({ paths: z.optional(z.array(z.string())), import: z.array(z.string()), tags: z.optional(z.string()) })
const Profiles = z.object({ model: profile, browser: profile })
type Profile = z.infer<typeof profile>

interface Run {
  readonly name: string
  readonly profile: Profile
  readonly assembly: string
  readonly times: number
}

export async function scenarios(bench: BenchContext): Promise<readonly Measurement[]> {
  const { model, browser } = Profiles.parse(await import(pathToFileURL('cucumber.js').href))
  await freshBuild(bench)
  const kept = keepReports(bench)
  try {
    const nothing = await timed(bench, {
      name: 'empty scenarios',
      profile: emptyScenarios(bench, model),
      assembly: 'none',
      times: times.model,
    })
    const inModel = await timed(bench, { name: 'scenarios in model', profile: model, assembly: 'model', times: times.model })
    const some = { ...browser, paths: representative }
    const inBrowser = await timed(bench, { name: 'scenarios in browser', profile: some, assembly: 'browser', times: times.browser })
    bench.say('a static page, three clicks')
    const clicks = { name: 'a static page, three clicks in a new context', sample: sampleOf(await threeClicks(bench)) }
    const empty = { name: 'an empty scenario', sample: nothing.each }
    return [
      { what: 'a scenario in model', unit: 'ms', product: inModel.each, floor: empty, goal: goals.modelScenario, note: noteOf(inModel) },
      { what: 'scenarios in model', unit: 'a second', product: rate(inModel.each) },
      {
        what: 'a scenario in browser',
        unit: 'ms',
        product: inBrowser.each,
        floor: clicks,
        goal: goals.browserScenario,
        note: noteOf(inBrowser),
      },
      { what: 'scenarios in browser', unit: 'a second', product: rate(inBrowser.each) },
    ]
  } finally {
    kept.putBack()
  }
}

/** The browser features need the build of `npm run build`. */
async function freshBuild(bench: BenchContext): Promise<void> {
  for (const mode of ['production', 'mock'] as const) {
    if (isCurrent(mode)) continue
    bench.say(`building ${folders[mode]}`)
    await run('vite', ['build', '--logLevel', 'warn', '--mode', mode])
  }
}

/** Restores the reports of the last check. */
function keepReports(bench: BenchContext): { putBack(): void } {
  const files = globSync('reports/*.{model,browser}.ndjson')
  const copyOf = (file: string) => join(bench.folder, basename(file))
  for (const file of files) copyFileSync(file, copyOf(file))
  return {
    putBack() {
      for (const file of files) copyFileSync(copyOf(file), file)
    },
  }
}

function emptyScenarios(bench: BenchContext, like: Profile): Profile {
  const feature = join(bench.folder, 'nothing.feature')
  const examples = Array.from({ length: 500 }, (_, index) => `  Scenario: Nothing ${index}\n    Given nothing\n`)
  writeFileSync(feature, `Feature: Nothing\n${examples.join('\n')}`)
  return { ...like, paths: [relative(process.cwd(), feature)], import: ['tests/bench/floors/scenarios/nothing.steps.ts'] }
}

interface Timed {
  readonly each: Sample
  readonly count: number
  readonly failed: number
}

async function timed(bench: BenchContext, { name, profile: given, assembly, times: n }: Run): Promise<Timed> {
  const messages = join(bench.folder, 'messages.ndjson')
  // Cucumber resolves the path from its own folder.
  const config = relative(process.cwd(), join(bench.folder, 'cucumber.json'))
  writeFileSync(config, JSON.stringify({ default: { ...given, format: ['summary', `message:${messages}`] } }))
  const runs: FeatureRun[] = []
  for (let time = 1; time <= n; time += 1) {
    bench.say(`${name}, ${time} of ${n}`)
    rmSync(messages, { force: true })
    const failure = await run('cucumber-js', ['--config', config], { ASSEMBLY: assembly }).then(() => undefined, String)
    // Failed scenarios are counted; a run without scenarios is an error.
    if (!existsSync(messages)) throw new Error(`${name}: ${failure}`)
    runs.push(featureRunIn(readFileSync(messages, 'utf8')))
  }
  const [{ count, failed }] = [runs.at(-1) ?? { count: 0, failed: 0 }]
  return { each: sampleOf(runs.map((each) => each.milliseconds / each.count)), count, failed }
}

function noteOf({ count, failed }: Timed): string {
  return `${count} of them${failed > 0 ? `, ${failed} failed` : ''}`
}

function rate({ median, least, most, n }: Sample): Sample {
  return { median: 1000 / median, least: 1000 / most, most: 1000 / least, n }
}
