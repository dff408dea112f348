import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { withoutRepeatedFull } from '#domain/scheduling/openings'
import type { Slot } from '#domain/scheduling/slot'
import { SlotGrid } from '#ui/kit/dates/SlotGrid.tsx'
import type { BookViewModel } from './BookViewModel.ts'
import { keyOf, useSlotWords } from './useSlotWords.ts'

export const DaySlots = observer(function DaySlots({ model }: { readonly model: BookViewModel }) {
  const { t } = useTranslation('scheduling')
  const { times, selection, order } = model
  const words = useSlotWords(model)
  const choiceOf = (slot: Slot) => ({
    id: keyOf(slot),
    availability: order.own.availabilityOf(slot),
    isChosen: selection.has(slot),
    isSelectable: order.own.isSelectable(slot, times.now),
    ...words(slot),
  })
  const groups = times.partsOfDay.map(({ part, slots, open }) => ({
    id: part,
    title: t(`book.${part}`),
    note: t('book.open', { count: open }),
    slots: withoutRepeatedFull(slots, (slot) => order.own.availabilityOf(slot) === 'full').map(choiceOf),
  }))
  const toggle = (id: string): void => {
    const slot = times.slotsOfDay.find((each) => keyOf(each) === id)
    if (slot) model.toggle(slot)
  }
  return <SlotGrid label={t('book.time')} groups={groups} onToggle={toggle} />
})
