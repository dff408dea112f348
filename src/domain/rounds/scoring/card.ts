import type { HoleAnswers } from './answers.ts'

/** A hole as the card prints it. */
export interface CardHole {
  readonly number: number
  readonly par: number
  /** 1 is the hardest hole of the course. */
  readonly strokeIndex: number
}

/** What a player enters for a hole. */
export interface HoleEntry extends HoleAnswers {
  /** Absent until the hole has been played. */
  readonly strokes?: number | undefined
}

export interface PlayedHole extends CardHole, HoleEntry {}

/** The smallest and largest score that the club accepts for a hole. */
export const strokeLimits = { lowest: 1, highest: 20 } as const

export function isStrokes(value: number): boolean {
  return Number.isInteger(value) && value >= strokeLimits.lowest && value <= strokeLimits.highest
}

/** Holes 1 to 9 are out, 10 to 18 in. */
export function isBackHole({ number }: Pick<CardHole, 'number'>): boolean {
  return number > 9
}
