import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Notification } from '#domain/session/notification'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { internalPath, paths } from '#ui/shell/paths.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import styles from './NotificationRow.module.scss'

interface NotificationRowProps {
  readonly notification: Notification
  readonly timeZone: string
  readonly today: Temporal.PlainDate
  readonly onRead: () => void
}

export function NotificationRow({ notification, timeZone, today, onRead }: NotificationRowProps) {
  const { t } = useTranslation('notifications')
  const formats = useFormats()
  const title = useRef<HTMLHeadingElement>(null)
  const { id, title: words, message, at, isRead, link } = notification
  const target = internalPath(link ?? null)
  const moment = at.toZonedDateTimeISO(timeZone)
  const open = () => {
    if (!isRead) onRead()
  }
  const read = () => {
    title.current?.focus()
    onRead()
  }
  return (
    <li className={styles['row']} data-read={isRead}>
      <div className={styles['words']}>
        <h2 ref={title} tabIndex={-1} id={id} className={styles['title']}>
          {!isRead && <span className={styles['new']}>{t('list.new')}</span>}
          {target === paths.home ? (
            words
          ) : (
            <TextLink href={target} onPress={open}>
              {words}
            </TextLink>
          )}
        </h2>
        <p className={styles['message']}>{message}</p>
        <time dateTime={moment.toString({ smallestUnit: 'minute' })} className={styles['at']}>
          {formats.together(formats.relativeDay(moment.toPlainDate(), today), formats.time(moment))}
        </time>
      </div>
      {!isRead && (
        <Button variant="quiet" aria-describedby={id} onPress={read}>
          {t('list.markRead')}
        </Button>
      )}
    </li>
  )
}
