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
export function newTeeIn({ name, players, ...typed }: TeeDraft): { readonly tee: NewTee } | { readonly problems: TeeProblems } {
  const rating = Number(typed.rating.trim().replace(',', '.'))
  const slope = Number(typed.slope.trim())
  const problems: TeeProblems = {
    ...((name.trim() === '' || name.trim().length > longestName) && { name: true }),
    ...(!(rating >= 20 && rating <= 90) && { rating: true }),
    ...(!(Number.isInteger(slope) && slope >= 55 && slope <= 155) && { slope: true }),
  }
  if (Object.keys(problems).length > 0) return { problems }
  return { tee: { name: name.trim(), colour: '#7a8a80', players, rating: Math.round(rating * 10) / 10, slope } }
}
