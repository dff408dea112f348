import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { teeHours } from '#domain/rounds/weather'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { SelectField } from '#ui/kit/fields/SelectField.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import type { CourseViewModel } from './CourseViewModel.ts'
import { HourTable } from './HourTable.tsx'
import { SunAndWind } from './SunAndWind.tsx'
import styles from './TeeTimeSection.module.scss'

export const TeeTimeSection = observer(function TeeTimeSection({ model }: { readonly model: CourseViewModel }) {
  const { t } = useTranslation('courses')
  const { teeTime: tee, course } = model
  const formats = useFormats()
  const { teeTime } = tee
  if (!teeTime || !course) return null
  const days = tee.days.map((day) => ({ value: day.toString(), label: formats.shortDay(day) }))
  const hours = teeHours.map((hour) => ({ value: String(hour), label: formats.time(Temporal.PlainTime.from({ hour })) }))
  return (
    <section className={styles['weather']}>
      <h2 className={styles['title']}>{t('weather.title')}</h2>
      <div className={styles['when']}>
        <SelectField
          label={t('weather.day')}
          name="day"
          options={days}
          value={teeTime.toPlainDate().toString()}
          onChange={(day) => tee.chooseDay(Temporal.PlainDate.from(day))}
        />
        <SelectField
          label={t('weather.hour')}
          name="hour"
          options={hours}
          value={String(teeTime.hour)}
          onChange={(hour) => tee.chooseTeeHour(Number(hour))}
        />
      </div>
      <p className={styles['zone']}>{t('weather.zone', { zone: formats.zone(teeTime, course.city) })}</p>
      <LoadedView loaded={tee.forecast} skeleton={<Skeleton lines={6} />} failed={t('weather.unread')}>
        {() =>
          tee.hours.length === 0 ? (
            <p className={styles['zone']}>{t('weather.beyond')}</p>
          ) : (
            <>
              <SunAndWind model={model} />
              <HourTable model={model} />
            </>
          )
        }
      </LoadedView>
    </section>
  )
})
