import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { Dialog } from '#ui/kit/content/Dialog.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import type { FilteredList } from './FilteredList.ts'
import { FilterPanel } from './FilterPanel.tsx'

interface FilterDialogProps {
  readonly model: FilteredList
  readonly onToggle: (code: string, value: string) => void
  readonly onClear: () => void
  readonly onClose: () => void
}

export const FilterDialog = observer(function FilterDialog({ model, onToggle, onClear, onClose }: FilterDialogProps) {
  const { t } = useTranslation('listing')
  const formats = useFormats()
  const { total, chosenCount } = model
  const clear = chosenCount > 0 && (
    <Button variant="quiet" onPress={onClear}>
      {t('filter.clear')}
    </Button>
  )
  return (
    <Dialog
      isOpen={true}
      onClose={onClose}
      title={t('filter.title')}
      aside={clear}
      actions={
        <Button onPress={onClose}>
          {total === undefined ? t('filter.done') : t('filter.show', { count: total, total: formats.number(total) })}
        </Button>
      }
    >
      <FilterPanel model={model} onToggle={onToggle} />
    </Dialog>
  )
})
