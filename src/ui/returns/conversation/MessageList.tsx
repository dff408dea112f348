import { ArrowDown } from 'lucide-react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReturnMessage } from '#domain/returns/returnMessage'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import styles from './Conversation.module.scss'
import { Message } from './Message.tsx'
import { useLatestMessages } from './useLatestMessages.ts'

interface MessageListProps {
  readonly messages: readonly ReturnMessage[]
  readonly momentOf: (at: Temporal.Instant) => Temporal.ZonedDateTime
  readonly onRemove: (message: ReturnMessage) => void
}

/** The latest messages at the end; earlier ones come as the customer scrolls up. */
export function MessageList({ messages, momentOf, onRemove }: MessageListProps) {
  const { t } = useTranslation('returns')
  const formats = useFormats()
  const timeOf = useCallback((at: Temporal.Instant) => formats.moment(momentOf(at)), [formats, momentOf])
  const { shown, first, scroller, isAway, toLatest } = useLatestMessages(messages)
  if (messages.length === 0) return <p className={styles['none']}>{t('conversation.none')}</p>
  return (
    <div className={styles['frame']}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls must be reachable by keyboard */}
      <div ref={scroller} className={styles['scroller']} tabIndex={0} role="group" aria-label={t('conversation.title')}>
        <ol className={styles['messages']}>
          {shown.map((message, index) => (
            <Message key={message.id} {...{ message, timeOf, t, onRemove }} place={first + index + 1} count={messages.length} />
          ))}
        </ol>
      </div>
      {isAway && (
        <div className={styles['latest']}>
          <Button variant="outline" icon={<ArrowDown size={18} aria-hidden={true} />} onPress={toLatest}>
            {t('conversation.toLatest')}
          </Button>
        </div>
      )}
    </div>
  )
}
