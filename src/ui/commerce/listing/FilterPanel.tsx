import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { Checkbox } from '#ui/kit/fields/Checkbox.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import type { FilteredList } from './FilteredList.ts'
import styles from './FilterPanel.module.scss'
import { useFilterLabel } from './useFilterLabel.ts'

interface FilterPanelProps {
  readonly model: FilteredList
  readonly onToggle: (code: string, value: string) => void
}

export const FilterPanel = observer(function FilterPanel({ model, onToggle }: FilterPanelProps) {
  const { t } = useTranslation('listing')
  const formats = useFormats()
  const labelOf = useFilterLabel()
  if (model.filters.length === 0) return <Skeleton lines={5} />
  return (
    <div className={styles['panel']}>
      {model.filters.map(({ code, label, values }) => (
        <fieldset key={code} className={styles['group']} data-filter={code}>
          {/* The platform names prices in English in every store. */}
          <legend className={styles['legend']}>{code === 'price' ? t('filter.price') : label}</legend>
          {values.map((each) => (
            <Checkbox key={each.value} isSelected={model.isChosen(code, each.value)} onChange={() => onToggle(code, each.value)}>
              <span className={styles['value']} data-value={true}>
                {labelOf(each)}
              </span>
              {each.count !== undefined && (
                <span className={styles['count']} data-leaves={each.count}>
                  <span aria-hidden={true}>{formats.number(each.count)}</span>
                  <span className={styles['heard']}>{t('filter.leaves', { count: each.count })}</span>
                </span>
              )}
            </Checkbox>
          ))}
        </fieldset>
      ))}
    </div>
  )
})
