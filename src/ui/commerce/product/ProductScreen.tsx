import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Screen } from '#ui/shell/Screen.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { ProductViewModel } from '../add-to-cart/ProductViewModel.ts'
import { MiniCart } from '../mini-cart/MiniCart.tsx'
import { ToShop } from '../ToShop.tsx'
import { ProductPage } from './ProductPage.tsx'
import styles from './ProductScreen.module.scss'
import { ProductSkeleton } from './ProductSkeleton.tsx'

export const ProductScreen = observer(function ProductScreen() {
  const { t } = useTranslation('product')
  const { urlKey = '' } = useParams()
  const model = useViewModel(ProductViewModel)
  const { choosing, adding, reading } = model
  useEffect(() => model.show(urlKey), [model, urlKey])
  return (
    <div className={styles['page']} data-found={choosing !== undefined || undefined}>
      <Screen title={choosing?.product.name ?? t('page.title')}>
        <LoadedView loaded={reading} skeleton={<ProductSkeleton />} failed={t('page.unread')}>
          {(read) => (read.choosing ? <ProductPage model={model} choosing={read.choosing} /> : <NoSuchProduct />)}
        </LoadedView>
      </Screen>
      {adding.isCartShown && <MiniCart onClose={adding.closeCart} />}
    </div>
  )
})

function NoSuchProduct() {
  const { t } = useTranslation('product')
  return (
    <EmptyState title={t('page.gone')} action={<ToShop />}>
      {t('page.goneLead')}
    </EmptyState>
  )
}
