import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import styles from './SwingScreen.module.scss'

export function SwingSkeleton() {
  return (
    <div className={styles['columns']}>
      <div className={styles['video']}>
        <Skeleton kind="block" height="100%" />
      </div>
      <Skeleton lines={4} />
    </div>
  )
}
