import { SlidersHorizontal } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { withFilterToggled } from '#domain/commerce/listing'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { useLazy } from '#ui/kit/content/useLazy.ts'
import { ChosenFilters } from '../listing/ChosenFilters.tsx'
import { FilterPanel } from '../listing/FilterPanel.tsx'
import heads from '../listing/ListHead.module.scss'
import styles from '../listing/Products.module.scss'
import type { SearchViewModel } from './SearchViewModel.ts'
import { pathOfShopSearch } from './searchAddress.ts'

const loadDialog = () => import('../listing/FilterDialog.tsx')

interface FilteredSearchProps {
  readonly model: SearchViewModel
  readonly children: ReactNode
}

export const FilteredSearch = observer(function FilteredSearch({ model, children }: FilteredSearchProps) {
  const { t } = useTranslation('listing')
  const navigate = useNavigate()
  const [isFiltering, setFiltering] = useState(false)
  const late = useLazy(loadDialog, isFiltering)
  const { asked, filters, chosenCount } = model
  const show = (next: typeof asked) => void navigate(pathOfShopSearch(next), { preventScrollReset: true })
  const toggle = (code: string, value: string) => show(withFilterToggled(asked, code, value))
  const clear = () => show({ ...asked, filters: new Map() })
  const hasFilters = filters.length > 0
  return (
    <div className={styles['listing']} data-filters={hasFilters || undefined}>
      {hasFilters && (
        <section className={styles['aside']} aria-label={t('filter.title')}>
          <FilterPanel model={model} onToggle={toggle} />
        </section>
      )}
      <div className={styles['list']}>
        {hasFilters && (
          <span className={heads['open']}>
            <Button variant="outline" icon={<SlidersHorizontal size={18} aria-hidden={true} />} onPress={() => setFiltering(true)}>
              {chosenCount > 0 ? t('filter.openWith', { count: chosenCount }) : t('filter.open')}
            </Button>
          </span>
        )}
        {chosenCount > 0 && <ChosenFilters model={model} onToggle={toggle} onClear={clear} />}
        {children}
      </div>
      {isFiltering && late && <late.FilterDialog model={model} onToggle={toggle} onClear={clear} onClose={() => setFiltering(false)} />}
    </div>
  )
})
