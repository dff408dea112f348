import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import styles from './PlanScreen.module.scss'

export function PlanSkeleton() {
  return (
    <div className={styles['plan']}>
      <Skeleton kind="figure" />
      <Skeleton kind="block" height="232px" />
      <Skeleton lines={4} />
    </div>
  )
}
