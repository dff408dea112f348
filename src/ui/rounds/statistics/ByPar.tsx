import { useTranslation } from 'react-i18next'
import type { ParScores } from '#domain/rounds/scoring/byPar'
import { useFormats } from '#ui/shell/useFormats.ts'
import { Bars } from '../charts/Bars.tsx'
import styles from './RoundStatisticsScreen.module.scss'

export function ByPar({ scores }: { readonly scores: readonly ParScores[] }) {
  const { t } = useTranslation('rounds')
  const formats = useFormats()
  if (scores.length === 0) return <p className={styles['note']}>{t('statistics.noneLead')}</p>
  const rows = scores.map(({ par, holes, strokes }) => ({
    ...{ key: par, name: t('statistics.holesOfPar', { par, count: holes }), value: strokes / holes - par },
    text: formats.tenths(Math.round((strokes / holes) * 10) / 10),
  }))
  return (
    <>
      <p className={styles['note']}>{t('statistics.overPar')}</p>
      <Bars rows={rows} />
    </>
  )
}
