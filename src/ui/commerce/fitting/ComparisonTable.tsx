import { TrendingDown, TrendingUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Compared, FittingMeasure, Trend } from '#domain/commerce/fitting/comparison'
import type { StrokeMeasure } from '#domain/commerce/fitting/putterFitting'
import styles from './Tables.module.scss'
import type { useFittingText } from './useFittingText.ts'

interface ComparisonTableProps {
  readonly compared: readonly Compared<FittingMeasure | StrokeMeasure>[]
  readonly text: ReturnType<typeof useFittingText>
  /** The headings of both columns. */
  readonly own: string
  readonly selected: string
}

export function ComparisonTable({ compared, text, own, selected }: ComparisonTableProps) {
  const { t } = useTranslation('fitting')
  return (
    <div className={styles['place']}>
      <table className={styles['table']}>
        <caption>{t('table.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('table.measure')}</th>
            <th scope="col">{own}</th>
            <th scope="col">{selected}</th>
            <th scope="col">{t('table.change')}</th>
          </tr>
        </thead>
        <tbody>
          {compared.map(({ measure, target, trend, ...values }) => (
            <tr key={measure} data-measure={measure} data-trend={trend ?? 'none'}>
              <th scope="row">
                {text.nameOf(measure)}
                {target && (
                  <span className={styles['aim']}>{t('chart.aim', { range: text.rangeText(measure, target.from, target.to) })}</span>
                )}
              </th>
              <td>{values.own === undefined ? t('table.none') : text.valueText(measure, values.own)}</td>
              <td>{text.valueText(measure, values.selected)}</td>
              <td>
                {values.own === undefined ? t('table.none') : text.changeText(measure, values.own, values.selected)}
                <TrendMark trend={trend} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function TrendMark({ trend }: { readonly trend: Trend }) {
  const { t } = useTranslation('fitting')
  if (!trend) return null
  const Icon = trend === 'better' ? TrendingUp : TrendingDown
  return (
    <span className={styles[trend]}>
      <Icon size={14} aria-hidden={true} /> {t(`table.${trend}`)}
    </span>
  )
}
