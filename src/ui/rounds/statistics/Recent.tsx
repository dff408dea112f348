import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { statisticValue } from '#domain/rounds/roundStatistics'
import { Bars } from '../charts/Bars.tsx'
import { useRoundText } from '../rounds/useRoundText.ts'
import styles from './RoundStatisticsScreen.module.scss'
import type { RoundStatisticsViewModel } from './RoundStatisticsViewModel.ts'

export const Recent = observer(function Recent({ model }: { readonly model: RoundStatisticsViewModel }) {
  const { t } = useTranslation('rounds')
  const text = useRoundText()
  const { recent: form, statistic } = model
  if (statistic === 'handicapIndex') return null
  if (!form) return <p className={styles['note']}>{t('statistics.fewRecent')}</p>
  const rows = [
    { key: 'recent', name: t('statistics.lastRounds', { count: form.rounds }), value: statisticValue(form.recent, statistic) },
    { key: 'year', name: t('statistics.lastYear'), value: statisticValue(form.year, statistic) },
  ]
  return <Bars rows={rows.map((row) => ({ ...row, value: row.value ?? 0, text: text.value(row.value, statistic) }))} />
})
