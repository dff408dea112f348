import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import styles from './BagScreen.module.scss'

export function BagSkeleton() {
  return (
    <>
      <div className={styles['rackPlace']} />
      <Skeleton lines={6} />
    </>
  )
}
