import { CheckCheck } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import styles from './NotificationList.module.scss'
import { NotificationRow } from './NotificationRow.tsx'
import type { NotificationsViewModel } from './NotificationsViewModel.ts'

/** When a button disappears with its item, the focus stays nearby. */
export const NotificationList = observer(function NotificationList({ model }: { readonly model: NotificationsViewModel }) {
  const { t } = useTranslation('notifications')
  const summary = useRef<HTMLParagraphElement>(null)
  const { list, operation, unread, markRead, markAllRead, timeZone, today } = model
  const markAll = () => {
    summary.current?.focus()
    void markAllRead()
  }
  return (
    <section aria-label={t('list.title')} aria-busy={operation.state === 'wait'} className={styles['notifications']}>
      <div className={styles['summary']}>
        <p ref={summary} tabIndex={-1} className={styles['count']}>
          {unread === 0 ? t('list.allRead') : t('list.unread', { count: unread })}
        </p>
        {unread > 0 && (
          <Button variant="quiet" icon={<CheckCheck size={18} aria-hidden={true} />} onPress={markAll}>
            {t('list.markAll')}
          </Button>
        )}
      </div>
      <ul className={styles['list']}>
        {list.value?.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            timeZone={timeZone}
            today={today}
            onRead={() => void markRead(notification)}
          />
        ))}
      </ul>
    </section>
  )
})
