import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import styles from './ProfileForm.module.scss'

const pairs = [1, 2, 3, 4]

export function ProfileSkeleton() {
  return (
    <div className={styles['form']}>
      {pairs.map((pair) => (
        <div key={pair} className={styles['group']}>
          <Skeleton width="30%" />
          <div className={styles['pair']}>
            <Skeleton kind="block" height="48px" />
            <Skeleton kind="block" height="48px" />
          </div>
        </div>
      ))}
    </div>
  )
}
