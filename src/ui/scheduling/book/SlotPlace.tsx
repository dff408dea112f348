import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Slot } from '#domain/scheduling/slot'
import type { CentreModel } from './CentreModel.ts'
import { useSlotCoach } from './useSlotWords.ts'

interface SlotPlaceProps {
  readonly slot: Slot
  readonly place: CentreModel
}

export const SlotPlace = observer(function SlotPlace({ slot, place }: SlotPlaceProps) {
  const { t } = useTranslation('scheduling')
  const coach = useSlotCoach(place.coaches)(slot)
  const { bay } = slot
  return coach ? t('book.coachInBay', { coach, bay: t('appointment.bay', { bay }) }) : t('book.bay', { bay })
})
