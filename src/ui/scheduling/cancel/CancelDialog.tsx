import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Appointment } from '#domain/scheduling/appointment'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { Dialog } from '#ui/kit/content/Dialog.tsx'
import { useUnsavedChanges } from '#ui/shell/unsavedChanges.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import { atCentre } from '../moments.ts'
import { CancelForm } from './CancelForm.tsx'
import type { CancelViewModel } from './CancelViewModel.ts'

interface CancelDialogProps {
  readonly model: CancelViewModel
  readonly onClose: () => void
  readonly afterwards: () => void
}

export const CancelDialog = observer(function CancelDialog({ model, onClose, afterwards }: CancelDialogProps) {
  const { t } = useTranslation('scheduling')
  const title = useTitle(model)
  const { appointment, operation, sending } = model
  useUnsavedChanges(appointment !== undefined)
  if (sending.fault) throw sending.fault.error
  const busy = operation.state !== 'idle'
  const isLine = appointment?.waitingList === true
  return (
    <Dialog
      isOpen={appointment !== undefined}
      onClose={onClose}
      isDismissable={!busy}
      kicker={model.needsConfirmation && t('cancel.late')}
      grave={true}
      title={title}
      actions={
        <>
          <Button variant="outline" autoFocus={true} isDisabled={busy} onPress={onClose}>
            {isLine ? t('cancel.stay') : t('cancel.keep')}
          </Button>
          <Button variant="danger" busy={busy} busyLabel={t('cancel.busy')} onPress={model.cancel}>
            {isLine ? t('cancel.leave') : t('cancel.confirm')}
          </Button>
        </>
      }
    >
      {appointment && <CancelForm model={model} appointment={appointment} />}
      <Leaving afterwards={afterwards} />
    </Dialog>
  )
})

function Leaving({ afterwards }: Pick<CancelDialogProps, 'afterwards'>) {
  const latest = useRef(afterwards)
  useEffect(() => {
    latest.current = afterwards
  }, [afterwards])
  useEffect(() => () => latest.current(), [])
  return null
}

function useTitle({ appointment, now }: CancelViewModel): string {
  const { t } = useTranslation('scheduling')
  const formats = useFormats()
  if (!appointment) return ''
  if (appointment.waitingList) return t('cancel.titleWaiting')
  const day = atCentre(appointment).toPlainDate()
  const days = todayAt(appointment, now).until(day).days
  if (days === 0) return t('cancel.titleToday')
  return days === 1 ? t('cancel.titleTomorrow') : t('cancel.titleDay', { day: formats.day(day) })
}

function todayAt({ centre }: Appointment, now: Temporal.Instant): Temporal.PlainDate {
  return now.toZonedDateTimeISO(centre.timeZone).toPlainDate()
}
