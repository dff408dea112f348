import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { LateHtml } from '#ui/kit/LateHtml.tsx'
import { ActionBar } from '#ui/shell/ActionBar.tsx'
import { useWide } from '#ui/shell/useWide.ts'
import { AddBar } from '../add-to-cart/AddBar.tsx'
import { AlongFields } from '../add-to-cart/AlongFields.tsx'
import type { ChoosingModel } from '../add-to-cart/ChoosingModel.ts'
import { PriceLine } from '../add-to-cart/PriceLine.tsx'
import { ProductForm } from '../add-to-cart/ProductForm.tsx'
import type { ProductViewModel } from '../add-to-cart/ProductViewModel.ts'
import { StockBadge } from '../add-to-cart/StockBadge.tsx'
import { PageHead } from '../page-head/PageHead.tsx'
import { PageBlocks } from '../page-layout/PageBlocks.tsx'
import { pathOfProduct } from '../shopPaths.ts'
import { Beside } from './Beside.tsx'
import { Gallery } from './Gallery.tsx'
import styles from './ProductScreen.module.scss'
import { ToldToMachines } from './ToldToMachines.tsx'
import { Trail } from './Trail.tsx'

interface ProductPageProps {
  readonly model: ProductViewModel
  readonly choosing: ChoosingModel
}

export const ProductPage = observer(function ProductPage({ model, choosing }: ProductPageProps) {
  const { t } = useTranslation('product')
  const isWide = useWide()
  const { product, gallery } = choosing
  const bar = <AddBar model={model} choosing={choosing} />
  return (
    <>
      <div className={styles['trail']}>
        <Trail product={product} />
      </div>
      <div className={styles['gallery']}>
        <div className={styles['stays']}>
          <Gallery name={product.name} media={gallery} />
        </div>
      </div>
      <div className={styles['panel']}>
        {product.lead && (
          <div className={styles['lead']}>
            <LateHtml html={product.lead} />
          </div>
        )}
        <div className={styles['standing']}>
          <StockBadge choosing={choosing} />
          {product.tags.map((tag) => (
            <span key={tag} className={styles['tag']}>
              {tag}
            </span>
          ))}
        </div>
        <PriceLine choosing={choosing} />
        <ProductForm model={model} choosing={choosing}>
          <AlongFields model={model} choosing={choosing} />
          {isWide ? bar : <ActionBar actions={bar}>{null}</ActionBar>}
        </ProductForm>
      </div>
      {product.story && (
        <section className={styles['story']} aria-label={t('page.story')}>
          <h2>{t('page.story')}</h2>
          <LateHtml html={product.story} />
        </section>
      )}
      <div className={styles['blocks']}>
        <PageBlocks of="product" id={product.id} />
      </div>
      <div className={styles['others']}>
        <Beside product={product} />
      </div>
      <PageHead
        description={product.metaDescription ?? product.lead}
        path={pathOfProduct(product.urlKey)}
        name={product.name}
        categories={product.categories.slice(0, 1)}
      />
      <ToldToMachines product={product} />
    </>
  )
})
