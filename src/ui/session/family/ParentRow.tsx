import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Player } from '#domain/session/player'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { Badge } from '#ui/kit/feedback/Badge.tsx'
import type { FamilyViewModel } from './FamilyViewModel.ts'
import { PersonRow } from './PersonRow.tsx'

interface ParentRowProps {
  readonly parent: Player
  readonly model: FamilyViewModel
}

export const ParentRow = observer(function ParentRow({ parent, model }: ParentRowProps) {
  const { t } = useTranslation('family')
  const isActing = model.actor === undefined
  const state = isActing ? (
    <Badge kind="booked">{t('family.actingNow')}</Badge>
  ) : (
    <Button variant="outline" onPress={model.goBack}>
      {t('strip.back', { name: parent.firstName })}
    </Button>
  )
  return <PersonRow id={parent.id} name={parent} about={t('family.own')} tint="green" state={state} isActing={isActing} />
})
