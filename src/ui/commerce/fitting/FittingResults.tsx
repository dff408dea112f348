import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useLazy } from '#ui/kit/content/useLazy.ts'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { ComparisonTable } from './ComparisonTable.tsx'
import { Legend } from './charts/Legend.tsx'
import styles from './FittingScreen.module.scss'
import type { FittingViewModel } from './FittingViewModel.ts'
import { Gains } from './Gains.tsx'
import { ShotsTable } from './ShotsTable.tsx'
import { useFittingText } from './useFittingText.ts'

const load = () => import('./FittingCharts.tsx')

/** Both clubs beside each other: as figures, as charts, and as tables with the same numbers. */
export const FittingResults = observer(function FittingResults({ model }: { readonly model: FittingViewModel }) {
  const { t } = useTranslation('fitting')
  const text = useFittingText(model.units)
  const charts = useLazy(load)
  const { own, selected, compared, reading } = model
  if (!selected) return null
  const clubs = [
    ...(own ? [{ kind: 'own' as const, role: t('role.current'), name: own.name }] : []),
    { kind: 'selected' as const, role: t(`role.${selected.role}`), name: selected.name },
  ]
  return (
    <div className={styles['results']} aria-busy={reading.busy} data-selected={selected.name}>
      <Gains compared={compared} text={text} />
      <Legend entries={clubs} />
      <div className={styles['charts']}>{charts ? <charts.FittingCharts model={model} /> : <Skeleton lines={12} />}</div>
      <ComparisonTable compared={compared} text={text} own={t('role.current')} selected={t(`role.${selected.role}`)} />
      <ShotsTable model={model} text={text} />
    </div>
  )
})
