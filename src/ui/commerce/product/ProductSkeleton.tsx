import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import styles from './ProductScreen.module.scss'

export function ProductSkeleton() {
  return (
    <div className={styles['waiting']}>
      <div className={styles['trail']}>
        <Skeleton kind="block" width="180px" height="28px" />
      </div>
      <div className={styles['square']}>
        <Skeleton kind="block" height="100%" />
      </div>
      <div className={styles['panel']}>
        <Skeleton lines={2} />
        <Skeleton kind="figure" width="140px" />
        <Skeleton kind="block" height="160px" />
        <Skeleton kind="block" height="52px" />
      </div>
    </div>
  )
}
