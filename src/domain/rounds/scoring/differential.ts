import type { TeeRatings } from './handicap.ts'
import { roundHalfUp, tenths } from './roundHalfUp.ts'

/** With one decimal. `pcc` is the playing conditions calculation, from -1 to 3. */
export function scoreDifferential(adjustedGross: number, { rating, slope }: TeeRatings, pcc = 0): number {
  return roundHalfUp(113 * (adjustedGross * 10 - tenths(rating) - tenths(pcc)), slope) / 10
}

/** By the number of differentials: how many of the best count, and what is added to their mean. */
const counted: readonly (readonly [differentials: number, best: number, adjustment: number])[] = [
  [20, 8, 0],
  [19, 7, 0],
  [17, 6, 0],
  [15, 5, 0],
  [12, 4, 0],
  [9, 3, 0],
  [7, 2, 0],
  [6, 2, -1],
  [5, 1, 0],
  [4, 1, -1],
  [3, 1, -2],
]

const highestIndex = 54

/** Of the last twenty differentials, newest last. Undefined below three. An estimate: an official one knows more rules. */
export function handicapIndex(differentials: readonly number[]): number | undefined {
  const latest = differentials.slice(-20).toSorted((one, other) => one - other)
  const row = counted.find(([count]) => latest.length >= count)
  if (!row) return undefined
  const [, best, adjustment] = row
  const sum = latest.slice(0, best).reduce((total, each) => total + tenths(each), 0)
  return Math.min(highestIndex, roundHalfUp(sum + adjustment * 10 * best, best) / 10)
}
