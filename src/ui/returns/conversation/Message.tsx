import type { TFunction } from 'i18next'
import { Bot, FileText, Store, Trash2, UserRound } from 'lucide-react'
import { memo } from 'react'
import { isOwn, isPicture, type MessageSender, type ReturnMessage } from '#domain/returns/returnMessage'
import { IconButton } from '#ui/kit/buttons/IconButton.tsx'
import { classes } from '#ui/kit/classes.ts'
import styles from './Conversation.module.scss'

interface MessageProps {
  readonly message: ReturnMessage
  readonly place: number
  readonly count: number
  readonly timeOf: (at: Temporal.Instant) => string
  /** Passed in, because a hook in each message costs more than the message. */
  readonly t: TFunction<'returns'>
  readonly onRemove: (message: ReturnMessage) => void
}

const icons = { customer: UserRound, shop: Store, system: Bot } as const satisfies Readonly<Record<MessageSender, unknown>>

export const Message = memo(function Message({ message, timeOf, place, count, t, onRemove }: MessageProps) {
  const { from, name, text, files } = message
  const time = timeOf(message.at)
  const Icon = icons[from]
  return (
    <li className={classes(styles['message'], styles[from])} aria-posinset={place} aria-setsize={count} data-from={from}>
      <p className={styles['sender']}>
        <Icon size={16} aria-hidden={true} />
        <span>{senderText(from, name, t)}</span>
        <span className={styles['time']}>{time}</span>
      </p>
      {isOwn(message) && (
        <div className={styles['delete']}>
          <IconButton label={t('conversation.delete', { time })} onPress={() => onRemove(message)}>
            <Trash2 size={16} aria-hidden={true} />
          </IconButton>
        </div>
      )}
      {text !== '' && (
        <p className={styles['text']} data-part="text">
          {text}
        </p>
      )}
      {files.map((file) => (
        <p key={file.name} className={styles['file']} data-file={file.name}>
          {!isPicture(file) && <FileText size={16} aria-hidden={true} />}
          {file.address === undefined ? (
            file.name
          ) : (
            <a href={file.address} target="_blank" rel="noreferrer">
              {isPicture(file) && <img src={file.address} alt="" width={160} height={120} loading="lazy" decoding="async" />}
              {file.name}
            </a>
          )}
        </p>
      ))}
    </li>
  )
})

function senderText(from: MessageSender, name: string, t: TFunction<'returns'>): string {
  if (from === 'customer') return t('conversation.you')
  return from === 'shop' ? t('conversation.shop', { name }) : t('conversation.system')
}
