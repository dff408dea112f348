import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Metres } from '#domain/shared/distance'
import { joinFacts } from '#ui/kit/content/facts.ts'
import { MeasureLine } from '../fitting/charts/MeasureLine.tsx'
import styles from '../fitting/FittingScreen.module.scss'
import { useFittingText } from '../fitting/useFittingText.ts'
import type { PutterFittingViewModel } from './PutterFittingViewModel.ts'
import { PuttsChart } from './PuttsChart.tsx'
import { RollChart } from './RollChart.tsx'

interface PutterChartsProps {
  readonly model: PutterFittingViewModel
  readonly distance: Metres
}

export const PutterCharts = observer(function PutterCharts({ model, distance }: PutterChartsProps) {
  const { t } = useTranslation('fitting')
  const text = useFittingText(model.units)
  const { putters, compared } = model
  const number = Math.max(...putters.map(({ putts }) => putts.length))
  return (
    <>
      <section className={styles['part']}>
        <h2 className={styles['title']}>{t('chart.startLines')}</h2>
        <p className={styles['hint']}>{t('chart.startLinesLead', { number, distance: text.distance(distance) })}</p>
        {putters.map((putter) => (
          <div key={putter.id} className={styles['line']} data-putter={putter.role}>
            <h3 className={styles['measure']}>
              {joinFacts(t(`role.${putter.role}`), t('chart.holed', { holed: model.holedWith(putter), number: putter.putts.length }))}
            </h3>
            <PuttsChart putter={putter} distance={distance} most={widestOf(model, distance)} />
          </div>
        ))}
      </section>
      <section className={styles['part']}>
        <h2 className={styles['title']}>{t('chart.roll')}</h2>
        <p className={styles['hint']}>{t('chart.rollLead')}</p>
        {putters.map((putter) => (
          <div key={putter.id} className={styles['line']}>
            <h3 className={styles['measure']}>{t(`role.${putter.role}`)}</h3>
            <RollChart
              skid={putter.stroke.skid}
              distance={distance}
              skids={t('chart.skids', { distance: text.length(putter.stroke.skid) })}
            />
          </div>
        ))}
      </section>
      <section className={styles['part']}>
        <h2 className={styles['title']}>{t('chart.stroke')}</h2>
        <p className={styles['hint']}>{t('chart.strokeLead')}</p>
        <div className={styles['lines']}>
          {compared
            .filter(({ measure }) => measure !== 'skid')
            .map((each) => (
              <div key={each.measure} className={styles['line']}>
                <h3 className={styles['measure']}>{text.nameOf(each.measure)}</h3>
                <MeasureLine compared={each} write={(value) => text.valueText(each.measure, value)} />
              </div>
            ))}
        </div>
      </section>
    </>
  )
})

function widestOf({ putters }: PutterFittingViewModel, distance: Metres): Metres {
  const lines = putters.flatMap(({ putts }) => putts.map(({ startLine }) => Math.abs(Math.tan((startLine * Math.PI) / 180)) * distance))
  return Math.max(0.12, ...lines) * 1.15
}
