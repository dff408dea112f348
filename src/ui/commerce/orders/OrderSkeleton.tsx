import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import styles from './OrderScreen.module.scss'

export function OrderSkeleton() {
  return (
    <div className={styles['sheet']}>
      <div className={styles['main']}>
        <Skeleton kind="block" height="96px" />
        <Skeleton kind="block" height="96px" />
      </div>
      <Skeleton lines={6} />
    </div>
  )
}
