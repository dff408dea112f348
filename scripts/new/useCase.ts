import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { contexts } from '../contexts.ts'
import { featuresOf, likelyFeature, planUseCase, problemWithContext, problemWithFeature, problemWithName } from './plan.ts'
import { type Ask, accepted, answering, Refused, read } from './questions.ts'
import type { FindFiles, UseCasePlan } from './useCasePlan.ts'

const find: FindFiles = (pattern) => globSync(pattern).sort()

async function wished(ask: Ask): Promise<UseCasePlan> {
  const { values, positionals } = read(argumentsGiven)
  const [givenContext, givenName] = positionals
  const isComplete = givenContext !== undefined && givenName !== undefined
  const context = accepted(givenContext ?? (await ask(`Context (${contexts.join(', ')})?`)), problemWithContext)
  const name = accepted(givenName ?? (await ask('Name, a verb and a noun, as RescheduleLesson?')), problemWithName)
  const likely = likelyFeature({ context, name }, find)
  const known = featuresOf(context, find).join(', ') || 'none yet'
  const feature = values.feature ?? (isComplete ? likely : await ask(`Feature (there are: ${known}) [${likely}]?`))
  return { context, name, feature: accepted(feature || likely, problemWithFeature) }
}

function argumentsGiven() {
  const given = parseArgs({ options: { feature: { type: 'string' } }, allowPositionals: true })
  if (given.positionals.length > 2) throw new Error('A context and a name are enough.')
  return given
}

function write(wish: UseCasePlan): string {
  const made = planUseCase(wish, find)
  if (typeof made === 'string') throw new Refused(made)
  for (const { path, text } of made.files) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text, { flag: 'wx' })
  }
  return [
    ...['Written:', ...made.files.map(({ path }) => `  ${path}`)],
    ...['', 'Now, in this order:', ...made.steps.map((step) => `  ${step}`)],
    ...['', 'Types, lint and architecture tests pass as it is; "unused code" of npm run check passes again after the last step.', ''],
  ].join('\n')
}

await answering(async (ask) => write(await wished(ask)))
