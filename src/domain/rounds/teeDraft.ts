import type { NumberReader } from '../shared/number.ts'
import { readableText } from '../shared/typedText.ts'
import type { RoundTee } from './round.ts'

/** A tee box as a player types it from the scorecard of a course. */
export interface TeeDraft {
  readonly name: string
  readonly players: 'men' | 'women'
  readonly rating: string
  readonly slope: string
}

export type NewTee = Omit<RoundTee, 'id'>
export type TeeProblems = Partial<Readonly<Record<'name' | 'rating' | 'slope', true>>>

const longestName = 30

export function emptyTee(players: TeeDraft['players']): TeeDraft {
  return { name: '', players, rating: '', slope: '' }
}

/** A course rating is a number of strokes such as 71.6; slopes go from 55 to 155. */
export function newTeeIn(
  { players, ...typed }: TeeDraft,
  numberIn: NumberReader,
): { readonly tee: NewTee } | { readonly problems: TeeProblems } {
  const name = readableText(typed.name)
  const rating = numberIn(typed.rating) ?? Number.NaN
  const slope = numberIn(typed.slope) ?? Number.NaN
  const problems: TeeProblems = {
    ...((name === '' || name.length > longestName) && { name: true }),
    ...(!(rating >= 20 && rating <= 90) && { rating: true }),
    ...(!(Number.isInteger(slope) && slope >= 55 && slope <= 155) && { slope: true }),
  }
  if (Object.keys(problems).length > 0) return { problems }
  return { tee: { name, colour: '#7a8a80', players, rating: Math.round(rating * 10) / 10, slope } }
}
