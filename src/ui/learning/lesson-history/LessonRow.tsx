import { useTranslation } from 'react-i18next'
import { dayOf, type LessonSummary } from '#domain/learning/lesson'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { Badge } from '#ui/kit/feedback/Badge.tsx'
import { pathOfLesson } from '#ui/shell/paths.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import { usePersonName } from '#ui/shell/usePersonName.ts'
import { Poster } from '../library/Poster.tsx'
import styles from './LessonRow.module.scss'

export function LessonRow({ lesson }: { readonly lesson: LessonSummary }) {
  const { t } = useTranslation('lessons')
  const formats = useFormats()
  const nameOf = usePersonName()
  const { id, title, kind, coach, centre, poster, videoCount, isArchived } = lesson
  const day = dayOf(lesson)
  return (
    <li className={styles['row']}>
      <Poster address={poster} progress={0} />
      <div className={styles['words']}>
        <p className={styles['kicker']}>
          <time dateTime={day.toString()}>{t('lesson.kicker', { day: formats.shortDay(day), kind })}</time>
        </p>
        <h3 className={styles['title']}>
          <TextLink href={pathOfLesson(id)}>{title}</TextLink>
        </h3>
        <p className={styles['facts']}>
          <span>{coach ? t('history.where', { coach: nameOf(coach), centre: centre.name }) : centre.name}</span>
          {isArchived ? <Badge kind="past">{t('history.archived')}</Badge> : <span>{t('history.videos', { count: videoCount })}</span>}
        </p>
      </div>
    </li>
  )
}
