import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import styles from './BookSkeleton.module.scss'

export function BookSkeleton() {
  return (
    <div className={styles['columns']}>
      <Skeleton kind="block" height="320px" />
      <Skeleton kind="block" height="320px" />
      <Skeleton kind="block" height="320px" />
    </div>
  )
}
