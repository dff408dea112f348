import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './PageNotice.module.scss'

interface PageNoticeProps {
  readonly icon: LucideIcon
  readonly title?: string
  readonly children: ReactNode
  readonly actions?: ReactNode
}

export function PageNotice({ icon: Icon, title, children, actions }: PageNoticeProps) {
  return (
    <div className={styles['notice']}>
      <Icon size={20} aria-hidden={true} className={styles['icon']} />
      <div role="status" className={styles['words']}>
        {title && <p className={styles['title']}>{title}</p>}
        <p>{children}</p>
      </div>
      {actions && <div className={styles['actions']}>{actions}</div>}
    </div>
  )
}
