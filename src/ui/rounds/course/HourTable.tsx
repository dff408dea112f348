import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Chip } from '#ui/kit/buttons/Chip.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import type { CourseViewModel } from './CourseViewModel.ts'
import styles from './HourTable.module.scss'
import { useWeatherText } from './useWeatherText.ts'

/** A row for each hour of the round; its time shows the sun and the wind of that hour. */
export const HourTable = observer(function HourTable({ model }: { readonly model: CourseViewModel }) {
  const { t } = useTranslation('courses')
  const formats = useFormats()
  const text = useWeatherText(model)
  const { teeTime: tee, course } = model
  return (
    <table className={styles['hours']}>
      <caption className={styles['heard']}>{t('weather.hours')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('weather.time')}</th>
          <th scope="col">
            <abbr title={t('weather.temperature')}>{t('weather.temperatureColumn')}</abbr>
          </th>
          <th scope="col">{t('weather.precipitation')}</th>
          <th scope="col">{t('weather.wind')}</th>
        </tr>
      </thead>
      <tbody>
        {tee.hours.map((hour, index) => {
          const time = formats.time(hour.at.toZonedDateTimeISO(course?.timeZone ?? 'UTC'))
          return (
            <tr key={time}>
              <th scope="row">
                <Chip isChosen={hour === tee.hour} onPress={() => tee.showHour(index)} label={t('weather.show', { time })}>
                  {time}
                </Chip>
              </th>
              <td>{text.temperature(hour)}</td>
              <td>
                {text.percent(hour.chanceOfPrecipitation)}
                <span className={styles['kind']}>{t(`weather.${hour.precipitation}`)}</span>
              </td>
              <td>{text.wind(hour)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
})
