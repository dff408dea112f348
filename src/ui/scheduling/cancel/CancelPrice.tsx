import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Appointment } from '#domain/scheduling/appointment'
import { useFormats } from '#ui/shell/useFormats.ts'
import { usePersonName } from '#ui/shell/usePersonName.ts'
import { MomentTime } from '../MomentTime.tsx'
import { atCentre } from '../moments.ts'
import type { CancelViewModel } from './CancelViewModel.ts'

interface CancelPriceProps {
  readonly model: CancelViewModel
  readonly appointment: Appointment
}

export const CancelPrice = observer(function CancelPrice({ model, appointment }: CancelPriceProps) {
  const { t } = useTranslation('scheduling')
  const lead = useLead(appointment)
  const { creditsReturned, creditsLost, credits } = model
  return (
    <p>
      <MomentTime at={atCentre(appointment)}>{lead}</MomentTime>{' '}
      <strong data-part="credit">
        {creditsLost > 0 && t('cancel.creditLost', { count: creditsLost })}
        {creditsReturned > 0 && t('cancel.creditReturned', { count: creditsReturned })}
        {creditsLost === 0 && creditsReturned === 0 && t('cancel.creditNone')}
      </strong>
      {credits && creditsReturned > 0 && <> {t('cancel.creditAfter', credits)}</>}
    </p>
  )
})

function useLead(appointment: Appointment): string {
  const { t } = useTranslation('scheduling')
  const formats = useFormats()
  const nameOf = usePersonName()
  const { lessonType, coach, centre } = appointment
  const at = atCentre(appointment)
  const time = t('cancel.when', { time: formats.longMoment(at), zone: formats.zone(at) })
  const lead = { lesson: lessonType.name, time, centre: centre.name }
  return coach ? t('cancel.lead', { ...lead, coach: nameOf(coach) }) : t('cancel.leadAlone', lead)
}
