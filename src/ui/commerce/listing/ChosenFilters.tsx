import { X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { Chip } from '#ui/kit/buttons/Chip.tsx'
import type { FilteredList } from './FilteredList.ts'
import styles from './ListHead.module.scss'
import { useFilterLabel } from './useFilterLabel.ts'

interface ChosenFiltersProps {
  readonly model: FilteredList
  readonly onToggle: (code: string, value: string) => void
  readonly onClear: () => void
}

export const ChosenFilters = observer(function ChosenFilters({ model, onToggle, onClear }: ChosenFiltersProps) {
  const { t } = useTranslation('listing')
  const labelOf = useFilterLabel()
  return (
    <ul className={styles['chosen']} aria-label={t('filter.chosen')}>
      {model.chosen.map((each) => (
        <li key={`${each.code} ${each.value}`} data-chosen={true}>
          <Chip
            onPress={() => onToggle(each.code, each.value)}
            label={t('filter.remove', { label: labelOf(each) })}
            endIcon={<X aria-hidden={true} />}
          >
            {labelOf(each)}
          </Chip>
        </li>
      ))}
      <li>
        <Button variant="quiet" onPress={onClear}>
          {t('filter.clear')}
        </Button>
      </li>
    </ul>
  )
})
