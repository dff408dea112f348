import type { LayoutBlock } from '#domain/shared/layout'
import { isSafeAddress } from '#domain/shared/safeAddress'
import { TextLink } from '../../buttons/TextLink.tsx'
import styles from './BlockLinks.module.scss'

export function BlockLinks({ content, items }: Pick<LayoutBlock, 'content' | 'items'>) {
  return (
    <>
      {content !== '' && <p className={styles['lead']}>{content}</p>}
      <ul className={styles['links']}>
        {items
          .filter(({ value }) => isSafeAddress(value))
          .map(({ label, value, note }) => (
            <li key={value}>
              <TextLink href={value} {...(!value.startsWith('/') && { target: '_blank', rel: 'noopener noreferrer' })}>
                {label}
              </TextLink>
              {note !== '' && <p className={styles['note']}>{note}</p>}
            </li>
          ))}
      </ul>
    </>
  )
}
