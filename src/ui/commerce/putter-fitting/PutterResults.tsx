import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Metres } from '#domain/shared/distance'
import { useLazy } from '#ui/kit/content/useLazy.ts'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { ComparisonTable } from '../fitting/ComparisonTable.tsx'
import { Legend } from '../fitting/charts/Legend.tsx'
import styles from '../fitting/FittingScreen.module.scss'
import { useFittingText } from '../fitting/useFittingText.ts'
import type { PutterFittingViewModel } from './PutterFittingViewModel.ts'
import { PuttsTable } from './PuttsTable.tsx'

const load = () => import('./PutterCharts.tsx')

interface PutterResultsProps {
  readonly model: PutterFittingViewModel
  readonly distance: Metres
}

/** The player's own putter and the recommended one: as charts, and as tables with the same numbers. */
export const PutterResults = observer(function PutterResults({ model, distance }: PutterResultsProps) {
  const { t } = useTranslation('fitting')
  const text = useFittingText(model.units)
  const charts = useLazy(load)
  const putters = model.putters.map(({ role, name }) => ({
    ...{ kind: role === 'current' ? ('own' as const) : ('selected' as const), role: t(`role.${role}`), name },
  }))
  if (putters.length === 0) return null
  return (
    <div className={styles['results']}>
      <Legend entries={putters} />
      <div className={styles['charts']}>{charts ? <charts.PutterCharts model={model} distance={distance} /> : <Skeleton lines={12} />}</div>
      <ComparisonTable compared={model.compared} text={text} own={t('role.current')} selected={t('role.recommended')} />
      <PuttsTable model={model} text={text} distance={distance} />
    </div>
  )
})
