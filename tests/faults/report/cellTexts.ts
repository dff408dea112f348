import type { Outcome } from '../expectations.ts'
import type { PlayedCell } from '../results.ts'

/** Recognisable by sign and word, not only by colour. */
export interface CellStyle {
  readonly name: 'done' | 'again' | 'reported' | 'refused' | 'out' | 'red'
  readonly sign: string
  readonly meaning: string
}

export const cellStyles = {
  done: { name: 'done', sign: '✓', meaning: 'done, as if nothing had been' },
  again: { name: 'again', sign: '↻', meaning: 'done after another attempt' },
  reported: { name: 'reported', sign: '!', meaning: 'failed, and the player sees why' },
  refused: { name: 'refused', sign: '⊘', meaning: 'refused for a reason that the product knows' },
  out: { name: 'out', sign: '⏏', meaning: 'signed out' },
  red: { name: 'red', sign: '✗', meaning: 'not as it must be' },
} as const satisfies Readonly<Record<CellStyle['name'], CellStyle>>

export function cellStyleOf({ breaches, seen, expected, runMode }: PlayedCell): CellStyle {
  if (breaches.length > 0) return cellStyles.red
  if (expected.session === 'expired') return cellStyles.out
  if (seen.outcome.startsWith('refused')) return cellStyles.refused
  if (seen.outcome !== 'done') return cellStyles.reported
  return seen.at.length > 1 && runMode !== 'overtaken' ? cellStyles.again : cellStyles.done
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

export function abbreviate(outcome: Outcome): string {
  return shortWords[outcome] ?? 'no'
}

export function seconds(milliseconds: number): string {
  return `${Number((milliseconds / 1000).toFixed(1))} s`
}

export function describeExpected({ seen, source, breaches }: PlayedCell): string {
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
