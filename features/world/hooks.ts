import { After, AfterAll, AfterStep, Before, BeforeAll, BeforeStep, Status, setDefaultTimeout } from '@cucumber/cucumber'
import { PickleStepType } from '@cucumber/messages'
import type { Assembly } from './Assembly.ts'
import { Club } from './Club.ts'
import type { ClubWorld } from './ClubWorld.ts'
import type { Engine, Locality } from './engines/Engine.ts'
import { ProcessorTime } from './ProcessorTime.ts'
import { Recording } from './Recording.ts'
import { ScenarioRecord } from './ScenarioRecord.ts'
import { Screenshots } from './Screenshots.ts'
import { scenarioStart } from './scenarioStart.ts'

/** Loaded by name, so that the run in Node never loads a browser. */
const assemblies: Readonly<Record<string, () => Promise<Assembly>>> = {
  browser: async () => (await import('./browser/assembly.ts')).browser,
  model: async () => (await import('./dom/assembly.ts')).dom,
  firefox: async () => engineAssembly('firefox', (await import('./engines/firefox.ts')).launchFirefox),
  webkit: async () => engineAssembly('webkit', (await import('./engines/webkit.ts')).launchWebKit),
}

async function engineAssembly(name: 'firefox' | 'webkit', launch: (locality: Locality) => Promise<Engine>): Promise<Assembly> {
  const { EngineAssembly } = await import('./engines/assembly.ts')
  return new EngineAssembly(name, launch)
}

// Longer than the browser's own timeout, so that its message is shown.
setDefaultTimeout(300_000)

const assemblyName = process.env['ASSEMBLY'] ?? 'model'
const recording = new Recording()
const processorTime = new ProcessorTime()
const records = new WeakMap<ClubWorld, ScenarioRecord>()
let assembly: Assembly | undefined
let screenshots: Screenshots | undefined

BeforeAll(async () => {
  const load = assemblies[assemblyName]
  if (!load) throw new Error(`There is no assembly named ${assemblyName}`)
  assembly = await load()
  await assembly.open()
  Recording.clear(assemblyName)
  if (process.env['PICTURES'] && assemblyName === 'browser') screenshots = Screenshots.create()
})

Before<ClubWorld>(async function ({ pickle }) {
  if (!assembly) throw new Error('No assembly has been opened')
  processorTime.begin()
  const club = await Club.create()
  processorTime.prepare()
  this.start(club, await assembly.createEnvironment(club.backend, { tags: pickle.tags.map(({ name }) => name) }))
  records.set(this, new ScenarioRecord(pickle))
})

BeforeStep<ClubWorld>(async function ({ pickleStep }) {
  const scene = records.get(this)
  if (assembly?.name === 'model' && scene?.isFirstAction(pickleStep)) scene.start = await scenarioStart(this.club, this.environment)
})

AfterStep<ClubWorld>(async function ({ pickleStep, result }) {
  const isIllustrated = pickleStep.type === PickleStepType.OUTCOME || result.status === Status.FAILED
  if (screenshots && isIllustrated) records.get(this)?.addPictures(pickleStep, screenshots.save(await this.environment.screenshots()))
})

// Runs last, because it is defined first.
After<ClubWorld>({ name: 'recorded' }, function ({ pickle, result }) {
  const scenario = {
    feature: pickle.uri,
    scenario: pickle.name,
    tags: pickle.tags.map(({ name }) => name.slice(1)),
    status: result?.status.toLowerCase() ?? 'unknown',
  }
  recording.add(scenario, this.club.calls(pickle.name), records.get(this)?.illustration)
})

/** Fails for contract violations and hidden errors, unless they are the scenario's subject. */
After<ClubWorld>({ name: 'nothing broke unseen' }, async function ({ result }) {
  const broken = [...this.club.violations(), ...(await this.environment.unexpectedErrors())]
  if (broken.length > 0 || result?.status === Status.FAILED) {
    for (const { body, mediaType } of await this.environment.evidence()) this.attach(Buffer.from(body), mediaType)
  }
  await this.environment.dispose()
  processorTime.end()
  if (broken.length > 0) throw new Error(broken.join('\n'))
})

AfterAll(async () => {
  if (!assembly) return
  recording.write(assembly.name)
  if (process.env['PROCESSOR_TIME']) process.stdout.write(processorTime.report)
  await assembly.close()
})
