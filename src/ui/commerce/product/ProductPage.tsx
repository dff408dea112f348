import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { LazyHtml } from '#ui/kit/content/LazyHtml.tsx'
import { ActionBar } from '#ui/shell/ActionBar.tsx'
import { useWide } from '#ui/shell/useWide.ts'
import { AddBar } from '../add-to-cart/AddBar.tsx'
import { AddOnFields } from '../add-to-cart/AddOnFields.tsx'
import { PriceLine } from '../add-to-cart/PriceLine.tsx'
import type { ProductConfigurator } from '../add-to-cart/ProductConfigurator.ts'
import { ProductForm } from '../add-to-cart/ProductForm.tsx'
import type { ProductViewModel } from '../add-to-cart/ProductViewModel.ts'
import { StockBadge } from '../add-to-cart/StockBadge.tsx'
import { PageHead } from '../page-head/PageHead.tsx'
import { FirstText } from '../page-layout/FirstText.tsx'
import { PageBlocks } from '../page-layout/PageBlocks.tsx'
import { usePageLayout } from '../page-layout/usePageLayout.ts'
import { useShopLinks } from '../shopLinks.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { Gallery } from './Gallery.tsx'
import styles from './ProductScreen.module.scss'
import { RelatedProducts } from './RelatedProducts.tsx'
import { StructuredData } from './StructuredData.tsx'

interface ProductPageProps {
  readonly model: ProductViewModel
  readonly choosing: ProductConfigurator
}

export const ProductPage = observer(function ProductPage({ model, choosing }: ProductPageProps) {
  const { t } = useTranslation('product')
  const isWide = useWide()
  const links = useShopLinks()
  const { product, gallery } = choosing
  const layout = usePageLayout('product', product.id)
  const bar = <AddBar model={model} choosing={choosing} />
  return (
    <>
      <div className={styles['trail']}>
        <Breadcrumbs product={product} />
      </div>
      <div className={styles['gallery']}>
        <div className={styles['stays']}>
          <Gallery name={product.name} media={gallery} />
        </div>
      </div>
      <div className={styles['panel']}>
        {product.lead && (
          <div className={styles['lead']}>
            <LazyHtml html={product.lead} />
          </div>
        )}
        <div className={styles['standing']}>
          <PriceLine choosing={choosing} />
          <StockBadge choosing={choosing} />
          {product.tags.map((tag) => (
            <span key={tag} className={styles['tag']}>
              {tag}
            </span>
          ))}
        </div>
        <ProductForm model={model} choosing={choosing}>
          <AddOnFields model={model} choosing={choosing} />
          {isWide ? (
            bar
          ) : (
            <ActionBar actions={bar}>
              <FirstText layout={layout} />
            </ActionBar>
          )}
        </ProductForm>
      </div>
      {product.story && (
        <section className={styles['story']} aria-label={t('page.story')}>
          <h2>{t('page.story')}</h2>
          <LazyHtml html={product.story} />
        </section>
      )}
      <div className={styles['blocks']}>
        <PageBlocks layout={layout} />
      </div>
      <div className={styles['others']}>
        <RelatedProducts product={product} />
      </div>
      <PageHead
        description={product.metaDescription ?? product.lead}
        path={links.product(product.urlKey)}
        name={product.name}
        categories={product.categories.slice(0, 1)}
      />
      <StructuredData product={product} />
    </>
  )
})
