import { golferId } from '#app/rounds/golferId'
import type { CurrentGolfer } from '#app/rounds/ports/CurrentGolfer'
import type { RoundStatistics } from '#app/rounds/ports/RoundStatistics'
import type { RoundInHistory, ScoreDistribution, StatisticsSummary } from '#domain/rounds/roundStatistics'
import type { RestClient } from '../RestClient.ts'
import { roundStats, statHistory, statSummary, statSummaryOfRound } from './roundStatisticsCalls.ts'

export class HttpRoundStatistics implements RoundStatistics {
  private readonly client: Pick<RestClient, 'send'>
  private readonly golfer: CurrentGolfer

  constructor(client: Pick<RestClient, 'send'>, golfer: CurrentGolfer) {
    this.client = client
    this.golfer = golfer
  }

  async summary(roundId: number | undefined, signal?: AbortSignal): Promise<StatisticsSummary> {
    const playerId = await golferId(this.golfer)
    if (roundId === undefined) return (await this.client.send(statSummary, { query: { playerId }, signal })).data
    return (await this.client.send(statSummaryOfRound, { query: { playerId, roundId: String(roundId) }, signal })).data
  }

  async history(signal?: AbortSignal): Promise<readonly RoundInHistory[]> {
    const { data } = await this.client.send(statHistory, { query: { playerId: await golferId(this.golfer) }, signal })
    return data.map(({ timezone, playedAt, handicapIndex, ...round }) => ({
      ...{ ...round, handicapIndex, playedAt: playedAt.toZonedDateTimeISO(timezone) },
    }))
  }

  async distribution(signal?: AbortSignal): Promise<ScoreDistribution> {
    return (await this.client.send(roundStats, { query: { playerId: await golferId(this.golfer) }, signal })).data
  }
}
