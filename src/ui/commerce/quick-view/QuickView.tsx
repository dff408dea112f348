import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductCard } from '#domain/commerce/product'
import { Dialog } from '#ui/kit/Dialog.tsx'
import { LoadedView } from '#ui/kit/LoadedView.tsx'
import { SafeHtml } from '#ui/kit/SafeHtml.tsx'
import { Skeleton } from '#ui/kit/Skeleton.tsx'
import { TextLink } from '#ui/kit/TextLink.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { AddBar } from '../add-to-cart/AddBar.tsx'
import type { ChoosingModel } from '../add-to-cart/ChoosingModel.ts'
import { PriceLine } from '../add-to-cart/PriceLine.tsx'
import { ProductForm } from '../add-to-cart/ProductForm.tsx'
import { ProductViewModel } from '../add-to-cart/ProductViewModel.ts'
import { StockBadge } from '../add-to-cart/StockBadge.tsx'
import { MiniCart } from '../mini-cart/MiniCart.tsx'
import { pathOfProduct } from '../shopPaths.ts'
import styles from './QuickView.module.scss'

interface QuickViewProps {
  readonly card: Pick<ProductCard, 'name' | 'urlKey' | 'picture'>
  readonly onClose: () => void
}

/** What counts of a product, before the list that it stands in. Once it is in the cart, the cart stands there. */
export const QuickView = observer(function QuickView({ card: { name, urlKey, picture }, onClose }: QuickViewProps) {
  const { t } = useTranslation('addToCart')
  const model = useViewModel(ProductViewModel)
  useEffect(() => model.show(urlKey), [model, urlKey])
  if (model.adding.isCartShown) return <MiniCart onClose={onClose} />
  return (
    <Dialog isOpen={true} onClose={onClose} title={name}>
      <div className={styles['view']}>
        <div className={styles['picture']}>{picture && <Picture model={model} url={picture.url} />}</div>
        <LoadedView loaded={model.reading} skeleton={<Skeleton kind="block" height="220px" />} failed={t('quick.unread')}>
          {({ choosing }) => (choosing ? <Essentials model={model} choosing={choosing} /> : <p>{t('add.not-found')}</p>)}
        </LoadedView>
        <TextLink href={pathOfProduct(urlKey)} onPress={onClose}>
          {t('quick.all')}
        </TextLink>
      </div>
    </Dialog>
  )
})

interface PictureProps {
  readonly model: ProductViewModel
  /** Until the product has come. */
  readonly url: string
}

const Picture = observer(function Picture({ model, url }: PictureProps) {
  return <img src={model.choosing?.gallery[0]?.url ?? url} alt="" />
})

interface EssentialsProps {
  readonly model: ProductViewModel
  readonly choosing: ChoosingModel
}

const Essentials = observer(function Essentials({ model, choosing }: EssentialsProps) {
  return (
    <div className={styles['essentials']}>
      <div className={styles['standing']}>
        <PriceLine choosing={choosing} />
        <StockBadge choosing={choosing} />
      </div>
      {choosing.product.lead && <SafeHtml html={choosing.product.lead} />}
      <ProductForm model={model} choosing={choosing}>
        <AddBar model={model} choosing={choosing} />
      </ProductForm>
    </div>
  )
})
