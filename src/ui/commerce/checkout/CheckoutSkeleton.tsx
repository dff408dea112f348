import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import styles from './CheckoutScreen.module.scss'

const parts = ['shipping', 'method', 'billing', 'card']

export function CheckoutSkeleton() {
  return (
    <div className={styles['checkout']}>
      <div className={styles['toCome']}>
        <Skeleton kind="block" height="100%" />
      </div>
      <div className={styles['parts']}>
        {parts.map((part) => (
          <div key={part} className={styles['part']}>
            <Skeleton width="10rem" />
            <Skeleton kind="block" height="120px" />
          </div>
        ))}
      </div>
    </div>
  )
}
