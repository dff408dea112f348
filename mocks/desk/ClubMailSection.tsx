import { Inbox } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ClubMailbox } from './ClubMailbox.ts'
import styles from './rows.module.scss'
import { Section } from './Section.tsx'
import shared from './shared.module.scss'

export const ClubMailSection = observer(function ClubMailSection({ mailbox }: { readonly mailbox: ClubMailbox }) {
  const { newest, count } = mailbox
  return (
    <Section title="Club inbox" aside={`${count} received`}>
      {count === 0 && <p className={shared['help']}>Nothing yet. Contact forms, tickets and surveys appear here.</p>}
      <ul className={styles['rows']}>
        {newest.map(({ id, about, from, subject, at, texts }) => (
          <li key={id} className={styles['row']}>
            <Inbox size={18} aria-hidden={true} />
            <span className={styles['text']}>
              <span className={styles['name']}>{subject}</span>
              <span className={styles['about']}>
                {about} from {from}, <time dateTime={at}>{at.slice(0, 16).replace('T', ' ')}</time>
              </span>
              <details className={styles['about']}>
                <summary>Content</summary>
                {texts.map((text) => (
                  <div key={text}>{text}</div>
                ))}
              </details>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
})
