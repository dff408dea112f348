import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { FoundProducts } from '#domain/commerce/listing'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { paths } from '#ui/shell/paths.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import { Pages } from '../listing/Pages.tsx'
import { useHeadingOnPage } from '../listing/useHeadingOnPage.ts'
import { ProductGrid } from '../product-card/ProductGrid.tsx'
import styles from './SearchScreen.module.scss'
import type { SearchViewModel } from './SearchViewModel.ts'
import { pathOfShopSearch } from './searchAddress.ts'

interface SearchResultsProps {
  readonly model: SearchViewModel
  readonly found: FoundProducts
}

export const SearchResults = observer(function SearchResults({ model, found: { products, total, suggestions } }: SearchResultsProps) {
  const { t } = useTranslation('listing')
  const formats = useFormats()
  const { asked, pages } = model
  const heading = useHeadingOnPage(asked.page)
  if (products.length === 0) return <Nothing model={model} suggestions={suggestions} />
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles['count']}>
        <span role="status">{t('list.count', { count: total, total: formats.number(total) })}</span>
      </h2>
      <ProductGrid products={products} label={t('search.found', { words: asked.words })} />
      <Pages page={asked.page} pages={pages} />
    </>
  )
})

const Nothing = observer(function Nothing({
  model: { asked },
  suggestions,
}: Pick<SearchResultsProps, 'model'> & Pick<FoundProducts, 'suggestions'>) {
  const { t } = useTranslation('listing')
  const { words, categoryUid } = asked
  const wider =
    categoryUid !== undefined && words ? (
      <ButtonLink href={pathOfShopSearch({ words })}>{t('search.everywhereInstead')}</ButtonLink>
    ) : (
      <ButtonLink href={paths.shop}>{t('search.toShop')}</ButtonLink>
    )
  return (
    <>
      <EmptyState title={words ? t('search.none', { words }) : t('search.noneAtAll')} action={wider}>
        {t('search.noneLead')}
      </EmptyState>
      {suggestions.length > 0 && (
        <section className={styles['instead']} aria-label={t('search.instead')}>
          <h2 className={styles['insteadTitle']}>{t('search.instead')}</h2>
          <ul className={styles['suggestions']}>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <TextLink href={pathOfShopSearch({ words: suggestion })}>{suggestion}</TextLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
})
