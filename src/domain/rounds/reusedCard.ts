import { isSameHole } from './keptHoles.ts'
import { type Scorecard, type ScorecardHole, scorecardFlags } from './scorecard.ts'

/** `now`, with the objects of `before` wherever nothing has changed, so that a screen only draws what has. */
export function reusedCard(before: Scorecard, now: Scorecard): Scorecard {
  const holes = now.holes.map((hole) => before.holes.find((earlier) => isUnchanged(earlier, hole)) ?? hole)
  const settings = scorecardFlags.every((flag) => before.settings[flag] === now.settings[flag]) ? before.settings : now.settings
  const isReused =
    settings === before.settings &&
    holes.length === before.holes.length &&
    holes.every((hole, index) => hole === before.holes[index]) &&
    [now.roundId, now.courseName, now.courseHandicap, now.isClosed, now.start].join() ===
      [before.roundId, before.courseName, before.courseHandicap, before.isClosed, before.start].join()
  return isReused ? before : { ...now, holes, settings }
}

function isUnchanged(one: ScorecardHole, other: ScorecardHole): boolean {
  const { id, par, strokeIndex, length } = one
  return isSameHole(one, other) && id === other.id && par === other.par && strokeIndex === other.strokeIndex && length === other.length
}
