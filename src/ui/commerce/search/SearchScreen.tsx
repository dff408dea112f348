import { observer } from 'mobx-react-lite'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { pageSize } from '#domain/commerce/listing'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { paths } from '#ui/shell/paths.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { ShopBreadcrumbs } from '../breadcrumbs/ShopBreadcrumbs.tsx'
import { NoSuchPage } from '../listing/NoSuchPage.tsx'
import { ProductGridSkeleton } from '../product-card/ProductGrid.tsx'
import { CategoryScope } from './CategoryScope.tsx'
import { FilteredSearch } from './FilteredSearch.tsx'
import { SearchResults } from './SearchResults.tsx'
import styles from './SearchScreen.module.scss'
import { SearchViewModel } from './SearchViewModel.ts'
import { isNothing, type ShopSearch, searchIn } from './searchAddress.ts'

export const SearchScreen = observer(function SearchScreen() {
  const { t } = useTranslation('listing')
  const model = useViewModel(SearchViewModel)
  const [query] = useSearchParams()
  const param = query.toString()
  const asked = useMemo(() => searchIn(new URLSearchParams(param)), [param])
  useEffect(() => model.show(asked), [model, asked])
  return (
    <div className={styles['page']}>
      <ShopBreadcrumbs categories={[]} here={t('search.title')} />
      <Screen title={useTitle(asked)}>
        {model.isNothingAsked ? (
          <Prompt />
        ) : (
          <>
            <CategoryScope model={model} />
            <FilteredSearch model={model}>
              {model.isNoSuchPage ? (
                <NoSuchPage />
              ) : (
                <LoadedView loaded={model.found} skeleton={<ProductGridSkeleton count={pageSize} />} failed={t('search.unread')}>
                  {(found) => <SearchResults model={model} found={found} />}
                </LoadedView>
              )}
            </FilteredSearch>
          </>
        )}
      </Screen>
    </div>
  )
})

function useTitle(asked: ShopSearch): string {
  const { t } = useTranslation('listing')
  const { words, urlKeys } = asked
  if (isNothing(asked)) return t('search.title')
  if (words !== '') return t('search.found', { words })
  return urlKeys.length > 0 ? t('search.selection') : t('search.all')
}

function Prompt() {
  const { t } = useTranslation('listing')
  return (
    <EmptyState title={t('search.prompt')} action={<ButtonLink href={paths.shop}>{t('search.toShop')}</ButtonLink>}>
      {t('search.promptLead')}
    </EmptyState>
  )
}
