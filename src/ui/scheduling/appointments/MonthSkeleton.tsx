import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import styles from './MonthSkeleton.module.scss'

const weeks = [0, 1, 2, 3, 4]
const days = [0, 1, 2, 3, 4, 5, 6]

export function MonthSkeleton() {
  return (
    <div className={styles['skeleton']}>
      <div className={styles['row']}>
        <Skeleton width="220px" />
        <Skeleton width="260px" />
      </div>
      <div className={styles['weeks']}>
        {weeks.flatMap((week) => days.map((day) => <span key={`${week}${day}`} className={styles['day']} />))}
      </div>
      <Skeleton lines={3} />
    </div>
  )
}
