import { fromPlayDistance, metresPerYard, toPlayDistance } from '../shared/distance.ts'
import type { NumberReader } from '../shared/number.ts'
import { type ChallengeType, compareScores, measureOf, scoreLimits } from './challenge.ts'

/** A value is in metres or points, whatever the player's units are. */
export interface ScoreEntry {
  readonly typeScore: string
  readonly value: number
}

export interface PlayerScore extends ScoreEntry {
  readonly id: number
  readonly challengeId: string
  readonly type: ChallengeType
  readonly date: Temporal.PlainDate
}

export interface ShownScore {
  readonly value: number
  readonly unit: 'yard' | 'meter' | 'foot' | 'point'
}

const metresPerFoot = metresPerYard / 3

/** Converted once, when shown: whole yards or metres, tenths of feet or metres beside the pin. */
export function shownScore(value: number, type: ChallengeType, metric: boolean): ShownScore {
  const measure = measureOf(type)
  if (measure === 'distance') return toPlayDistance(value, metric)
  if (measure === 'points') return { value: Math.round(value), unit: 'point' }
  return metric ? { value: tenths(value), unit: 'meter' } : { value: tenths(value / metresPerFoot), unit: 'foot' }
}

export type ScoreProblem = 'missing' | 'not-a-number' | 'not-whole' | 'out-of-range'

/** The value of a score that was typed in the player's unit, or what is wrong with it. */
export function scoreIn(
  typed: string,
  type: ChallengeType,
  { metric, numberIn }: { readonly metric: boolean; readonly numberIn: NumberReader },
): { readonly value: number } | { readonly problem: ScoreProblem } {
  const number = numberIn(typed)
  if (number === undefined) return { problem: 'missing' }
  if (Number.isNaN(number)) return { problem: 'not-a-number' }
  const measure = measureOf(type)
  if (measure !== 'closeness' && !Number.isInteger(number)) return { problem: 'not-whole' }
  const value = storedValue(number, type, metric)
  const { least, most } = scoreLimits[measure]
  return value < least || value > most ? { problem: 'out-of-range' } : { value }
}

/** In the player's unit, for the text of a problem. */
export function shownLimits(type: ChallengeType, metric: boolean): { readonly least: ShownScore; readonly most: ShownScore } {
  const { least, most } = scoreLimits[measureOf(type)]
  return { least: shownScore(least, type, metric), most: shownScore(most, type, metric) }
}

export function oldestFirst(scores: readonly PlayerScore[]): readonly PlayerScore[] {
  return scores.toSorted((one, other) => Temporal.PlainDate.compare(one.date, other.date) || one.id - other.id)
}

export function bestOf(scores: readonly PlayerScore[]): PlayerScore | undefined {
  return oldestFirst(scores).toSorted((one, other) => compareScores(one.type, one.value, other.value))[0]
}

/** The score that a write has added: with this value, and unknown before. */
export function addedScore(scores: readonly PlayerScore[], known: readonly PlayerScore[], entry: ScoreEntry): PlayerScore | undefined {
  const isNew = ({ id }: PlayerScore) => !known.some((score) => score.id === id)
  return scores.find((score) => isNew(score) && score.typeScore === entry.typeScore && score.value === entry.value)
}

function storedValue(number: number, type: ChallengeType, metric: boolean): number {
  const measure = measureOf(type)
  if (measure === 'points') return number
  if (measure === 'distance') return fromPlayDistance(number, metric)
  return metric ? tenths(number) : tenths(number) * metresPerFoot
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10
}
