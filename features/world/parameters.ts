import type { Language } from '#domain/shared/language'
import { callGroups } from './callGroups.ts'
import { members } from './cast.ts'
import type { DeviceLocation } from './DeviceLocation.ts'
import { invalidInputs } from './invalidInputs.ts'
import { define, lookUp, oneOf } from './parameterTypes.ts'

const coaches = [
  ...['Marisol Vance', 'Étienne Lacombe-Roy', '森重 愛子', 'Teodor Hale', 'Wei Lin Tan', 'Sipho Marais'],
  ...['沈晓岚', 'Kit Yeung', 'Solange Thibault', 'Layla Haddad', 'Naledi Venter'],
]

const centres = [
  'Northgate Swing Lab',
  'Lakeshore Tempo Room',
  'Atelier Rive-Sud',
  'Pacific Rim Bay',
  'Kawabe Golf Koubou',
  'Marina Quay Studio',
  'Harbour North',
  'Desert Bloom',
  'Table View',
  'Highveld Range',
  '滨江高尔夫工坊',
]

const lessons = ['Iron play', 'Full swing', 'Short game', 'Playing lesson', 'Practice bay']

const cities = new Map<string, DeviceLocation>([
  ['Chicago', { zone: 'America/Chicago', latitude: 41.88, longitude: -87.63 }],
  ['Denver', { zone: 'America/Denver', latitude: 39.74, longitude: -104.99 }],
  ['New York', { zone: 'America/New_York', latitude: 40.71, longitude: -74.01 }],
  ['Singapore', { zone: 'Asia/Singapore', latitude: 1.28, longitude: 103.85 }],
])

const languages = new Map<string, Language>([
  ['English', 'en'],
  ['French', 'fr'],
  ['Japanese', 'ja'],
  ['Chinese', 'zh'],
])

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']

const dayPattern = `(?:${weekdays.join('|')}) \\d{1,2} (?:${months.join('|')})(?: \\d{4})?`
const timePattern = '\\d{1,2}:\\d{2} [ap]m'

/** In the year of the features by default. */
export function day(text: string): Temporal.PlainDate {
  const [weekday = '', number, month = '', year = '2026'] = text.split(' ')
  const date = Temporal.PlainDate.from(
    { year: Number(year), month: months.indexOf(month) + 1, day: Number(number) },
    { overflow: 'reject' },
  )
  if (date.dayOfWeek !== weekdays.indexOf(weekday) + 1) throw new Error(`${text} is no ${weekday}`)
  return date
}

export function time(text: string): Temporal.PlainTime {
  const [, hour, minute, half] = /^(\d+):(\d+) ([ap]m)$/.exec(text) ?? []
  return Temporal.PlainTime.from({ hour: (Number(hour) % 12) + (half === 'pm' ? 12 : 0), minute: Number(minute) }, { overflow: 'reject' })
}

define('member', oneOf(members), (text) => text)
define('coach', oneOf(coaches), (text) => text)
define('centre', oneOf(centres), (text) => text)
define('lesson', oneOf(lessons), (text) => text)
define('city', oneOf(cities.keys()), lookUp(cities))
define('day', new RegExp(dayPattern), day)
define('moment', new RegExp(`${dayPattern}(?: at|,) ${timePattern}`), (text) => {
  const [date = '', hour = ''] = text.split(/(?: at|,) /)
  return day(date).toPlainDateTime(time(hour))
})
define('month', new RegExp(`(?:${months.join('|')}) \\d{4}`), (text) => {
  const [month = '', year] = text.split(' ')
  return Temporal.PlainYearMonth.from({ year: Number(year), month: months.indexOf(month) + 1 })
})
define('duration', /\d+ (?:hours?|minutes?|seconds?)(?: and \d+ minutes?)?/, (text) => {
  const amounts = [...text.matchAll(/(\d+) (hour|minute|second)/g)].map(([, amount, unit]) => [`${unit}s`, Number(amount)])
  return Temporal.Duration.from(Object.fromEntries(amounts))
})
define('errand', oneOf(callGroups.keys()), lookUp(callGroups))
define('typing', oneOf(invalidInputs.keys()), lookUp(invalidInputs))
/** What is typed: in its own characters, or described where they can't be read. */
define('entry', new RegExp(`"[^"]*"|${oneOf(invalidInputs.keys()).source}`), (text) => invalidInputs.get(text) ?? text.slice(1, -1))
define('window', /| in the second window| in a second window/, (text) => text !== '')
define('count', /no|exactly one|one|\d+/, amount)
define('times', /never|once|twice|\d+ times/, amount)
define('asked', /never asked|asked (?:once|twice|\d+ times)/, (text) => amount(text.replace(/^asked /, '')))
define('language', oneOf(languages.keys()), lookUp(languages))
define('name', /\S.*/, (text) => text)
define('distance', /yards|metres/, (text) => text === 'metres')
define('speed', /(?:miles|kilometres) an hour/, (text) => text.startsWith('kilometres'))
define('list', /\S.*/, (text) => text.split(/, | and /))

function amount(text: string): number {
  const [word = ''] = text.split(' ')
  const amounts: Readonly<Record<string, number>> = { no: 0, never: 0, one: 1, exactly: 1, once: 1, twice: 2 }
  return amounts[word] ?? Number(word)
}
