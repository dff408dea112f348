import { pageSize } from '#domain/commerce/listing'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { ProductGridSkeleton } from '../product-card/ProductGrid.tsx'
import styles from './CategoryScreen.module.scss'

export function CategorySkeleton() {
  return (
    <div className={styles['rest']}>
      <Skeleton lines={2} width="min(100%, 420px)" />
      <Skeleton kind="block" />
      <ProductGridSkeleton count={pageSize} />
    </div>
  )
}
