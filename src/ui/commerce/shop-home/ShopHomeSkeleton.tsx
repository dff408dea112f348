import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { LeadSkeleton } from './LeadSkeleton.tsx'
import styles from './ShopHomeScreen.module.scss'

export function ShopHomeSkeleton() {
  return (
    <>
      <div className={styles['block']} data-block="lead">
        <LeadSkeleton />
      </div>
      <div className={styles['block']}>
        <Skeleton lines={1} width="40%" />
        <Skeleton kind="block" height="240px" />
      </div>
    </>
  )
}
