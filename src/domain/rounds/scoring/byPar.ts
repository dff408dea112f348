import type { PlayedHole } from './card.ts'

/** The holes of one par that have a score. */
export interface ParScores {
  readonly par: number
  readonly holes: number
  readonly strokes: number
}

/** Par 3 first. */
export function scoresByPar(holes: readonly Pick<PlayedHole, 'par' | 'strokes'>[]): readonly ParScores[] {
  const played = holes.flatMap(({ par, strokes }) => (strokes === undefined ? [] : [{ par, strokes }]))
  return [...Map.groupBy(played, ({ par }) => par)]
    .map(([par, group]) => ({ par, holes: group.length, strokes: group.reduce((sum, { strokes }) => sum + strokes, 0) }))
    .toSorted((one, other) => one.par - other.par)
}
