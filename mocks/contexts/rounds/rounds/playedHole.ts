import type { PlayedHole } from '#domain/rounds/scoring/card'
import type { PlayedHoleRow } from '../roundData.ts'

/** A stored hole as the rules of golf count it. */
export function playedHole({ hole, par, handicap, score, status, scorecardDetails: details }: PlayedHoleRow): PlayedHole {
  return {
    ...{ number: hole, par, strokeIndex: handicap === 0 ? undefined : handicap },
    ...{ strokes: score ?? undefined, isPickedUp: status === 'pickedUp', putts: details.putts ?? undefined },
    greenInRegulation: details.onGreenInRegulationQuest ?? undefined,
    nearTheGreen: details.nearTheGreenQuest ?? undefined,
    upAndDownChance: details.scramblingPercentNtgChangesQuest ?? undefined,
    upAndDown: details.scramblingPercentNtgUpDownQuest ?? undefined,
    badThreePutt: details.badThreePuttsQuest ?? undefined,
    terribleTeeShot: details.terribleTeeShotsQuest ?? undefined,
  }
}
