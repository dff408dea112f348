import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './Notice.module.scss'

interface NoticeProps {
  readonly icon: LucideIcon
  readonly title: ReactNode
  readonly children: ReactNode
  readonly action?: ReactNode
  /** Amber instead of red: nobody made a mistake. */
  readonly mild?: boolean
}

export function Notice({ icon: Icon, title, children, action, mild = false }: NoticeProps) {
  return (
    <div className={classes(styles['notice'], mild && styles['mild'])}>
      <Icon size={20} aria-hidden={true} className={styles['icon']} />
      <div role="alert" className={styles['words']}>
        <p className={styles['title']}>{title}</p>
        <div className={styles['text']}>{children}</div>
      </div>
      {action && <div className={styles['action']}>{action}</div>}
    </div>
  )
}
