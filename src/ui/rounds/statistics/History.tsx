import { observer } from 'mobx-react-lite'
import { Link } from 'react-aria-components/Link'
import { useTranslation } from 'react-i18next'
import { hasTrend } from '#domain/rounds/roundSeries'
import { type HistoryPoint, isPer18, statistics } from '#domain/rounds/roundStatistics'
import { Chip } from '#ui/kit/buttons/Chip.tsx'
import { useIncrementalList } from '#ui/kit/content/useIncrementalList.ts'
import { useLazy } from '#ui/kit/content/useLazy.ts'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { pathOfRoundStatistics } from '#ui/shell/paths.ts'
import { DateRangeFields } from '../rounds/DateRangeFields.tsx'
import { useRoundText } from '../rounds/useRoundText.ts'
import { Recent } from './Recent.tsx'
import styles from './RoundStatisticsScreen.module.scss'
import type { RoundStatisticsViewModel } from './RoundStatisticsViewModel.ts'

const load = () => import('./HistoryChart.tsx')

/** One statistic over time, as a chart and as a table. */
export const History = observer(function History({ model }: { readonly model: RoundStatisticsViewModel }) {
  const { t } = useTranslation('rounds')
  const chart = useLazy(load)
  const { statistic, points } = model
  return (
    <>
      <fieldset className={styles['types']}>
        <legend className={styles['heard']}>{t('statistics.choose')}</legend>
        {statistics.map((each) => (
          <Chip key={each} isChosen={each === statistic} onPress={() => model.choose(each)}>
            {t(`types.${each}`)}
          </Chip>
        ))}
      </fieldset>
      {model.roundId === undefined && <Recent model={model} />}
      <DateRangeFields range={model.range} onChange={model.setRange} />
      {model.roundId === undefined && <p className={styles['note']}>{t('statistics.historyOnly')}</p>}
      {statistic === 'handicapIndex' && <p className={styles['note']}>{t('statistics.estimate')}</p>}
      {points.length < 2 ? (
        <p className={styles['note']}>{t('statistics.few')}</p>
      ) : (
        <div className={styles['frame']}>{chart ? <chart.HistoryChart model={model} /> : <Skeleton lines={8} />}</div>
      )}
      {hasTrend(points) && <p className={styles['note']}>{t('statistics.trend')}</p>}
      {points.length > 0 && <HistoryTable model={model} points={points.toReversed()} />}
    </>
  )
})

interface HistoryTableProps {
  readonly model: RoundStatisticsViewModel
  readonly points: readonly HistoryPoint[]
}

function HistoryTable({ model, points }: HistoryTableProps) {
  const { t } = useTranslation('rounds')
  const text = useRoundText()
  const { shown, end } = useIncrementalList(points)
  return (
    <>
      <table className={styles['table']} aria-rowcount={points.length + 1}>
        <thead>
          <tr>
            <th scope="col">{t('statistics.round')}</th>
            <th scope="col">
              {t(`types.${model.statistic}`)}
              {isPer18(model.statistic) && <span className={styles['per']}>{t('statistics.per18')}</span>}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ round, value }) => (
            <tr key={round.roundId}>
              <th scope="row">
                <Link href={pathOfRoundStatistics(round.roundId)}>
                  {t('statistics.ofRound', { course: round.courseName, date: text.date(round) })}
                </Link>
              </th>
              <td>{text.value(value, model.statistic)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {end && <div ref={end} />}
    </>
  )
}
