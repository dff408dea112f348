import { type CountedStatistic, countedFor, type Share, type StatisticsSummary } from '#domain/rounds/roundStatistics'
import { type Explanation, explain } from '#ui/shell/explanation.ts'

export interface StatisticFigures extends Share, Pick<StatisticsSummary, 'holes' | 'rounds'> {}

export type ExplainedStatistic = Explanation<StatisticFigures> | undefined

export function explainStatistic(summary: StatisticsSummary | undefined, statistic: CountedStatistic): ExplainedStatistic {
  return explain('rounds.statistics-of-known-holes', summary && { ...summary, ...countedFor(summary, statistic) })
}
