import { observer } from 'mobx-react-lite'
import { Button } from 'react-aria-components/Button'
import { useTranslation } from 'react-i18next'
import type { CoachNote, Lesson } from '#domain/learning/lesson'
import { Monogram } from '#ui/kit/content/Monogram.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import { usePersonName } from '#ui/shell/usePersonName.ts'
import { videoTime } from '../videoTime.ts'
import styles from './CoachNotes.module.scss'
import type { LessonVideos } from './LessonVideos.ts'

export const CoachNotes = observer(function CoachNotes({ videos }: { readonly videos: LessonVideos }) {
  const { t } = useTranslation('lessons')
  const { lesson, reachedNote, goTo } = videos
  const { comment, notes, isArchived } = lesson
  return (
    <>
      <Coach lesson={lesson} />
      {comment && <blockquote className={styles['comment']}>{comment}</blockquote>}
      {notes.length > 0 && (
        <section aria-label={t('lesson.notes')}>
          <h2 className={styles['heading']}>{t('lesson.notes')}</h2>
          <ol className={styles['notes']}>
            {notes.map((note) => (
              <Note key={note.id} note={note} isReached={note === reachedNote} onGo={isArchived ? undefined : goTo} />
            ))}
          </ol>
        </section>
      )}
    </>
  )
})

function Coach({ lesson: { coach, centre, start, minutes } }: { readonly lesson: Lesson }) {
  const { t } = useTranslation('lessons')
  const formats = useFormats()
  const nameOf = usePersonName()
  const begin = start.toZonedDateTimeISO(centre.timeZone)
  const [from, to] = [begin, begin.add({ minutes })].map((time) => formats.time(time))
  return (
    <div className={styles['coach']}>
      {coach && <Monogram id={coach.id} name={coach} tint="sand" />}
      <div>
        {coach && (
          <p data-part="coach" className={styles['name']}>
            {nameOf(coach)}
          </p>
        )}
        <p className={styles['place']}>{centre.name}</p>
        <p className={styles['place']}>
          <time dateTime={begin.toString({ smallestUnit: 'minute' })}>
            {t('lesson.times', { from, to, zone: formats.zone(begin, centre.city) })}
          </time>
        </p>
      </div>
    </div>
  )
}

interface NoteProps {
  readonly note: CoachNote
  readonly isReached: boolean
  readonly onGo: ((note: CoachNote) => void) | undefined
}

function Note({ note, isReached, onGo }: NoteProps) {
  const { t } = useTranslation('lessons')
  const { title, text, moment } = note
  const time = moment && videoTime(moment.time)
  return (
    <li className={styles['note']} aria-current={isReached ? 'true' : undefined}>
      {time && onGo ? (
        <Button className={styles['time'] ?? ''} aria-label={t('lesson.moment', { time, title })} onPress={() => onGo(note)}>
          {time}
        </Button>
      ) : (
        <span />
      )}
      <div>
        <h3 className={styles['title']}>{title}</h3>
        <p className={styles['text']}>{text}</p>
      </div>
    </li>
  )
}
