import { useTranslation } from 'react-i18next'
import type { Drill } from '#domain/learning/lesson'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import { pathOfVideo } from '../learningPaths.ts'
import styles from './Drills.module.scss'

export function Drills({ drills }: { readonly drills: readonly Drill[] }) {
  const { t } = useTranslation('lessons')
  const formats = useFormats()
  return (
    <section aria-label={t('lesson.drills')}>
      <h2 className={styles['heading']}>{t('lesson.drills')}</h2>
      <ul className={styles['drills']}>
        {drills.map(({ id, title, note, due, videoId }) => (
          <li key={id} className={styles['drill']}>
            <h3 className={styles['title']}>{title}</h3>
            {note && <p className={styles['note']}>{note}</p>}
            {due && (
              <p className={styles['note']}>
                <time dateTime={due.toString()}>{t('lesson.due', { day: formats.date(due) })}</time>
              </p>
            )}
            {videoId !== undefined && (
              <TextLink href={pathOfVideo(videoId)} small={true}>
                {t('lesson.watch')}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
