import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import styles from './FittingsScreen.module.scss'

const rows = [1, 2, 3]

export function FittingsSkeleton() {
  return (
    <div className={styles['sessions']}>
      {rows.map((row) => (
        <div key={row} className={styles['waiting']}>
          <Skeleton lines={4} />
        </div>
      ))}
    </div>
  )
}
