import { categories, manufacturers } from '#mocks/contexts/rounds/clubLists'
import { courseList } from '#mocks/contexts/rounds/courses/courseList'
import type { World } from '#mocks/world/World'
import { members, playerId } from './cast.ts'
import type { SentField } from './sentFields.ts'

/** What features call a field, where players have another word for it. */
const paths: Readonly<Record<string, string>> = {
  'tee time': 'playedAt',
  'kind of round': 'playMode',
  'counts for the handicap': 'isCompliantMode',
  round: 'roundId',
  course: 'courseId',
  centre: 'centerId',
  coach: 'coachId',
  player: 'playerId',
  hand: 'handedness',
  street: 'street1',
  house: 'street2',
  prefecture: 'pref',
  slot: 'slotNumber',
  'kind of lesson': 'appointmentType',
}

/**
 * What was said of a field, which is named by the last words of its path: `four stats` is `playSettings.fourStats`.
 * Several different values stand in the order in which they were sent.
 */
export function receivedField(world: World, fields: readonly SentField[], name: string): string {
  const words = wordsOf(paths[name] ?? name)
  const sent = [...new Set(fields.map(([path]) => path))]
  const exact = sent.filter((path) => wordsOf(path) === words)
  const found = exact.length > 0 ? exact : sent.filter((path) => wordsOf(path).endsWith(` ${words}`))
  if (found.length > 1) throw new Error(`${name} may be ${found.join(' or ')}`)
  const names = namesIn(world, words)
  const values = fields.filter(([path]) => path === found[0]).map(([, value]) => textOf(JSON.parse(value), names))
  return [...new Set(values)].join(', ')
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
  return names.get(text) ?? (/^\d{4}-\d\d-\d\dT/.test(text) ? momentIn(text) : text)
}

function momentIn(instant: string): string {
  const moment = Temporal.Instant.from(instant).toZonedDateTimeISO('America/Chicago')
  return moment.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })
}

/** People, places and kinds are called by their names. */
function namesIn(world: World, field: string): ReadonlyMap<string, string> {
  if (field === 'pref') return new Map(world.prefectures.list().map(({ id, name }) => [id, name.en]))
  if (field === 'course id') return new Map(courseList.map(({ id, name }) => [id, name.en]))
  const [named, worded] = [
    [...world.centres.list(), ...manufacturers],
    [...world.lessonTypes.list(), ...categories],
  ]
  return new Map([
    ...named.map(({ id, name }): [string, string] => [id, name]),
    ...worded.map(({ id, name }): [string, string] => [id, name.en]),
    ...world.coaches.list().map(({ id, firstName, lastName }): [string, string] => [id, `${firstName} ${lastName}`]),
    ...members.map((member): [string, string] => [playerId(member), member]),
  ])
}
