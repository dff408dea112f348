/** A hole as the card prints it. */
export interface CardHole {
  readonly number: number
  readonly par: number
  /** 1 is the hardest hole of the course; absent where the course has not published it. */
  readonly strokeIndex?: number | undefined
}

/** The seven answers about a hole; absent until they are given. */
export interface HoleAnswers {
  readonly putts?: number | undefined
  /** The ball is on the green in two strokes less than par, or fewer. */
  readonly greenInRegulation?: boolean | undefined
  /** The green was missed, and the ball lies within 30 yards of it. */
  readonly nearTheGreen?: boolean | undefined
  /** A chance to get up and down from near the green. */
  readonly upAndDownChance?: boolean | undefined
  /** In the hole in two strokes from near the green. */
  readonly upAndDown?: boolean | undefined
  /** Three putts or more, the first from within 30 feet. */
  readonly badThreePutt?: boolean | undefined
  /** A penalty, a lost ball or no clear next shot. */
  readonly terribleTeeShot?: boolean | undefined
}

export type AnswerName = keyof HoleAnswers

/** What a player enters for a hole. */
export interface HoleEntry extends HoleAnswers {
  /** Absent until the hole has been played, and where the player picked up. */
  readonly strokes?: number | undefined
  /** The hole ended without a result. */
  readonly isPickedUp?: boolean | undefined
}

export interface PlayedHole extends CardHole, HoleEntry {}

/** The smallest and largest score that the club accepts for a hole. */
export const strokeLimits = { lowest: 1, highest: 20 } as const

export function isStrokes(value: number): boolean {
  return Number.isInteger(value) && value >= strokeLimits.lowest && value <= strokeLimits.highest
}

/** Every entry of a hole: also those that are absent, so that it replaces another one. */
export function entryIn(hole: HoleEntry): Required<HoleEntry> {
  const { strokes, isPickedUp, putts, greenInRegulation, nearTheGreen, upAndDownChance, upAndDown, badThreePutt, terribleTeeShot } = hole
  return { strokes, isPickedUp, putts, greenInRegulation, nearTheGreen, upAndDownChance, upAndDown, badThreePutt, terribleTeeShot }
}

/** Neither played nor picked up. */
export function isOpenHole({ strokes, isPickedUp }: HoleEntry): boolean {
  return strokes === undefined && !isPickedUp
}
