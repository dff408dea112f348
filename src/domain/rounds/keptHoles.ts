import type { ScorecardHole } from './scorecard.ts'
import type { AnswerName, HoleAnswers } from './scoring/card.ts'

/** Of every answer, so that an entry of it alone counts as a change. */
const isSameAnswer: Readonly<Record<AnswerName, (one: HoleAnswers, other: HoleAnswers) => boolean>> = {
  putts: (one, other) => one.putts === other.putts,
  greenInRegulation: (one, other) => one.greenInRegulation === other.greenInRegulation,
  nearTheGreen: (one, other) => one.nearTheGreen === other.nearTheGreen,
  upAndDownChance: (one, other) => one.upAndDownChance === other.upAndDownChance,
  upAndDown: (one, other) => one.upAndDown === other.upAndDown,
  badThreePutt: (one, other) => one.badThreePutt === other.badThreePutt,
  terribleTeeShot: (one, other) => one.terribleTeeShot === other.terribleTeeShot,
}

export function isSameHole(one: ScorecardHole, other: ScorecardHole): boolean {
  return (
    one.number === other.number &&
    one.strokes === other.strokes &&
    isPickedUp(one) === isPickedUp(other) &&
    Object.values(isSameAnswer).every((isSame) => isSame(one, other))
  )
}

function isPickedUp(hole: ScorecardHole): boolean {
  return hole.isPickedUp === true
}

export function replaced(holes: readonly ScorecardHole[], hole: ScorecardHole): readonly ScorecardHole[] {
  return holes.map((each) => (each.number === hole.number ? hole : each))
}
