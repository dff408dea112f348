import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { contexts } from '../contexts.ts'
import {
  type FindFiles,
  featuresOf,
  likelyFeature,
  planUseCase,
  problemWithContext,
  problemWithFeature,
  problemWithName,
  type UseCasePlan,
} from './plan.ts'

class Refused extends Error {}

const find: FindFiles = (pattern) => globSync(pattern).sort()

function accepted(value: string, refusal: (value: string) => string | undefined): string {
  const words = refusal(value)
  if (words !== undefined) throw new Refused(words)
  return value
}

async function wished(): Promise<UseCasePlan> {
  const { values, positionals } = argumentsGiven()
  const [givenContext, givenName] = positionals
  const isComplete = givenContext !== undefined && givenName !== undefined
  const asking = createInterface({ input: process.stdin })
  const lines = asking[Symbol.asyncIterator]()
  const ask = async (question: string): Promise<string> => {
    process.stdout.write(`${question} `)
    const { value } = await lines.next()
    return typeof value === 'string' ? value.trim() : ''
  }
  try {
    const context = accepted(givenContext ?? (await ask(`Context (${contexts.join(', ')})?`)), problemWithContext)
    const name = accepted(givenName ?? (await ask('Name, a verb and a noun, as RescheduleLesson?')), problemWithName)
    const likely = likelyFeature({ context, name }, find)
    const known = featuresOf(context, find).join(', ') || 'none yet'
    const feature = values.feature ?? (isComplete ? likely : await ask(`Feature (there are: ${known}) [${likely}]?`))
    const hasScreen = values.screen ?? (isComplete ? false : isYes(await ask('Has it a screen of its own (y/N)?')))
    return { context, name, hasScreen, feature: accepted(feature || likely, problemWithFeature) }
  } finally {
    asking.close()
  }
}

function argumentsGiven() {
  try {
    const options = { screen: { type: 'boolean' }, feature: { type: 'string' } } as const
    const given = parseArgs({ options, allowPositionals: true, allowNegative: true })
    if (given.positionals.length > 2) throw new Error('A context and a name are enough.')
    return given
  } catch (error) {
    throw new Refused(error instanceof Error ? error.message : String(error), { cause: error })
  }
}

function isYes(answer: string): boolean {
  return /^y(?:es)?$/i.test(answer)
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

try {
  process.stdout.write(write(await wished()))
} catch (error) {
  if (!(error instanceof Refused)) throw error
  process.stdout.write(`${error.message}\nNothing was written.\n`)
  process.exitCode = 1
}
