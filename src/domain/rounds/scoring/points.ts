import type { PlayedHole } from './card.ts'

type Scored = Pick<PlayedHole, 'par' | 'strokes'>

/** Two for a net par, one more for each stroke less; undefined until the hole has been played. */
export function stablefordPoints({ par, strokes }: Scored, received: number): number | undefined {
  return strokes === undefined ? undefined : Math.max(0, 2 + par + received - strokes)
}

/** Net double bogey; par and five before a player has a handicap. */
function highestAdjusted({ par }: Pick<PlayedHole, 'par'>, received: number | undefined): number {
  return par + (received === undefined ? 5 : 2 + received)
}

/** Strokes, as the handicap counts them. Undefined where a hole has not been played. */
export function adjustedGross(holes: readonly Scored[], received: readonly number[] | undefined): number | undefined {
  return holes.reduce<number | undefined>((sum, hole, index) => {
    if (sum === undefined || hole.strokes === undefined) return undefined
    return sum + Math.min(hole.strokes, highestAdjusted(hole, received && (received[index] ?? 0)))
  }, 0)
}
