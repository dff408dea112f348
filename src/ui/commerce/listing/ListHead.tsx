import { ArrowDownUp, SlidersHorizontal } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { offeredSorts, type Sort } from '#domain/commerce/listing'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { NativeSelect } from '#ui/kit/fields/NativeSelect.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import type { CategoryViewModel } from './CategoryViewModel.ts'
import { ChosenFilters } from './ChosenFilters.tsx'
import styles from './ListHead.module.scss'

interface ListHeadProps {
  readonly model: CategoryViewModel
  readonly heading: Ref<HTMLHeadingElement>
  readonly onFilter: () => void
  readonly onToggle: (code: string, value: string) => void
  readonly onClear: () => void
  readonly onSort: (sort: Sort) => void
}

export const ListHead = observer(function ListHead({ model, heading, onFilter, onToggle, onClear, onSort }: ListHeadProps) {
  const { t } = useTranslation('listing')
  const formats = useFormats()
  const { total, listing, chosenCount, filters } = model
  return (
    <header className={styles['head']}>
      <h2 ref={heading} tabIndex={-1} className={styles['count']}>
        <span role="status">
          {total === undefined ? t('list.counting') : t('list.count', { count: total, total: formats.number(total) })}
        </span>
      </h2>
      <div className={styles['controls']}>
        {filters.length > 0 && (
          <span className={styles['open']}>
            <Button variant="outline" icon={<SlidersHorizontal size={18} aria-hidden={true} />} onPress={onFilter}>
              {chosenCount > 0 ? t('filter.openWith', { count: chosenCount }) : t('filter.open')}
            </Button>
          </span>
        )}
        <div className={styles['sort']}>
          <NativeSelect
            label={t('sort.label')}
            icon={<ArrowDownUp size={18} aria-hidden={true} />}
            options={offeredSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
            value={offeredSorts.find((sort) => sort === listing.sort)}
            onChange={onSort}
          />
        </div>
      </div>
      {chosenCount > 0 && <ChosenFilters model={model} onToggle={onToggle} onClear={onClear} />}
    </header>
  )
})
