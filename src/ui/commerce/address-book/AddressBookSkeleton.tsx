import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import styles from './AddressBookScreen.module.scss'

const cards = [1, 2, 3]

export function AddressBookSkeleton() {
  return (
    <div className={styles['addresses']}>
      {cards.map((card) => (
        <div key={card} className={styles['card']}>
          <Skeleton lines={5} />
        </div>
      ))}
    </div>
  )
}
