import type { RoundInHistory, ScoreDistribution, StatisticsSummary } from '#domain/rounds/roundStatistics'
import { type Token, token } from '../../shared/token.ts'

/** What the club computes from the player's rounds. */
export interface RoundStatistics {
  /** Of one round, or of all. */
  summary(roundId: number | undefined, signal?: AbortSignal): Promise<StatisticsSummary>
  history(signal?: AbortSignal): Promise<readonly RoundInHistory[]>
  distribution(signal?: AbortSignal): Promise<ScoreDistribution>
}
export const RoundStatistics: Token<RoundStatistics> = token('RoundStatistics')
