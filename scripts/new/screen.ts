import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Language } from '../../src/domain/shared/language.ts'
import { contexts } from '../contexts.ts'
import { kebab } from './names.ts'
import { problemWithContext } from './plan.ts'
import { type Ask, accepted, answering, Refused, read } from './questions.ts'
import { entriesOfScreen, filesOfScreen, problemWithAddress, problemWithScreenName, problemWithTitle, withEntry } from './screenFiles.ts'
import type { ScreenPlan } from './screenPlan.ts'

const names: Readonly<Record<Language, string>> = { en: 'English', fr: 'French', ja: 'Japanese', zh: 'Chinese' }

async function wished(ask: Ask): Promise<ScreenPlan> {
  const { values, positionals } = read(argumentsGiven)
  const [givenContext, givenName] = positionals
  const context = accepted(givenContext ?? (await ask(`Context (${contexts.join(', ')})?`)), problemWithContext)
  const name = accepted(givenName ?? (await ask('Name, a noun, as PracticeGoals?')), problemWithScreenName)
  const likely = `/${kebab(name)}`
  const address = accepted(values.address ?? ((await ask(`Address [${likely}]?`)) || likely), problemWithAddress)
  const title = async (language: Language) => accepted(values[language] ?? (await ask(`Title in ${names[language]}?`)), problemWithTitle)
  const titles = { en: await title('en'), fr: await title('fr'), ja: await title('ja'), zh: await title('zh') }
  return { context, name, address, titles }
}

function argumentsGiven() {
  const text = { type: 'string' } as const
  const given = parseArgs({ options: { address: text, en: text, fr: text, ja: text, zh: text }, allowPositionals: true })
  if (given.positionals.length > 2) throw new Error('A context and a name are enough.')
  return given
}

function write(plan: ScreenPlan): string {
  const files = filesOfScreen(plan)
  const there = files.find(({ path }) => existsSync(path))
  if (there) throw new Refused(`${there.path} is there already.`)
  const changed = entriesOfScreen(plan).map((entry) => {
    const text = withEntry(readFileSync(entry.path, 'utf8'), entry)
    if (text === undefined) throw new Refused(`${entry.path} has no "${entry.table}".`)
    return { path: entry.path, text }
  })
  for (const { path, text } of [...files, ...changed]) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  format([...files, ...changed].map(({ path }) => path))
  return [
    ...['Written:', ...files.map(({ path }) => `  ${path}`)],
    ...['', 'With an entry in:', ...changed.map(({ path }) => `  ${path}`)],
    ...['', `The screen is at ${plan.address}. npm run check passes as it is. Next: a link that leads to it, and what it is for:`],
    ...[`npm run new:use-case -- ${plan.context} with a verb and a noun writes a use case for its view model.`, ''],
  ].join('\n')
}

/** Sorts the imports, too. */
function format(paths: readonly string[]): void {
  const biome = join(import.meta.dirname, '../../node_modules/.bin/biome')
  const { status, stderr } = spawnSync(biome, ['check', '--write', '--colors=off', ...paths], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}

await answering(async (ask) => write(await wished(ask)))
