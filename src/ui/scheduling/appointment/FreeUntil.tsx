import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Appointment } from '#domain/scheduling/appointment'
import { useFormats } from '#ui/shell/useFormats.ts'
import { MomentTime } from '../MomentTime.tsx'
import { WhyLate } from '../WhyLate.tsx'
import type { AppointmentViewModel } from './AppointmentViewModel.ts'
import styles from './FreeUntil.module.scss'

interface FreeUntilProps {
  readonly model: AppointmentViewModel
  readonly appointment: Appointment
}

export const FreeUntil = observer(function FreeUntil({ model, appointment }: FreeUntilProps) {
  const { t } = useTranslation('scheduling')
  const formats = useFormats()
  const until = model.freeUntil?.toZonedDateTimeISO(appointment.centre.timeZone)
  if (!model.canCancel || appointment.waitingList || !until) return null
  if (!model.canMove) {
    return (
      <div className={styles['note']}>
        <p>{t('appointment.tooLateToMove')}</p>
        <WhyLate explanation={model.whyNotMoved} appointment={appointment} subject={t('appointment.tooLateToMove')}>
          {t('why.notMoved')}
        </WhyLate>
      </div>
    )
  }
  return (
    <p className={styles['note']}>
      <MomentTime at={until}>{t('appointment.freeUntil', { time: formats.moment(until) })}</MomentTime>
    </p>
  )
})
