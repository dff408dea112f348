import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import styles from './OrdersScreen.module.scss'

const rows = [1, 2, 3, 4]

export function OrdersSkeleton() {
  return (
    <div className={styles['orders']}>
      {rows.map((row) => (
        <div key={row} className={styles['waiting']}>
          <Skeleton lines={3} />
        </div>
      ))}
    </div>
  )
}
