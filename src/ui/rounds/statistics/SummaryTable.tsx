import { useTranslation } from 'react-i18next'
import { isShare, type StatisticsSummary, statisticValue } from '#domain/rounds/roundStatistics'
import { useRoundText } from '../rounds/useRoundText.ts'
import styles from './RoundStatisticsScreen.module.scss'

const shown = ['toPar', 'putts', 'greens', 'scrambles', 'upAndDowns', 'badThreePutts', 'tee'] as const

export function SummaryTable({ summary }: { readonly summary: StatisticsSummary }) {
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
          </dd>
        </div>
      ))}
    </dl>
  )
}
