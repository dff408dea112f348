import type { World } from '#mocks/world/World'
import { fieldNames, valueNames } from './fieldNames.ts'
import type { SentField } from './sentFields.ts'

/**
 * What was said of a field, which is named by the last words of its path: `four stats` is `playSettings.fourStats`.
 * Several different values stand in the order in which they were sent.
 */
export function receivedField(world: World, fields: readonly SentField[], name: string): string {
  const sent = [...new Set(fields.map(([path]) => path))]
  const found = (fieldNames[name] ?? [name]).map((meant) => pathsNamed(wordsOf(meant), sent)).find(({ length }) => length > 0) ?? []
  const [path] = found
  if (path === undefined) return 'not sent'
  if (found.length > 1) throw new Error(`${name} may be ${found.join(' or ')}`)
  const names = valueNames(world, path)
  const values = fields.filter(([each]) => each === path).map(([, value]) => textOf(JSON.parse(value), names))
  return [...new Set(values)].join(', ')
}

function pathsNamed(words: string, paths: readonly string[]): readonly string[] {
  const exact = paths.filter((path) => wordsOf(path) === words)
  return exact.length > 0 ? exact : paths.filter((path) => wordsOf(path).endsWith(` ${words}`))
}

function wordsOf(path: string): string {
  return path
    .replaceAll('[]', '')
    .replaceAll(/[._]/g, ' ')
    .replaceAll(/([a-z])([A-Z\d])/g, '$1 $2')
    .trim()
    .toLowerCase()
}

function textOf(value: unknown, names: ReadonlyMap<string, string>): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (value === null) return 'none'
  const text = String(value)
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return momentIn(text)
  const [, city] = /^[A-Z]\w+\/(\w+)$/.exec(text) ?? []
  return names.get(text) ?? city?.replaceAll('_', ' ') ?? text
}

function momentIn(instant: string): string {
  const moment = Temporal.Instant.from(instant).toZonedDateTimeISO('America/Chicago')
  return moment.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })
}
