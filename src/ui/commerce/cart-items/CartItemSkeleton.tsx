import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import styles from './CartLines.module.scss'

export function CartItemSkeleton() {
  return (
    <div className={styles['lines']}>
      <div className={styles['line']}>
        <div className={styles['picture']} />
        <div className={styles['words']}>
          <div className={styles['name']}>
            <Skeleton width="60%" />
          </div>
          <Skeleton width="40%" />
        </div>
        <div className={styles['controls']}>
          <Skeleton kind="block" width="176px" height="44px" />
        </div>
      </div>
    </div>
  )
}
