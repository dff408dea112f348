import type { Assembly, Outcome } from '../data.ts'
import type { ExampleFilter } from './address.ts'

export const assemblyNames: Readonly<Record<Assembly, string>> = { model: 'Model', browser: 'Browser' }

export const assemblyNotes: Readonly<Record<Assembly, string>> = {
  model: 'on view models, without a browser',
  browser: 'in Chromium, on the built product',
}

const outcomeNames: Readonly<Record<Exclude<Outcome, 'elsewhere'>, string>> = {
  passed: 'passed',
  failed: 'failed',
  'not-run': 'not run',
}

const elsewhereNames: Readonly<Record<Assembly, string>> = { model: 'needs a browser', browser: 'only in npm run test:all' }

export function outcomeName(assembly: Assembly, outcome: Outcome): string {
  return outcome === 'elsewhere' ? elsewhereNames[assembly] : outcomeNames[outcome]
}

export const showNames: Readonly<Record<ExampleFilter, string>> = {
  all: 'All',
  failing: 'Failing',
  one: 'In one assembly only',
  unproven: 'Unproven',
}

const contextNames: Readonly<Record<string, string>> = {
  session: 'Coming in and being known',
  scheduling: 'Lessons and bookings',
  learning: 'Learning',
  commerce: 'The shop',
  returns: 'Returns',
  devices: 'Launch monitors',
  rounds: 'Rounds and play',
  support: 'Home and help',
}

export function contextName(context: string): string {
  return contextNames[context] ?? context
}

const obstacles: Readonly<Record<string, string>> = {
  browser: 'It needs a browser of its own, so its beginning is not recorded.',
  several: 'It plays on several devices or in several windows.',
  storage: 'It depends on what the device has kept.',
  offline: 'It begins without a connection.',
  whereabouts: 'It depends on where the player is, or on the player’s own clock.',
  account: 'It depends on how the player signed in, which a link does afresh.',
  unfinished: 'It begins with something half done on the screen, which no address tells.',
  waiting: 'It begins while an answer is on its way.',
  unknown: 'Its beginning has not been recorded: it has not been run as it reads now.',
}

export function describeObstacle(obstacle: string): string {
  return obstacles[obstacle] ?? obstacles['unknown'] ?? ''
}

export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })

export function formatDate(instant: string): string {
  return day.format(new Date(instant))
}
