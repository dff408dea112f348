import { useTranslation } from 'react-i18next'
import type { SunPosition } from '#domain/rounds/sun'
import { compassPoint, type HourOfWeather, toTemperature, toWindSpeed } from '#domain/rounds/weather'
import { useFormats } from '#ui/shell/useFormats.ts'
import type { CourseViewModel } from './CourseViewModel.ts'

export function useWeatherText({ metricDistances, metricSpeeds }: Pick<CourseViewModel, 'metricDistances' | 'metricSpeeds'>) {
  const { t } = useTranslation('courses')
  const formats = useFormats()
  const speed = (metresPerSecond: number) => formats.measure(toWindSpeed(metresPerSecond, metricSpeeds))
  return {
    temperature: ({ temperature }: HourOfWeather) => formats.measure(toTemperature(temperature, metricDistances)),
    percent: (value: number) => formats.measure({ value: Math.round(value), unit: 'percent' }),
    wind: ({ windSpeed, windDirection }: HourOfWeather) =>
      toWindSpeed(windSpeed, metricSpeeds).value === 0
        ? t('weather.calm')
        : t('weather.windFrom', { speed: speed(windSpeed), from: t(`weather.point.${compassPoint(windDirection)}`) }),
    gusts: ({ windGust }: HourOfWeather) => t('weather.gusts', { speed: speed(windGust) }),
    sun: ({ azimuth, elevation }: SunPosition) =>
      elevation < 0
        ? t('weather.sunDown')
        : t('weather.sunUp', { height: Math.round(elevation), at: t(`weather.point.${compassPoint(azimuth)}`) }),
  }
}
