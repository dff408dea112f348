import { handicapIndex as indexOf, scoreDifferential } from '#domain/rounds/scoring/differential'
import { courseHandicap, nineHoleIndex, strokesReceived } from '#domain/rounds/scoring/handicap'
import { adjustedGross } from '#domain/rounds/scoring/points'
import { courseList } from '../courses/courseList.ts'
import { holesOf } from '../courses/holes.ts'
import type { RoundRow } from '../roundData.ts'
import { holesOfRound } from './holesOfRound.ts'
import { playedHole } from './playedHole.ts'
import { sumOf } from './wire.ts'

/** The player's index after each round, oldest first. Only finished rounds of 18 holes that follow the rules, from rated tees, count. */
export function indexesAfter(rounds: readonly RoundRow[]): readonly (number | undefined)[] {
  const differentials: number[] = []
  return rounds.map((round) => {
    const differential = round.isCompliantMode ? differentialOf(round, indexOf(differentials)) : undefined
    if (differential !== undefined) differentials.push(differential)
    return indexOf(differentials)
  })
}

/** A hole counts at most a net double bogey, also where it was picked up; par and five before there is an index. */
export function differentialOf(round: RoundRow, index: number | undefined): number | undefined {
  const ratings = ratingsOf(round)
  const holes = holesOfRound(round).map(playedHole)
  if (!ratings || holes.length !== 18) return undefined
  const received = index === undefined ? undefined : strokesReceived(courseHandicap(index, ratings, parOf(round)), holes)
  const gross = adjustedGross(holes, received)
  return gross === undefined ? undefined : scoreDifferential(gross, ratings)
}

/** For the tees and the holes of a round. `index` is the player's before it. */
export function courseHandicapFor(round: RoundRow, index: number | undefined): number | undefined {
  const ratings = ratingsOf(round)
  if (index === undefined || !ratings) return undefined
  return courseHandicap(round.scope === 'nine' ? nineHoleIndex(index) : index, ratings, parOf(round))
}

/** Tees are rated for eighteen holes, those of a course of nine for its nine; each nine has half. */
function ratingsOf({ teeBox, scope, courseId }: RoundRow) {
  const { rating, slope } = teeBox
  if (rating === null || slope === null) return undefined
  const course = courseList.find(({ id }) => id === courseId)
  const isHalf = scope === 'nine' && course !== undefined && holesOf(course).length > 9
  return { rating: isHalf ? Math.round(rating * 5) / 10 : rating, slope }
}

function parOf(round: RoundRow): number {
  return sumOf(holesOfRound(round), ({ par }) => par)
}
