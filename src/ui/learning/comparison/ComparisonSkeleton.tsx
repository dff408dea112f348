import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import styles from './ComparisonScreen.module.scss'
import { sides } from './ComparisonViewModel.ts'

export function ComparisonSkeleton() {
  return (
    <div className={styles['comparison']}>
      <div className={styles['videos']}>
        {sides.map((side) => (
          <div key={side} className={styles['video']}>
            <Skeleton kind="block" height="100%" />
          </div>
        ))}
      </div>
      <Skeleton lines={2} />
    </div>
  )
}
