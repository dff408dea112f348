import type { Mutant, MutantState } from './mutants.ts'
import { isBelowGoal, type Score } from './scores.ts'

const columns: readonly MutantState[] = ['killed', 'survived', 'not covered', 'equivalent']

export function scoreTable(scores: readonly Score[]): string {
  const head = ['', ...columns, 'score', 'goal']
  const rows = scores.map((score) => [
    `${isBelowGoal(score) ? '✗' : '✓'} ${score.name}`,
    ...columns.map((state) => `${score.counts[state]}`),
    score.percent.toFixed(1),
    `${score.goal}`,
  ])
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ')
  return [head, ...rows].map(line).join('\n')
}

export function survivorsOf(mutants: readonly Mutant[]): string {
  return mutants
    .filter(({ state }) => state === 'survived' || state === 'not covered')
    .toSorted((one, other) => one.file.localeCompare(other.file) || one.line - other.line || one.column - other.column)
    .map(({ file, line, column, state, from, to }) => `${file}:${line}:${column} ${state}: ${from} → ${to}`)
    .join('\n')
}
