import { observer } from 'mobx-react-lite'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { pageSize } from '#domain/commerce/listing'
import { ButtonLink } from '#ui/kit/ButtonLink.tsx'
import { EmptyState } from '#ui/kit/EmptyState.tsx'
import { LoadedView } from '#ui/kit/LoadedView.tsx'
import { paths } from '#ui/shell/paths.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { NoSuchPage } from '../listing/NoSuchPage.tsx'
import { ProductGridSkeleton } from '../product-card/ProductGrid.tsx'
import { ShopTrail } from '../trail/ShopTrail.tsx'
import { FilteredSearch } from './FilteredSearch.tsx'
import { Found } from './Found.tsx'
import styles from './SearchScreen.module.scss'
import { SearchViewModel } from './SearchViewModel.ts'
import { isNothing, type ShopSearch, searchIn } from './searchAddress.ts'
import { Within } from './Within.tsx'

/** What the shop has that fits: what is looked for stands in the address. */
export const SearchScreen = observer(function SearchScreen() {
  const { t } = useTranslation('listing')
  const model = useViewModel(SearchViewModel)
  const [query] = useSearchParams()
  const told = query.toString()
  const asked = useMemo(() => searchIn(new URLSearchParams(told)), [told])
  useEffect(() => model.show(asked), [model, asked])
  return (
    <div className={styles['page']}>
      <ShopTrail categories={[]} here={t('search.title')} />
      <Screen title={useTitle(asked)}>
        {model.isNothingAsked ? (
          <Prompt />
        ) : (
          <>
            <Within model={model} />
            <FilteredSearch model={model}>
              {model.isNoSuchPage ? (
                <NoSuchPage />
              ) : (
                <LoadedView loaded={model.found} skeleton={<ProductGridSkeleton count={pageSize} />} failed={t('search.unread')}>
                  {(found) => <Found model={model} found={found} />}
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
