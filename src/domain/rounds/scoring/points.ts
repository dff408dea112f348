import type { PlayedHole } from './card.ts'

type Scored = Pick<PlayedHole, 'par' | 'strokes' | 'isPickedUp'>

/** Two for a net par, one more for each stroke less, none after picking up; undefined until the hole has been played. */
export function stablefordPoints({ par, strokes, isPickedUp }: Scored, received: number): number | undefined {
  if (isPickedUp) return 0
  return strokes === undefined ? undefined : Math.max(0, 2 + par + received - strokes)
}

/** Net double bogey; par and five before a player has a handicap. */
function highestAdjusted({ par }: Pick<PlayedHole, 'par'>, received: number | undefined): number {
  return par + (received === undefined ? 5 : 2 + received)
}

/** Strokes, as the handicap counts them; the most that counts where the player picked up. Undefined where a hole has not been played. */
export function adjustedGross(holes: readonly Scored[], received: readonly number[] | undefined): number | undefined {
  return holes.reduce<number | undefined>((sum, hole, index) => {
    const highest = highestAdjusted(hole, received && (received[index] ?? 0))
    const strokes = hole.isPickedUp ? highest : hole.strokes
    return sum === undefined || strokes === undefined ? undefined : sum + Math.min(strokes, highest)
  }, 0)
}
