import type { ProductCard as Card } from '#domain/commerce/product'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { QuickViewButton } from '../quick-view/QuickViewButton.tsx'
import { ProductCard } from './ProductCard.tsx'
import styles from './ProductGrid.module.scss'

interface ProductGridProps {
  readonly products: readonly Card[]
  readonly label: string
  readonly heading?: 'h2' | 'h3' | 'h4'
}

export function ProductGrid({ products, label, heading = 'h3' }: ProductGridProps) {
  return (
    <div className={styles['frame']}>
      <ul className={styles['grid']} aria-label={label}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} heading={heading} action={<QuickViewButton card={product} />} />
        ))}
      </ul>
    </div>
  )
}

export function ProductGridSkeleton({ count }: { readonly count: number }) {
  return (
    <div className={styles['frame']}>
      <div className={styles['grid']}>
        {Array.from({ length: count }, (_, index) => index).map((index) => (
          <div key={index} className={styles['toCome']}>
            <div className={styles['picture']} />
            <Skeleton lines={2} />
          </div>
        ))}
      </div>
    </div>
  )
}
