import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import styles from './AppointmentSkeleton.module.scss'

export function AppointmentSkeleton() {
  return (
    <div className={styles['skeleton']}>
      <Skeleton width="60%" />
      <Skeleton kind="block" width="170px" height="64px" />
      <Skeleton lines={2} />
      <Skeleton kind="block" height="240px" />
      <Skeleton kind="block" height="44px" />
    </div>
  )
}
