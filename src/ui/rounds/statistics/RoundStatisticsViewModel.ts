import type { RoundStatistics } from '#app/rounds/ports/RoundStatistics'
import { anyDate, type DateRange, playedIn } from '#domain/rounds/dateRange'
import { type RecentForm, recentForm } from '#domain/rounds/recentForm'
import {
  type CountedStatistic,
  type HistoryPoint,
  history,
  type RoundInHistory,
  type ScoreDistribution,
  type Statistic,
  type StatisticsSummary,
} from '#domain/rounds/roundStatistics'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { type ExplainedStatistic, explainStatistic } from './explainStatistic.ts'

export class RoundStatisticsViewModel {
  readonly summary = new Loaded<StatisticsSummary>()
  readonly history = new Loaded<readonly RoundInHistory[]>()
  readonly distribution = new Loaded<ScoreDistribution>()
  statistic: Statistic = 'toPar'
  range: DateRange = anyDate
  roundId: number | undefined = undefined
  readonly #statistics: RoundStatistics

  constructor(statistics: RoundStatistics) {
    this.#statistics = statistics
    makeReactive(this)
  }

  get rounds(): readonly RoundInHistory[] {
    return playedIn(this.history.value ?? [], this.range)
  }

  get points(): readonly HistoryPoint[] {
    return history(this.rounds, this.statistic)
  }

  get recent(): RecentForm | undefined {
    return recentForm(this.history.value ?? [])
  }

  get chosenRound(): RoundInHistory | undefined {
    return this.history.value?.find(({ roundId }) => roundId === this.roundId)
  }

  why(statistic: CountedStatistic): ExplainedStatistic {
    return explainStatistic(this.summary.value, statistic)
  }

  choose(statistic: Statistic): void {
    this.statistic = statistic
  }

  setRange(range: DateRange): void {
    this.range = range
  }

  async open(roundId: number | undefined): Promise<void> {
    if (roundId !== this.roundId) this.summary.clear()
    this.roundId = roundId
    await Promise.all([
      this.summary.load((signal) => this.#statistics.summary(roundId, signal)),
      this.history.value ? undefined : this.history.load((signal) => this.#statistics.history(signal)),
      this.distribution.value ? undefined : this.distribution.load((signal) => this.#statistics.distribution(signal)),
    ])
  }

  dispose(): void {
    this.summary.cancel()
    this.history.cancel()
    this.distribution.cancel()
  }
}
