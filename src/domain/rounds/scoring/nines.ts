import type { CardHole } from './card.ts'

type Numbered = Pick<CardHole, 'number'>

/** Holes 1 to 9 are the first nine of a course, 19 to 27 its third. */
export function nineOf({ number }: Numbered): number {
  return Math.ceil(number / 9)
}

/** The nines that a course has in full, by number. */
export function completeNines(holes: readonly Numbered[]): readonly number[] {
  const groups = Map.groupBy(new Set(holes.map(({ number }) => number)), (number) => nineOf({ number }))
  return [...groups].flatMap(([nine, numbers]) => (numbers.length === 9 ? [nine] : [])).toSorted((one, other) => one - other)
}

/** Of a round, the second of its two nines is in, and a single nine other than the first. */
export function isBackHole(hole: Numbered, holes: readonly Numbered[]): boolean {
  const lowest = Math.min(...holes.map(nineOf))
  const hasTwo = holes.some((each) => nineOf(each) !== lowest)
  return nineOf(hole) > (hasTwo ? lowest : 1)
}
