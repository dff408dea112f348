import { EarlyPart } from '#ui/kit/feedback/EarlyPart.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import styles from './CartLines.module.scss'

export function CartItemSkeleton() {
  return (
    <div className={styles['lines']}>
      <div className={styles['line']}>
        <EarlyPart name="picture" className={styles['picture']}>
          {null}
        </EarlyPart>
        <div className={styles['words']}>
          <EarlyPart name="title" as="h3" className={styles['name']}>
            <Skeleton width="60%" />
          </EarlyPart>
          <Skeleton width="40%" />
        </div>
        <div className={styles['controls']}>
          <Skeleton kind="block" width="176px" height="44px" />
        </div>
      </div>
    </div>
  )
}
