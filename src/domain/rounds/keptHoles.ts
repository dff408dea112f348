import type { ScorecardHole } from './scorecard.ts'
import type { AnswerName } from './scoring/card.ts'

export const answerNames: readonly AnswerName[] = [
  ...(['putts', 'greenInRegulation', 'nearTheGreen', 'upAndDownChance', 'upAndDown', 'badThreePutt', 'terribleTeeShot'] as const),
]

export function isSameHole(one: ScorecardHole, other: ScorecardHole): boolean {
  return (
    one.number === other.number &&
    one.strokes === other.strokes &&
    isPickedUp(one) === isPickedUp(other) &&
    answerNames.every((name) => one[name] === other[name])
  )
}

function isPickedUp(hole: ScorecardHole): boolean {
  return hole.isPickedUp === true
}

export function replaced(holes: readonly ScorecardHole[], hole: ScorecardHole): readonly ScorecardHole[] {
  return holes.map((each) => (each.number === hole.number ? hole : each))
}
