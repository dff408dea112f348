import { seededRandom } from '../../../world/seededRandom.ts'
import { courseList } from '../courses/courseList.ts'
import { height, type Point, planOf, width } from '../courses/holePlan.ts'
import type { RoundRow } from '../roundData.ts'
import { holesOfRound } from './holesOfRound.ts'

/** A tracked round: on each hole, where the ball lay before each stroke up to the green. */
export function pointsOfRound(round: RoundRow): RoundRow['points'] {
  const course = courseList.find(({ id }) => id === round.courseId)
  if (!course) return []
  return holesOfRound(round).map((played) => {
    const { hole, score, scorecardDetails } = played
    const { line } = planOf(course, played)
    const strokes = Math.max(1, (score ?? 0) - (scorecardDetails.putts ?? 0))
    return { hole, points: Array.from({ length: strokes + 1 }, (_, stroke) => pointAfter(`${round.id} ${hole}`, line, stroke / strokes)) }
  })
}

/** `way`: how much of the hole lies behind, from 0 to 1. Balls stray on the way only. */
function pointAfter(seed: string, line: readonly Point[], way: number): { x: number; y: number } {
  const [x, y] = line[Math.round(way * (line.length - 1))] ?? [width / 2, height / 2]
  const stray = (seededRandom('stray', seed, String(way)) - 0.5) * 90 * (way > 0 && way < 1 ? 1 : 0)
  return { x: hundredths((x + stray) / width), y: hundredths(y / height) }
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100
}
