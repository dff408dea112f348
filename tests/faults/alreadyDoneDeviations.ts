import type { Outcome } from './expectations.ts'
import type { Deviation } from './Row.ts'

export function alreadyDoneDeviations(again: Outcome, source: string): readonly Deviation[] {
  return [
    { where: ({ effect, outcome }) => effect === 'done' && outcome !== 'done', gives: { again }, source },
    { where: ['200-beside'], gives: { effect: 'done', again }, source },
  ]
}
