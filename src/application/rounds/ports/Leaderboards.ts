import type { ChallengeType } from '#domain/rounds/challenge'
import type { LeaderboardEntry, LeaderboardFilter } from '#domain/rounds/leaderboard'
import { type Token, token } from '../../shared/token.ts'

export interface Leaderboards {
  /** In no particular order. */
  of(type: ChallengeType, filter: LeaderboardFilter, signal?: AbortSignal): Promise<readonly LeaderboardEntry[]>
}
export const Leaderboards: Token<Leaderboards> = token('Leaderboards')
