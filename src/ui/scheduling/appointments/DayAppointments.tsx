import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '#ui/shell/useFormats.ts'
import { AppointmentRows } from './AppointmentRows.tsx'
import type { AppointmentsViewModel } from './AppointmentsViewModel.ts'
import styles from './DayAppointments.module.scss'
import { NoAppointments } from './NoAppointments.tsx'

interface DayAppointmentsProps {
  readonly model: AppointmentsViewModel
  readonly openId: string | undefined
}

export const DayAppointments = observer(function DayAppointments({ model, openId }: DayAppointmentsProps) {
  const { t } = useTranslation('scheduling')
  const formats = useFormats()
  const heading = useId()
  const { selectedDate, selectedDateAppointments, today, timeZone } = model
  const day = formats.day(selectedDate, today.year)
  return (
    <section aria-labelledby={heading} className={styles['section']}>
      <h2 id={heading} className={styles['title']}>
        <time dateTime={selectedDate.toString()}>{t('appointments.ofDay', { day })}</time>
      </h2>
      {selectedDateAppointments.length > 0 && (
        <AppointmentRows
          appointments={selectedDateAppointments}
          view="calendar"
          openId={openId}
          timeZone={timeZone}
          thisYear={today.year}
          withDay={false}
        />
      )}
      {selectedDateAppointments.length === 0 && !model.isEmpty && <p className={styles['none']}>{t('appointments.dayNone', { day })}</p>}
      {model.isEmpty && <NoAppointments />}
    </section>
  )
})
