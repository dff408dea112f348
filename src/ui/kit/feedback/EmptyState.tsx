import type { ReactNode } from 'react'
import { Drawing } from '../art/Drawing.tsx'
import styles from './EmptyState.module.scss'

interface EmptyStateProps {
  readonly title: string
  readonly children: ReactNode
  readonly action?: ReactNode
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={styles['empty']}>
      <div className={styles['picture']}>
        <Drawing scene="empty" />
      </div>
      <h2 className={styles['title']}>{title}</h2>
      <p className={styles['text']}>{children}</p>
      {action && <div className={styles['action']}>{action}</div>}
    </div>
  )
}
