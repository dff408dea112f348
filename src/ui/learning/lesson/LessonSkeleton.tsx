import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import styles from './LessonPage.module.scss'

export function LessonSkeleton() {
  return (
    <div className={styles['columns']}>
      <div className={styles['video']}>
        <Skeleton kind="block" height="100%" />
      </div>
      <Skeleton lines={8} />
    </div>
  )
}
