import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { type CountedStatistic, isShare, type StatisticsSummary, statisticValue } from '#domain/rounds/roundStatistics'
import { useRoundText } from '../rounds/useRoundText.ts'
import type { ExplainedStatistic } from './explainStatistic.ts'
import styles from './RoundStatisticsScreen.module.scss'
import { WhyStatistic } from './WhyStatistic.tsx'

const shown = ['toPar', 'putts', 'greens', 'scrambles', 'upAndDowns', 'badThreePutts', 'tee'] as const

interface SummaryTableProps {
  readonly summary: StatisticsSummary
  readonly why: (statistic: CountedStatistic) => ExplainedStatistic
}

export const SummaryTable = observer(function SummaryTable({ summary, why }: SummaryTableProps) {
  const { t } = useTranslation('rounds')
  const text = useRoundText()
  return (
    <dl className={styles['summary']}>
      {shown.map((statistic) => (
        <div key={statistic}>
          <dt>{t(`types.${statistic}`)}</dt>
          <dd>
            <span className={styles['figure']}>{text.value(statisticValue(summary, statistic), statistic)}</span>
            <span className={styles['note']}>
              {isShare(statistic)
                ? t('statistics.ofChances', { total: summary[statistic].count, chances: summary[statistic].of })
                : t('statistics.per18')}
            </span>
            <WhyStatistic explanation={why(statistic)} statistic={statistic} />
          </dd>
        </div>
      ))}
    </dl>
  )
})
