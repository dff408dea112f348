import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import styles from './SwingsScreen.module.scss'

export function SwingsSkeleton() {
  return (
    <div className={styles['shelf']}>
      {[1, 2, 3, 4, 5, 6, 7, 8].map((place) => (
        <div key={place}>
          <Skeleton kind="block" height="130px" />
          <Skeleton lines={3} />
        </div>
      ))}
    </div>
  )
}
