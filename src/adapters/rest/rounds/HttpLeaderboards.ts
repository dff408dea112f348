import type { Leaderboards } from '#app/rounds/ports/Leaderboards'
import type { ChallengeType } from '#domain/rounds/challenge'
import type { LeaderboardEntry, LeaderboardFilter } from '#domain/rounds/leaderboard'
import type { RestClient } from '../RestClient.ts'
import { centreLeaderboard, coachLeaderboard, globalLeaderboard } from './leaderboardCalls.ts'

export class HttpLeaderboards implements Leaderboards {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async of(type: ChallengeType, filter: LeaderboardFilter, signal?: AbortSignal): Promise<readonly LeaderboardEntry[]> {
    const { data } = await this.send(type, filter, signal)
    return data.map(({ name, value, own = false }) => ({ name, value, isOwn: own }))
  }

  private send(type: ChallengeType, filter: LeaderboardFilter, signal: AbortSignal | undefined) {
    if (filter.scope === 'centre') return this.client.send(centreLeaderboard, { query: { type, centerId: filter.centreId }, signal })
    if (filter.scope === 'coach') return this.client.send(coachLeaderboard, { query: { type, coachId: filter.coachId }, signal })
    return this.client.send(globalLeaderboard, { query: { type }, signal })
  }
}
