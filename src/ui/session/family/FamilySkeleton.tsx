import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import styles from './Family.module.scss'

export function FamilySkeleton() {
  return (
    <ul className={styles['rows']}>
      {[0, 1].map((row) => (
        <li key={row} className={styles['row']}>
          <Skeleton kind="round" width="40px" height="40px" />
          <span className={styles['words']}>
            <Skeleton lines={2} width="180px" />
          </span>
        </li>
      ))}
    </ul>
  )
}
