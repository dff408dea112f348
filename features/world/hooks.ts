import { After, AfterAll, Before, BeforeAll, Status, setDefaultTimeout } from '@cucumber/cucumber'
import type { Assembly } from '../actors/Assembly.ts'
import { Club } from './Club.ts'
import type { ClubWorld } from './ClubWorld.ts'
import { Recording } from './Recording.ts'

/** Chosen by its name alone, so that the one in Node never loads a browser. */
const assemblies: Readonly<Record<string, () => Promise<Assembly>>> = {
  browser: async () => (await import('../actors/browser/assembly.ts')).browser,
  model: async () => (await import('../actors/model/assembly.ts')).model,
}

// Longer than a browser looks for what does not come, so that it can say what it saw instead.
setDefaultTimeout(30_000)

const recording = new Recording()
let assembly: Assembly | undefined

BeforeAll(async () => {
  const name = process.env['ASSEMBLY'] ?? 'model'
  const load = assemblies[name]
  if (!load) throw new Error(`There is no assembly named ${name}`)
  assembly = await load()
  await assembly.open()
})

Before<ClubWorld>(async function ({ pickle }) {
  if (!assembly) throw new Error('No assembly has been opened')
  const club = await Club.found()
  this.begin(
    club,
    await assembly.stage(
      club.backend,
      pickle.tags.map(({ name }) => name),
    ),
  )
})

// Runs last, being defined first: what the other finds out counts.
After<ClubWorld>({ name: 'recorded' }, function ({ pickle, result }) {
  const scenario = {
    feature: pickle.uri,
    scenario: pickle.name,
    tags: pickle.tags.map(({ name }) => name.slice(1)),
    status: result?.status.toLowerCase() ?? 'unknown',
  }
  recording.add(scenario, this.club.calls(pickle.name))
})

/** A scenario fails where a request broke its contract or something broke unseen, unless that was its subject. */
After<ClubWorld>({ name: 'nothing broke unseen' }, async function ({ result }) {
  const broken = [...this.club.violations(), ...(await this.stage.faults())]
  if (broken.length > 0 || result?.status === Status.FAILED) {
    for (const { body, mediaType } of await this.stage.evidence()) this.attach(Buffer.from(body), mediaType)
  }
  await this.stage.leave()
  if (broken.length > 0) throw new Error(broken.join('\n'))
})

AfterAll(async () => {
  if (!assembly) return
  recording.write(assembly.name)
  await assembly.close()
})
