import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { mayBeDone } from '#app/shared/failure'
import type { Appointment } from '#domain/scheduling/appointment'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { Checkbox } from '#ui/kit/fields/Checkbox.tsx'
import { FormError } from '#ui/kit/fields/FormError.tsx'
import { TextArea } from '#ui/kit/fields/TextArea.tsx'
import { usePersonName } from '#ui/shell/usePersonName.ts'
import { useDateFormats } from '../useDateFormats.ts'
import { WhyLate } from '../WhyLate.tsx'
import { CancelPrice } from './CancelPrice.tsx'
import { CancelTimeline } from './CancelTimeline.tsx'
import type { CancelViewModel } from './CancelViewModel.ts'

interface CancelFormProps {
  readonly model: CancelViewModel
  readonly appointment: Appointment
}

export const CancelForm = observer(function CancelForm({ model, appointment }: CancelFormProps) {
  const { t } = useTranslation('scheduling')
  const nameOf = usePersonName()
  const look = useDateFormats()
  const { operation, sending, note, lateConfirmed, creditsLost } = model
  const { coach } = appointment
  const { failure } = sending
  const isRefused = operation.state === 'idle' && operation.problem === 'confirmation-needed'
  return (
    <>
      {failure && (
        <FailureNotice failure={failure} title={mayBeDone(failure) ? t('cancel.unknown') : t('cancel.failed')} of="writing" look={look} />
      )}
      {isRefused && <FormError problems={[{ text: t('cancel.acceptFirst') }]} cause={operation} />}
      <CancelPrice model={model} appointment={appointment} />
      <WhyLate explanation={model.whyLost} appointment={appointment} subject={t('cancel.creditLost', { count: creditsLost })}>
        {t('why.creditLost')}
      </WhyLate>
      <CancelTimeline model={model} appointment={appointment} />
      <TextArea
        label={coach ? t('cancel.note', { coach: nameOf(coach) }) : t('cancel.noteAlone')}
        optional={true}
        rows={2}
        value={note}
        onChange={model.changeNote}
        isDisabled={operation.state !== 'idle'}
      />
      {model.needsConfirmation && (
        <Checkbox grave={true} isSelected={lateConfirmed} onChange={model.confirmLate} isDisabled={operation.state !== 'idle'}>
          {t('cancel.accept', { count: creditsLost })}
        </Checkbox>
      )}
    </>
  )
})
