import type { Hole } from './course.ts'
import type { HolesToPlay } from './round.ts'
import { completeNines, nineOf } from './scoring/nines.ts'

/** The nine that a round begins with. */
export const startNines = ['front', 'back', 'third'] as const
export type StartNine = (typeof startNines)[number]

export interface RoundChoice {
  readonly holes: 9 | 18
  readonly start: StartNine
}

type Holes = readonly Pick<Hole, 'number'>[]

/** Where a round on this course can begin: each of its complete nines. */
export function startsOn(holes: Holes): readonly StartNine[] {
  const nines = completeNines(holes)
  return startNines.filter((_, index) => nines.includes(index + 1))
}

/** How many holes can be played on this course, most first. */
export function lengthsOn(holes: Holes): readonly (9 | 18)[] {
  const { length } = startsOn(holes)
  if (length === 0) return []
  return length === 1 ? [9] : [18, 9]
}

/** The choice, or the nearest one that the course offers; undefined if it has no complete nine. */
export function choiceOn(holes: Holes, { holes: wanted, start }: RoundChoice): RoundChoice | undefined {
  const [starts, lengths] = [startsOn(holes), lengthsOn(holes)]
  const first = starts.includes(start) ? start : starts[0]
  const count = lengths.includes(wanted) ? wanted : lengths[0]
  return first && count ? { holes: count, start: first } : undefined
}

/** The holes of the choice by number: the nine it begins with and, of eighteen holes, the next one; the first follows the last. */
export function holesToPlay<T extends Pick<Hole, 'number'>>(all: readonly T[], { holes, start }: RoundChoice): readonly T[] {
  const nines = completeNines(all)
  const first = startNines.indexOf(start) + 1
  const next = nines[(nines.indexOf(first) + 1) % nines.length]
  return all.filter((hole) => nineOf(hole) === first || (holes === 18 && nineOf(hole) === next))
}

/** As rounds are kept: whether the choice begins with the lower of its nines, or is a nine other than the first. */
export function startOfRound(chosen: Holes, { holes, start }: RoundChoice): HolesToPlay['start'] {
  const lowest = holes === 9 ? 1 : Math.min(...chosen.map(nineOf))
  return startNines.indexOf(start) + 1 === lowest ? 'front' : 'back'
}
