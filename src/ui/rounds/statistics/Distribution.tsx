import { useTranslation } from 'react-i18next'
import { type ScoreDistribution, scoreKinds } from '#domain/rounds/roundStatistics'
import { useFormats } from '#ui/shell/useFormats.ts'
import styles from './RoundStatisticsScreen.module.scss'

/** How many holes ended so; the bars repeat the numbers beside them. */
export function Distribution({ distribution }: { readonly distribution: ScoreDistribution }) {
  const { t } = useTranslation('rounds')
  const formats = useFormats()
  const most = Math.max(1, ...scoreKinds.map((kind) => distribution[kind]))
  return (
    <ul className={styles['bars']}>
      {scoreKinds.map((kind) => (
        <li key={kind}>
          <span>{t(`scores.${kind}`)}</span>
          <svg viewBox="0 0 100 10" preserveAspectRatio="none" className={styles['bar']} aria-hidden="true" focusable="false">
            <rect width={(distribution[kind] / most) * 100} height="10" />
          </svg>
          <span className={styles['count']}>{formats.number(distribution[kind])}</span>
        </li>
      ))}
    </ul>
  )
}
