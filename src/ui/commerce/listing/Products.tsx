import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Listing, pageSize } from '#domain/commerce/listing'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { useLazy } from '#ui/kit/content/useLazy.ts'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { ProductGrid, ProductGridSkeleton } from '../product-card/ProductGrid.tsx'
import type { CategoryViewModel } from './CategoryViewModel.ts'
import { FilterPanel } from './FilterPanel.tsx'
import { ListHead } from './ListHead.tsx'
import { NoSuchPage } from './NoSuchPage.tsx'
import { Pages } from './Pages.tsx'
import styles from './Products.module.scss'
import { useHeadingOnPage } from './useHeadingOnPage.ts'

const loadDialog = () => import('./FilterDialog.tsx')

interface ProductsProps {
  readonly model: CategoryViewModel
  readonly onChange: (listing: Listing) => void
}

export const Products = observer(function Products({ model, onChange }: ProductsProps) {
  const { t } = useTranslation('listing')
  const [isFiltering, setFiltering] = useState(false)
  const late = useLazy(loadDialog, isFiltering)
  const { listing, products, category, filters } = model
  const name = category.value?.name ?? ''
  const heading = useHeadingOnPage(listing.page)
  const after = (change: () => void): void => {
    change()
    onChange(model.listing)
  }
  const toggle = (code: string, value: string): void => after(() => model.toggle(code, value))
  const clear = (): void => after(model.clearFilters)
  const hasFilters = filters.length > 0
  return (
    <div className={styles['listing']} data-filters={hasFilters || undefined}>
      {hasFilters && (
        <section className={styles['aside']} aria-label={t('filter.title')}>
          <FilterPanel model={model} onToggle={toggle} />
        </section>
      )}
      <section className={styles['list']} aria-label={t('list.title', { name })} aria-busy={products.busy}>
        <ListHead
          model={model}
          heading={heading}
          onFilter={() => setFiltering(true)}
          onToggle={toggle}
          onClear={clear}
          onSort={(sort) => after(() => model.sortBy(sort))}
        />
        <Page model={model} onClear={clear} />
      </section>
      {isFiltering && late && <late.FilterDialog model={model} onToggle={toggle} onClear={clear} onClose={() => setFiltering(false)} />}
    </div>
  )
})

/** Doesn't show the results of an earlier query while another page loads. */
const Page = observer(function Page({ model, onClear }: { readonly model: CategoryViewModel; readonly onClear: () => void }) {
  const { t } = useTranslation('listing')
  const { products, listing, category, isBehind, isNoSuchPage, chosenCount } = model
  const { failure, busy, retry } = products
  if (isNoSuchPage) return <NoSuchPage />
  if (isBehind && failure) return <FailureNotice failure={failure} title={t('list.unread')} onRetry={retry} busy={busy} />
  return (
    <LoadedView loaded={products} skeleton={<ProductGridSkeleton count={pageSize} />} failed={t('list.unread')}>
      {(page) =>
        page.products.length > 0 ? (
          <>
            <ProductGrid products={page.products} label={t('list.title', { name: category.value?.name })} />
            <Pages page={listing.page} pages={model.pages} />
          </>
        ) : (
          <Nothing isNarrowed={chosenCount > 0} onClear={onClear} />
        )
      }
    </LoadedView>
  )
})

function Nothing({ isNarrowed, onClear }: { readonly isNarrowed: boolean; readonly onClear: () => void }) {
  const { t } = useTranslation('listing')
  if (!isNarrowed) return <EmptyState title={t('list.empty')}>{t('list.emptyLead')}</EmptyState>
  return (
    <EmptyState title={t('list.none')} action={<Button onPress={onClear}>{t('filter.clear')}</Button>}>
      {t('list.noneLead')}
    </EmptyState>
  )
}
