import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Appointment } from '#domain/scheduling/appointment'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { useLazy } from '#ui/kit/content/useLazy.ts'
import { pathOfLesson, pathOfMove } from '#ui/shell/paths.ts'
import { SaveToCalendar } from '../calendar-file/SaveToCalendar.tsx'
import { useCancellation } from '../cancel/useCancellation.ts'
import styles from './AppointmentActions.module.scss'
import type { AppointmentViewModel } from './AppointmentViewModel.ts'
import { FreeUntil } from './FreeUntil.tsx'

const loadDialog = () => import('../cancel/CancelDialog.tsx')

interface AppointmentActionsProps {
  readonly model: AppointmentViewModel
  readonly appointment: Appointment
  readonly onChange: () => Promise<void>
}

export const AppointmentActions = observer(function AppointmentActions({ model, appointment, onChange }: AppointmentActionsProps) {
  const { t } = useTranslation('scheduling')
  const cancellation = useCancellation(model, onChange)
  const late = useLazy(loadDialog, cancellation.model.appointment !== undefined)
  const { canMove, canCancel } = model
  return (
    <div className={styles['actions']}>
      {canMove && (
        <ButtonLink href={pathOfMove(appointment.id)} wide={true}>
          {t('appointment.move')}
        </ButtonLink>
      )}
      {appointment.lessonId !== undefined && (
        <ButtonLink href={pathOfLesson(appointment.lessonId)} wide={true}>
          {t('appointment.taught')}
        </ButtonLink>
      )}
      {canCancel && (
        <div className={styles['pair']}>
          {appointment.state === 'booked' && <SaveToCalendar appointment={appointment} />}
          <Button variant="dangerOutline" onPress={cancellation.open}>
            {appointment.waitingList ? t('appointment.leave') : t('appointment.cancel')}
          </Button>
        </div>
      )}
      <FreeUntil model={model} appointment={appointment} />
      {late && <late.CancelDialog model={cancellation.model} onClose={cancellation.close} afterwards={cancellation.afterwards} />}
    </div>
  )
})
