import { Copy, Mail, MessageSquareText } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { IconButton } from '#ui/kit/buttons/IconButton.tsx'
import { classes } from '#ui/kit/classes.ts'
import type { Mailbox, Received } from './Mailbox.ts'
import { NoticeText } from './NoticeText.tsx'
import styles from './rows.module.scss'
import { Section } from './Section.tsx'
import shared from './shared.module.scss'

export const MailSection = observer(function MailSection({ postbox }: { readonly postbox: Mailbox }) {
  const { newest, count, notice, copy } = postbox
  return (
    <Section title="Messages" aside={count > newest.length ? `newest ${newest.length} of ${count}` : `${count} sent`}>
      {count === 0 && <p className={shared['help']}>Nothing yet. Emails and text messages from the club appear here.</p>}
      <ul className={styles['rows']}>
        {newest.map((message) => (
          <MessageRow key={message.id} message={message} onCopy={copy} />
        ))}
      </ul>
      <NoticeText notice={notice} />
    </Section>
  )
})

interface MessageRowProps {
  readonly message: Received
  readonly onCopy: (code: string) => void
}

function MessageRow({ message: { channel, to, about, at, isToday, isGood, brings }, onCopy }: MessageRowProps) {
  const Icon = channel === 'email' ? Mail : MessageSquareText
  const day = at.toLocaleString('en-GB', { weekday: 'short', day: 'numeric', month: 'short' })
  const time = at.toLocaleString('en-GB', { timeStyle: 'short' })
  return (
    <li className={classes(styles['row'], !isGood && styles['over'])}>
      <Icon size={18} aria-hidden={true} />
      <span className={styles['text']}>
        <span className={styles['name']}>
          <span className={shared['heard']}>{channel === 'email' ? 'Email to ' : 'Text message to '}</span>
          {to}
        </span>
        <span className={styles['about']}>
          {about}, <time dateTime={at.toString({ timeZoneName: 'never' })}>{isToday ? time : `${day}, ${time}`}</time>
          {!isGood && ', no longer good'}
        </span>
      </span>
      {'code' in brings ? (
        <span className={styles['code']}>
          {brings.code}
          <IconButton label={`Copy ${brings.code}`} onPress={() => onCopy(brings.code)}>
            <Copy aria-hidden={true} />
          </IconButton>
        </span>
      ) : (
        // A plain link: the product reads such an address only when its page opens.
        <a href={brings.address} className={styles['link']}>
          Open<span className={shared['heard']}> the link to {to}</span>
        </a>
      )}
    </li>
  )
}
