import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import styles from './PlanScreen.module.scss'

export function PlanSkeleton() {
  return (
    <div className={styles['plan']}>
      <div>
        <div className={styles['title']}>
          <Skeleton width="60%" />
        </div>
        <Skeleton width="30%" />
      </div>
      <Skeleton kind="block" height="232px" />
      <Skeleton lines={4} />
    </div>
  )
}
