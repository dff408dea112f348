import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import styles from './LibraryScreen.module.scss'

export function LibrarySkeleton() {
  return (
    <div className={styles['shelf']}>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <div key={place}>
          <Skeleton kind="block" height="160px" />
          <Skeleton lines={3} />
        </div>
      ))}
    </div>
  )
}
