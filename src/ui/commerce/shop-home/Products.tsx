import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { ProductGrid, ProductGridSkeleton } from '../product-card/ProductGrid.tsx'
import type { BlockProps } from './BlockProps.ts'
import styles from './Products.module.scss'

export const Products = observer(function Products({ block, model }: BlockProps) {
  const { t } = useTranslation('shopHome')
  return (
    <>
      <h2 className={styles['title']}>{block.title}</h2>
      {block.content !== '' && <p className={styles['text']}>{block.content}</p>}
      <div className={styles['products']}>
        <LoadedView loaded={model.products} skeleton={<ProductGridSkeleton count={block.items.length} />} failed={t('products.unread')}>
          {() => <ProductGrid products={model.productsOf(block)} label={block.title} />}
        </LoadedView>
      </div>
    </>
  )
})
