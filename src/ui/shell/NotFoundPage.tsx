import type { ReactNode } from 'react'
import { Drawing } from '#ui/kit/art/Drawing.tsx'
import styles from './NotFoundPage.module.scss'
import { Screen } from './Screen.tsx'

interface LostPageProps {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}

export function NotFoundPage({ title, lead, children }: LostPageProps) {
  return (
    <div className={styles['page']}>
      <div className={styles['picture']}>
        <Drawing scene="practice" />
      </div>
      <div className={styles['words']}>
        <Screen title={title}>
          <p className={styles['lead']}>{lead}</p>
        </Screen>
      </div>
      <div className={styles['actions']}>{children}</div>
    </div>
  )
}
