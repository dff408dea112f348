import { observer } from 'mobx-react-lite'
import { LazyHtml } from '#ui/kit/content/LazyHtml.tsx'
import { AddBar } from '../add-to-cart/AddBar.tsx'
import { PriceLine } from '../add-to-cart/PriceLine.tsx'
import type { ProductConfigurator } from '../add-to-cart/ProductConfigurator.ts'
import { ProductForm } from '../add-to-cart/ProductForm.tsx'
import type { ProductViewModel } from '../add-to-cart/ProductViewModel.ts'
import { StockBadge } from '../add-to-cart/StockBadge.tsx'
import styles from './QuickView.module.scss'

interface EssentialsProps {
  readonly model: ProductViewModel
  readonly choosing: ProductConfigurator
}

export const Essentials = observer(function Essentials({ model, choosing }: EssentialsProps) {
  return (
    <div className={styles['essentials']}>
      <div className={styles['standing']}>
        <PriceLine choosing={choosing} />
        <StockBadge choosing={choosing} />
      </div>
      {choosing.product.lead && <LazyHtml html={choosing.product.lead} />}
      <ProductForm model={model} choosing={choosing}>
        <AddBar model={model} choosing={choosing} />
      </ProductForm>
    </div>
  )
})
