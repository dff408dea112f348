import { type ChallengeType, compareScores } from './challenge.ts'

export const leaderboardScopes = ['global', 'centre', 'coach'] as const
export type LeaderboardScope = (typeof leaderboardScopes)[number]

/** Everybody, or the players of one centre or of one coach. */
export type LeaderboardFilter =
  | { readonly scope: 'global' }
  | { readonly scope: 'centre'; readonly centreId: string }
  | { readonly scope: 'coach'; readonly coachId: string }

export interface LeaderboardEntry {
  /** As the club shows it to others. */
  readonly name: string
  readonly value: number
  readonly isOwn: boolean
}

export interface RankedEntry extends LeaderboardEntry {
  readonly rank: number
  /** Others have the same rank. */
  readonly isTied: boolean
}

/** Best first; equal scores share a rank, and the next one skips as many. */
export function rankedEntries(entries: readonly LeaderboardEntry[], type: ChallengeType): readonly RankedEntry[] {
  const sorted = entries.toSorted((one, other) => compareScores(type, one.value, other.value))
  const ranks = new Map<number, { readonly rank: number; readonly count: number }>()
  for (const [index, { value }] of sorted.entries()) {
    const before = ranks.get(value)
    ranks.set(value, before ? { ...before, count: before.count + 1 } : { rank: index + 1, count: 1 })
  }
  return sorted.map((entry) => {
    const { rank = 0, count = 1 } = ranks.get(entry.value) ?? {}
    return { ...entry, rank, isTied: count > 1 }
  })
}

export interface PlaceFigures {
  readonly value: number
  readonly better: number
  /** Others with the same score. */
  readonly equal: number
  readonly ranked: number
}

/** What decides the place of one of the entries. */
export function placeFigures({ rank, value }: RankedEntry, entries: readonly RankedEntry[]): PlaceFigures {
  const equal = entries.filter((entry) => entry.rank === rank).length - 1
  return { value, better: rank - 1, equal, ranked: entries.length }
}

export function leaderboardScopeIn(text: string | null | undefined): LeaderboardScope {
  return leaderboardScopes.find((scope) => scope === text) ?? 'global'
}
