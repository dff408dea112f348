import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import styles from './BookSkeleton.module.scss'

/** The shape of the choices while they are read. */
export function BookSkeleton() {
  return (
    <div className={styles['columns']}>
      <Skeleton kind="block" height="320px" />
      <Skeleton kind="block" height="320px" />
      <Skeleton kind="block" height="320px" />
    </div>
  )
}
