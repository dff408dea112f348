import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import styles from './NotificationRow.module.scss'

const rows = [1, 2, 3]

export function NotificationsSkeleton() {
  return rows.map((row) => (
    <div key={row} className={styles['row']}>
      <div className={styles['words']}>
        <Skeleton width="40%" />
        <Skeleton lines={2} />
      </div>
    </div>
  ))
}
