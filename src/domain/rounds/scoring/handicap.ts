import type { CardHole } from './card.ts'
import { roundHalfUp, tenths } from './roundHalfUp.ts'

/** Of a set of tees, for men or women. */
export interface TeeRatings {
  /** Course rating with one decimal. */
  readonly rating: number
  /** From 55 to 155; 113 is neutral. */
  readonly slope: number
}

/** A handicap index is negative for plus players. Of nine holes, pass `nineHoleIndex` and the ratings and par of those nine. */
export function courseHandicap(index: number, { rating, slope }: TeeRatings, par: number): number {
  return roundHalfUp(tenths(index) * slope + 113 * (tenths(rating) - par * 10), 1130)
}

/** Half of a handicap index, with one decimal. */
export function nineHoleIndex(index: number): number {
  return roundHalfUp(tenths(index), 2) / 10
}

/**
 * Strokes received on each hole, in the order of the holes; negative where a plus player gives one back.
 * They go to the holes played in the order of their stroke indexes, so nine holes share the handicap of nine holes. Undefined where a
 * stroke index is unknown.
 */
export function strokesReceived(
  handicap: number,
  holes: readonly Pick<CardHole, 'number' | 'strokeIndex'>[],
): readonly number[] | undefined {
  if (holes.some(({ strokeIndex }) => strokeIndex === undefined)) return undefined
  const byDifficulty = holes.toSorted((one, other) => (one.strokeIndex ?? 0) - (other.strokeIndex ?? 0) || one.number - other.number)
  const everywhere = Math.floor(handicap / holes.length)
  const oneMore = handicap - everywhere * holes.length
  return holes.map((hole) => everywhere + (byDifficulty.indexOf(hole) < oneMore ? 1 : 0))
}
