import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { DispersionChart } from './charts/DispersionChart.tsx'
import { FlightChart } from './charts/FlightChart.tsx'
import { MeasureLine } from './charts/MeasureLine.tsx'
import styles from './FittingScreen.module.scss'
import type { FittingViewModel } from './FittingViewModel.ts'
import { useFittingText } from './useFittingText.ts'

export const FittingCharts = observer(function FittingCharts({ model }: { readonly model: FittingViewModel }) {
  const { t } = useTranslation('fitting')
  const text = useFittingText(model.units)
  const metric = model.units.metricDistances
  const series = [['own', model.own] as const, ['selected', model.selected] as const].flatMap(([kind, club]) => {
    const chart = model.chartOf(club)
    return club && chart ? [{ kind, carry: club.average.carry, ...chart }] : []
  })
  const lines = model.compared.filter(({ target }) => target)
  if (series.length === 0) return null
  return (
    <>
      <section className={styles['part']}>
        <h2 className={styles['title']}>{t('chart.flight')}</h2>
        <p className={styles['hint']}>{t('chart.flightLead')}</p>
        <FlightChart flights={series} metric={metric} />
      </section>
      <div className={styles['pair']}>
        <section className={styles['part']}>
          <h2 className={styles['title']}>{t('chart.dispersion')}</h2>
          <p className={styles['hint']}>{t('chart.dispersionLead')}</p>
          <DispersionChart series={series} metric={metric} />
        </section>
        {lines.length > 0 && (
          <section className={styles['part']}>
            <h2 className={styles['title']}>{t('chart.launch')}</h2>
            <p className={styles['hint']}>{t('chart.launchLead')}</p>
            {lines.map((compared) => (
              <div key={compared.measure} className={styles['line']}>
                <h3 className={styles['measure']}>{text.nameOf(compared.measure)}</h3>
                <MeasureLine compared={compared} write={(value) => text.valueText(compared.measure, value)} />
              </div>
            ))}
          </section>
        )}
      </div>
    </>
  )
})
