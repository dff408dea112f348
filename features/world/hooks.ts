import { After, AfterAll, AfterStep, Before, BeforeAll, BeforeStep, Status, setDefaultTimeout } from '@cucumber/cucumber'
import { PickleStepType } from '@cucumber/messages'
import type { Assembly } from './Assembly.ts'
import { Club } from './Club.ts'
import type { ClubWorld } from './ClubWorld.ts'
import { Recording } from './Recording.ts'
import { ScenarioRecord } from './ScenarioRecord.ts'
import { Screenshots } from './Screenshots.ts'
import { startOf } from './startOf.ts'

/** Loaded by name, so that the run in Node never loads a browser. */
const assemblies: Readonly<Record<string, () => Promise<Assembly>>> = {
  browser: async () => (await import('./browser/assembly.ts')).browser,
  model: async () => (await import('./model/assembly.ts')).model,
}

// Longer than the browser's own timeout, so that its message is shown.
setDefaultTimeout(300_000)

const chosen = process.env['ASSEMBLY'] ?? 'model'
const recording = new Recording()
const scenes = new WeakMap<ClubWorld, ScenarioRecord>()
let assembly: Assembly | undefined
let album: Screenshots | undefined

BeforeAll(async () => {
  const load = assemblies[chosen]
  if (!load) throw new Error(`There is no assembly named ${chosen}`)
  assembly = await load()
  await assembly.open()
  Recording.begin(chosen)
  if (process.env['PICTURES'] && chosen === 'browser') album = Screenshots.begin()
})

Before<ClubWorld>(async function ({ pickle }) {
  if (!assembly) throw new Error('No assembly has been opened')
  const club = await Club.found()
  this.begin(
    club,
    await assembly.createEnvironment(
      club.backend,
      pickle.tags.map(({ name }) => name),
    ),
  )
  scenes.set(this, new ScenarioRecord(pickle))
})

BeforeStep<ClubWorld>(async function ({ pickleStep }) {
  const scene = scenes.get(this)
  if (assembly?.name === 'model' && scene?.begins(pickleStep)) scene.start = await startOf(this.club, this.environment)
})

AfterStep<ClubWorld>(async function ({ pickleStep, result }) {
  const isTold = pickleStep.type === PickleStepType.OUTCOME || result.status === Status.FAILED
  if (album && isTold) scenes.get(this)?.show(pickleStep, album.keep(await this.environment.screenshots()))
})

// Runs last, because it is defined first.
After<ClubWorld>({ name: 'recorded' }, function ({ pickle, result }) {
  const scenario = {
    feature: pickle.uri,
    scenario: pickle.name,
    tags: pickle.tags.map(({ name }) => name.slice(1)),
    status: result?.status.toLowerCase() ?? 'unknown',
  }
  recording.add(scenario, this.club.calls(pickle.name), scenes.get(this)?.run)
})

/** Fails for contract violations and hidden errors, unless they are the scenario's subject. */
After<ClubWorld>({ name: 'nothing broke unseen' }, async function ({ result }) {
  const broken = [...this.club.violations(), ...(await this.environment.unexpectedErrors())]
  if (broken.length > 0 || result?.status === Status.FAILED) {
    for (const { body, mediaType } of await this.environment.evidence()) this.attach(Buffer.from(body), mediaType)
  }
  await this.environment.dispose()
  if (broken.length > 0) throw new Error(broken.join('\n'))
})

AfterAll(async () => {
  if (!assembly) return
  recording.write(assembly.name)
  await assembly.close()
})
