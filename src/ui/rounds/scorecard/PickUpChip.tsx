import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '#ui/kit/buttons/Chip.tsx'
import type { ScorecardViewModel } from './ScorecardViewModel.ts'

interface PickUpChipProps {
  readonly screen: ScorecardViewModel
  readonly hole: number
  readonly isPickedUp: boolean
  readonly isDisabled: boolean
}

export const PickUpChip = memo(function PickUpChip({ screen, hole, isPickedUp, isDisabled }: PickUpChipProps) {
  const { t } = useTranslation('scorecard')
  return (
    <div>
      <Chip isChosen={isPickedUp} isDisabled={isDisabled} onPress={() => void screen.enter(hole, { isPickedUp: !isPickedUp })}>
        {t('hole.pickedUp')}
      </Chip>
    </div>
  )
})
