import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Course } from '#domain/rounds/course'
import { joinFacts } from '#ui/kit/content/facts.ts'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import { useWeatherText } from '../course/useWeatherText.ts'
import type { RoundEditor } from './RoundEditor.ts'
import styles from './RoundForm.module.scss'

interface WeatherLineProps {
  readonly editor: RoundEditor
  readonly course: Course
}

/** In one line; a round can begin without it. */
export const WeatherLine = observer(function WeatherLine({ editor, course }: WeatherLineProps) {
  const { t } = useTranslation(['rounds', 'courses'])
  const formats = useFormats()
  const { forecast } = editor.weather
  const text = useWeatherText(editor.weather)
  const hour = editor.weather.at(editor.teeTime)
  if (forecast.fault) throw forecast.fault.error
  if (forecast.failure) {
    return <FailureNotice failure={forecast.failure} title={t('courses:weather.unread')} onRetry={forecast.retry} busy={forecast.busy} />
  }
  if (!forecast.value || !editor.teeTime) return null
  return (
    <div className={styles['weather']}>
      <h3 className={styles['group']}>{t('rounds:create.weather')}</h3>
      <p className={styles['note']}>
        {hour
          ? joinFacts(
              text.temperature(hour),
              t(`courses:weather.${hour.precipitation}`),
              text.percent(hour.chanceOfPrecipitation),
              text.wind(hour),
            )
          : t('rounds:create.noWeather')}
      </p>
      <p className={styles['note']}>{formats.zone(editor.teeTime, course.city)}</p>
    </div>
  )
})
