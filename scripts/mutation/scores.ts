import type { Mutant, MutantState } from './mutants.ts'
import { groupOf } from './scope.ts'

/** Minimum share of killed mutants in per cent, for a layer, for each of its contexts and for each group of view models. */
const goals: Readonly<Record<string, number>> = { 'src/domain': 92, 'src/application': 88 }
const contextGoal = 85
const viewModelGoal = 80

export interface Score {
  readonly name: string
  readonly counts: Readonly<Record<MutantState, number>>
  readonly percent: number
  readonly goal: number
}

export function scoresOf(mutants: readonly Mutant[], isComplete: boolean): readonly Score[] {
  const parts = Map.groupBy(mutants, ({ file }) => partOf(file))
  const scores = [...parts].map(([name, own]) => scoreOf(name, own, name.startsWith('src/ui') ? viewModelGoal : contextGoal))
  if (!isComplete) return byName(scores)
  const layers = Object.entries(goals).map(([name, goal]) =>
    scoreOf(
      name,
      mutants.filter(({ file }) => file.startsWith(`${name}/`)),
      goal,
    ),
  )
  return byName([...scores, ...layers])
}

export function isBelowGoal({ percent, goal }: Score): boolean {
  return percent < goal
}

/** "src/domain/commerce", or "src/ui: money" for view models. */
function partOf(file: string): string {
  const group = groupOf(file)
  return group ? `src/ui: ${group}` : file.split('/').slice(0, 3).join('/')
}

function scoreOf(name: string, mutants: readonly Mutant[], goal: number): Score {
  const of = (state: MutantState) => mutants.filter((mutant) => mutant.state === state).length
  const counts = { killed: of('killed'), equivalent: of('equivalent'), survived: of('survived'), 'not covered': of('not covered') }
  const valid = mutants.length - counts.equivalent
  return { name, counts, percent: valid === 0 ? 100 : (100 * counts.killed) / valid, goal }
}

function byName(scores: readonly Score[]): readonly Score[] {
  return scores.toSorted((one, other) => (one.name < other.name ? -1 : 1))
}
