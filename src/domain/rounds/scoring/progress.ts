import type { PlayedHole } from './card.ts'

export interface CardProgress {
  readonly number: number
  /** Strokes over the par of this hole. */
  readonly over: number
  /** Strokes over par after this hole. */
  readonly toPar: number
}

/** Hole by hole; holes without a result are left out. */
export function progressOf(holes: readonly PlayedHole[]): readonly CardProgress[] {
  let toPar = 0
  return holes.flatMap(({ number, par, strokes }) => {
    if (strokes === undefined) return []
    toPar += strokes - par
    return [{ number, over: strokes - par, toPar }]
  })
}

/** Even numbers with par among them, at most `most` steps from the lowest to the highest. */
export function parTicks(values: readonly number[], most: number): readonly number[] {
  const [lowest, highest] = [Math.min(0, ...values), Math.max(0, ...values)]
  const step = Math.max(2, 2 * Math.ceil((highest - lowest) / (2 * most)))
  const [first, last] = [Math.floor(lowest / step), Math.max(1, Math.ceil(highest / step))]
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
}
