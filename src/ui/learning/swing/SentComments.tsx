import { useTranslation } from 'react-i18next'
import type { SentComment } from '#domain/learning/swing'
import { Badge } from '#ui/kit/feedback/Badge.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import styles from './SwingScreen.module.scss'

interface SentCommentsProps {
  readonly comments: readonly SentComment[]
  readonly timeZone: string
}

export function SentComments({ comments, timeZone }: SentCommentsProps) {
  const { t } = useTranslation('swings')
  const formats = useFormats()
  return (
    <section aria-label={t('sent.title')} className={styles['sent']}>
      <header className={styles['sentHead']}>
        <h2 className={styles['heading']}>{t('sent.title')}</h2>
        {comments.length > 0 && <Badge kind="booked">{t('sent.badge')}</Badge>}
      </header>
      {comments.length === 0 ? (
        <p className={styles['none']}>{t('sent.none')}</p>
      ) : (
        <ol className={styles['rows']}>
          {comments.map(({ id, text, at }) => (
            <li key={id} className={styles['row']}>
              <time className={styles['at']} dateTime={at.toString()}>
                {formats.moment(at.toZonedDateTimeISO(timeZone))}
              </time>
              <p className={styles['text']} dir="auto">
                {text}
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
