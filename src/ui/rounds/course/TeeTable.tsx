import { useTranslation } from 'react-i18next'
import { type Course, lengthOf, type TeeBox, teesByLength } from '#domain/rounds/course'
import { toPlayDistance } from '#domain/shared/distance'
import { useFormats } from '#ui/shell/useFormats.ts'
import styles from './TeeTable.module.scss'

interface TeeTableProps {
  readonly course: Course
  readonly metric: boolean
}

export function TeeTable({ course, metric }: TeeTableProps) {
  const { t } = useTranslation('courses')
  const formats = useFormats()
  const length = (tee: TeeBox) => {
    const metres = lengthOf(course, tee.id)
    return metres === undefined ? '–' : formats.playDistance(toPlayDistance(metres, metric))
  }
  const rated = (tee: TeeBox, players: 'men' | 'women') => {
    const found = tee.ratings.find((rating) => rating.players === players)
    if (!found) return <span className={styles['none']}>{t('course.notRated')}</span>
    return t('course.ratingAndSlope', { rating: found.rating?.toFixed(1) ?? '–', slope: found.slope ?? '–' })
  }
  return (
    <section className={styles['tees']}>
      <h2 className={styles['title']}>{t('course.tees')}</h2>
      <p className={styles['help']}>{t('course.ratingHelp')}</p>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t('course.tee')}</th>
            <th scope="col">{t('course.length')}</th>
            <th scope="col">{t('course.men')}</th>
            <th scope="col">{t('course.women')}</th>
          </tr>
        </thead>
        <tbody>
          {teesByLength(course).map((tee) => (
            <tr key={tee.id}>
              <th scope="row">
                <span className={styles['tee']}>
                  <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false" className={styles['mark']}>
                    <circle cx="8" cy="8" r="7" fill={tee.colour} />
                  </svg>
                  {tee.name}
                </span>
              </th>
              <td>{length(tee)}</td>
              <td>{rated(tee, 'men')}</td>
              <td>{rated(tee, 'women')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
