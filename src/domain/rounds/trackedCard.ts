import type { Round } from './round.ts'
import { isOpenHole, type PlayedHole } from './scoring/card.ts'
import { statisticsOf } from './scoring/statistics.ts'
import type { Ratio } from './tracking.ts'
import type { TrackingDraft } from './trackingDraft.ts'

/** What a card says about its round, with greens in regulation as on the card. A number that a hole leaves open is left to the player. */
export function trackingDraftFrom(round: Pick<Round, 'courseId' | 'courseName' | 'playedAt'>, card: readonly PlayedHole[]): TrackingDraft {
  const holes = card.filter((hole) => !isOpenHole(hole))
  const { greensInRegulation: greens, nearTheGreen, scrambling, badThreePutts, terribleTeeShots } = statisticsOf(holes)
  const missed = holes.length - greens.count
  return {
    ...{ date: round.playedAt.toPlainDate().toString(), courseName: round.courseName, courseId: round.courseId, mode: 'course' },
    ...{ holes: String(holes.length), score: scoreOf(holes) },
    ...{ greensInRegulation: known(greens, holes.length), nearTheGreen: known(nearTheGreen, missed), scrambles: known(scrambling, missed) },
    ...{ badThreePutts: known(badThreePutts, holes.length), terribleTeeShots: known(terribleTeeShots, holes.length) },
  }
}

/** A round with a hole that was picked up has no number of strokes. */
function scoreOf(holes: readonly PlayedHole[]): string {
  if (holes.some(({ isPickedUp }) => isPickedUp)) return ''
  return String(holes.reduce((sum, { strokes = 0 }) => sum + strokes, 0))
}

function known({ count, of }: Ratio, all: number): string {
  return of === all ? String(count) : ''
}
