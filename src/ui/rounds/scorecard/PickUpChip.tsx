import { useTranslation } from 'react-i18next'
import { Chip } from '#ui/kit/buttons/Chip.tsx'

interface PickUpChipProps {
  readonly isPickedUp: boolean
  readonly isDisabled: boolean
  readonly onChange: (isPickedUp: boolean) => void
}

export function PickUpChip({ isPickedUp, isDisabled, onChange }: PickUpChipProps) {
  const { t } = useTranslation('scorecard')
  return (
    <div>
      <Chip isChosen={isPickedUp} isDisabled={isDisabled} onPress={() => onChange(!isPickedUp)}>
        {t('hole.pickedUp')}
      </Chip>
    </div>
  )
}
