import { answerNames } from './keptHoles.ts'
import type { ScorecardHole } from './scorecard.ts'
import { derivedAnswers } from './scoring/answers.ts'
import type { AnswerName } from './scoring/card.ts'

export const conflictingNames = ['strokes', 'isPickedUp', ...answerNames] as const
type EntryName = 'strokes' | 'isPickedUp' | AnswerName
type Entered = number | boolean | undefined

/** An entry of one device that the other's has replaced; absent where there is none. */
export interface Difference {
  readonly name: EntryName
  readonly here?: Entered
  readonly elsewhere?: Entered
}

/** Two devices entered something else on a hole, and one replaced the other. */
export interface CardConflict {
  readonly number: number
  readonly kept: 'here' | 'elsewhere'
  readonly differences: readonly Difference[]
}

/** Absent where nothing was lost. */
export function conflictOf(kept: CardConflict['kept'], here: ScorecardHole, elsewhere: ScorecardHole): CardConflict | undefined {
  const lost = kept === 'here' ? 'elsewhere' : 'here'
  const [derivedHere, derivedElsewhere] = [derivedAnswers(here), derivedAnswers(elsewhere)]
  const differences = conflictingNames
    .filter((name) => !(name in derivedHere && name in derivedElsewhere))
    .map((name) => ({ name, here: here[name], elsewhere: elsewhere[name] }))
    .filter((each) => each.here !== each.elsewhere && isEntry(each[lost], each.name))
  return differences.length === 0 ? undefined : { number: here.number, kept, differences }
}

/** Holes that were not picked up are no entry. */
function isEntry(value: Entered, name: EntryName): boolean {
  return value !== undefined && !(name === 'isPickedUp' && value === false)
}
