import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import styles from './Lead.module.scss'
import { PictureToCome } from './Lead.tsx'

export function LeadSkeleton() {
  return (
    <div className={styles['frame']}>
      <div className={styles['lead']} data-with-product={true}>
        <div className={styles['words']}>
          <div className={styles['title']}>
            <Skeleton kind="figure" width="80%" />
          </div>
          <div className={styles['text']}>
            <Skeleton lines={3} />
          </div>
          <Skeleton kind="block" width="160px" height="44px" />
        </div>
        <PictureToCome />
      </div>
    </div>
  )
}
