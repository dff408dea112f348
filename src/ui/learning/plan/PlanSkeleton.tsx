import { EarlyPart } from '#ui/kit/feedback/EarlyPart.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import styles from './PlanScreen.module.scss'

export function PlanSkeleton() {
  return (
    <div className={styles['plan']}>
      <div>
        <EarlyPart name="title" as="h2" className={styles['title']}>
          <Skeleton width="60%" />
        </EarlyPart>
        <Skeleton width="30%" />
      </div>
      <Skeleton kind="block" height="232px" />
      <Skeleton lines={4} />
    </div>
  )
}
