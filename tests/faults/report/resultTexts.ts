import type { MutationResult, PlayedRow } from '../results.ts'

export function describeFailures(lines: readonly PlayedRow[]): readonly string[] {
  return lines.flatMap(({ call, cells }) =>
    cells
      .filter(({ breaches }) => breaches.length > 0)
      .map(
        ({ title, breaches }) =>
          `✗ ${call.id} under ${title}: ${breaches.map(({ assertion, words }) => `${assertion}: ${words}`).join('; ')}`,
      ),
  )
}

export function isDetected({ red, hangs }: MutationResult): boolean {
  return red.length > 0 || hangs !== undefined
}

export function describeMutation(mutation: MutationResult): string {
  const { name, reached, played, red, hangs } = mutation
  const counts = [
    ...Map.groupBy(
      red.flatMap(({ assertions }) => assertions),
      (name) => name,
    ),
  ].map(([name, { length }]) => `${name} ${length}`)
  const found = red.length > 0 ? ` (${counts.join(', ')})` : ''
  return `${isDetected(mutation) ? '✓' : '✗'} without "${name}": ${red.length} of ${played} cells turn red${found}, ${reached} reach it${hangs ? `; it hangs in ${hangs}` : ''}`
}
