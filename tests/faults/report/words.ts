import type { Outcome } from '../expectations.ts'
import type { PlayedCell } from '../results.ts'

/** Recognisable by sign and word, not only by colour. */
export interface Look {
  readonly name: 'done' | 'again' | 'reported' | 'refused' | 'out' | 'red'
  readonly sign: string
  readonly meaning: string
}

export const looks = {
  done: { name: 'done', sign: '✓', meaning: 'done, as if nothing had been' },
  again: { name: 'again', sign: '↻', meaning: 'done after another attempt' },
  reported: { name: 'reported', sign: '!', meaning: 'failed, and the player sees why' },
  refused: { name: 'refused', sign: '⊘', meaning: 'refused for a reason that the product knows' },
  out: { name: 'out', sign: '⏏', meaning: 'signed out' },
  red: { name: 'red', sign: '✗', meaning: 'not as it must be' },
} as const satisfies Readonly<Record<Look['name'], Look>>

export function lookOf({ breaches, seen, expected, manner }: PlayedCell): Look {
  if (breaches.length > 0) return looks.red
  if (expected.session === 'expired') return looks.out
  if (seen.outcome.startsWith('refused')) return looks.refused
  if (seen.outcome !== 'done') return looks.reported
  return seen.at.length > 1 && manner !== 'overtaken' ? looks.again : looks.done
}

const shortWords: Readonly<Record<string, string>> = {
  done: 'done',
  offline: 'offl.',
  'timed-out': 'late',
  unauthorised: '401',
  forbidden: '403',
  gone: 'gone',
  throttled: 'wait',
  rejected: 'rej.',
  'server-fault': 'fault',
  'broken-contract': 'bad',
}

export function shortly(outcome: Outcome): string {
  return shortWords[outcome] ?? 'no'
}

export function seconds(milliseconds: number): string {
  return `${Number((milliseconds / 1000).toFixed(1))} s`
}

export function inWords({ seen, source, breaches }: PlayedCell): string {
  const attempts = seen.at.length === 1 ? '1 attempt' : `${seen.at.length} attempts`
  const moments = seen.at.length > 1 ? ` at ${seen.at.map(seconds).join(', ')}` : ''
  return [
    seen.outcome,
    `${attempts}${moments}`,
    `over after ${seconds(seen.ends)}`,
    ...(seen.refreshes > 0 ? [`${seen.refreshes} refresh${seen.refreshes > 1 ? 'es' : ''}`] : []),
    ...(seen.effect ? [`world: ${seen.effect}`] : []),
    ...(source ? [`by ${source}`] : []),
    ...breaches.map(({ assertion, words }) => `✗ ${assertion}: ${words}`),
  ].join(' · ')
}
