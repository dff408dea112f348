import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { pageIn } from '#domain/commerce/listing'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { ProductGrid, ProductGridSkeleton } from '../product-card/ProductGrid.tsx'
import { Pagination } from './Pagination.tsx'
import styles from './Special.module.scss'
import { type SpecialModel, specialSize } from './SpecialModel.ts'

export const SpecialPages = observer(function SpecialPages({ model }: { readonly model: SpecialModel }) {
  const { t } = useTranslation('shopHome')
  const { id, name } = model.category
  const [query] = useSearchParams()
  const page = pageIn(query.get(pageName(id)))
  useEffect(() => model.turnTo(page), [model, page])
  return (
    <div className={styles['pages']} aria-busy={model.reading.busy}>
      <LoadedView loaded={model.reading} skeleton={<ProductGridSkeleton count={specialSize} />} failed={t('specials.productsUnread')}>
        {({ products }) => <ProductGrid products={products} label={name} heading="h4" />}
      </LoadedView>
      <Pagination model={model} page={page} name={pageName(id)} />
    </div>
  )
})

/** Unique, because several lists share the screen's address. */
function pageName(id: number): string {
  return `page-${id}`
}
