import type { ReactNode } from 'react'
import { GreensBook } from './art/GreensBook.tsx'
import type { Scene } from './art/greensBook.ts'
import { emptyScene } from './art/scenes.ts'
import styles from './EmptyState.module.scss'

interface EmptyStateProps {
  readonly title: string
  readonly children: ReactNode
  /** What to do next. */
  readonly action?: ReactNode
  readonly scene?: Scene
}

/** Nothing here yet, and how that changes. */
export function EmptyState({ title, children, action, scene = emptyScene }: EmptyStateProps) {
  return (
    <div className={styles['empty']}>
      <div className={styles['picture']}>
        <GreensBook scene={scene} />
      </div>
      <h2 className={styles['title']}>{title}</h2>
      <p className={styles['text']}>{children}</p>
      {action && <div className={styles['action']}>{action}</div>}
    </div>
  )
}
