import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { CourseViewModel } from './CourseViewModel.ts'
import styles from './SunAndWind.module.scss'
import { useWeatherText } from './useWeatherText.ts'

const centre = 120
const horizon = 92
const letters = [
  ['n', 0],
  ['e', 90],
  ['s', 180],
  ['w', 270],
] as const

/** The sky from above: the sun by its direction and height, the wind across it. The same is said in words beside it. */
export const SunAndWind = observer(function SunAndWind({ model }: { readonly model: CourseViewModel }) {
  const { t } = useTranslation('courses')
  const text = useWeatherText(model)
  const { hour, sun } = model.teeTime
  if (!hour || !sun) return null
  const [sunX, sunY] = point(sun.azimuth, horizon * (1 - Math.max(0, sun.elevation) / 90))
  return (
    <div className={styles['sky']}>
      <svg viewBox="0 0 240 240" className={styles['dial']} aria-hidden="true" focusable="false">
        {[0, 30, 60].map((elevation) => (
          <circle key={elevation} cx={centre} cy={centre} r={horizon * (1 - elevation / 90)} className={styles['ring']} />
        ))}
        {letters.map(([letter, azimuth]) => {
          const [x, y] = point(azimuth, horizon + 16)
          return (
            <text key={letter} x={x} y={y} className={styles['letter']} textAnchor="middle" dominantBaseline="central">
              {t(`weather.letter.${letter}`)}
            </text>
          )
        })}
        <g transform={`rotate(${hour.windDirection} ${centre} ${centre})`} className={styles['wind']}>
          <path d={`M${centre} ${centre - 70}V${centre + 66}`} />
          <path d={`M${centre - 13} ${centre + 50}L${centre} ${centre + 68}L${centre + 13} ${centre + 50}`} />
          <path d={`M${centre - 9} ${centre - 78}L${centre} ${centre - 66}L${centre + 9} ${centre - 78}`} />
        </g>
        <circle cx={sunX} cy={sunY} r={11} className={styles[sun.elevation < 0 ? 'night' : 'sun']} />
      </svg>
      <dl className={styles['words']}>
        <dt>{t('weather.sun')}</dt>
        <dd>{text.sun(sun)}</dd>
        <dt>{t('weather.wind')}</dt>
        <dd>
          {text.wind(hour)}
          <span className={styles['gusts']}>{text.gusts(hour)}</span>
        </dd>
        <dt>{t('weather.temperature')}</dt>
        <dd>{text.temperature(hour)}</dd>
        <dt>{t('weather.humidity')}</dt>
        <dd>{text.percent(hour.humidity)}</dd>
      </dl>
    </div>
  )
})

/** Clockwise from north. */
function point(azimuth: number, distance: number): readonly [x: number, y: number] {
  const angle = (azimuth * Math.PI) / 180
  return [centre + Math.sin(angle) * distance, centre - Math.cos(angle) * distance]
}
