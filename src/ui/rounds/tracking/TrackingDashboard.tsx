import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { hasTrend } from '#domain/rounds/roundSeries'
import { isPerRound, trackingTypes } from '#domain/rounds/tracking'
import { Chip } from '#ui/kit/buttons/Chip.tsx'
import { useLazy } from '#ui/kit/content/useLazy.ts'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import styles from './TrackingScreen.module.scss'
import type { TrackingViewModel } from './TrackingViewModel.ts'
import { useTrackingText } from './useTrackingText.ts'
import { WhyAverage } from './WhyAverage.tsx'

const load = () => import('./TrackingChart.tsx')

export const TrackingDashboard = observer(function TrackingDashboard({ screen }: { readonly screen: TrackingViewModel }) {
  const { t } = useTranslation('tracking')
  const { valueText } = useTrackingText()
  const { type, average, total, points } = screen
  const chart = useLazy(load)
  return (
    <section className={styles['dashboard']}>
      <fieldset className={styles['types']}>
        <legend className={styles['heard']}>{t('page.types')}</legend>
        {trackingTypes.map((each) => (
          <Chip key={each} isChosen={each === type} onPress={() => screen.choose(each)}>
            {t(`types.${each}`)}
          </Chip>
        ))}
      </fieldset>
      <div className={styles['summary']}>
        <h2 className={styles['statistic']}>{t(`types.${type}`)}</h2>
        <p className={styles['average']} data-part="average">
          {valueText(average, type)}
        </p>
        <p className={styles['lead']}>
          {isPerRound(type) ? t('page.perRound', { total: total.count }) : t('page.ofChances', { total: total.count, chances: total.of })}
        </p>
        <WhyAverage screen={screen} />
      </div>
      {points.length < 2 ? (
        <p className={styles['lead']}>{t('page.few')}</p>
      ) : (
        <div className={styles['frame']}>{chart ? <chart.TrackingChart screen={screen} /> : <Skeleton lines={8} />}</div>
      )}
      {hasTrend(points) && <p className={styles['lead']}>{t('page.trend')}</p>}
    </section>
  )
})
