import { observer } from 'mobx-react-lite'
import type { AppointmentsViewModel } from './AppointmentsViewModel.ts'
import styles from './CalendarView.module.scss'
import { DayAppointments } from './DayAppointments.tsx'
import { Legend } from './Legend.tsx'
import { MonthGrid } from './MonthGrid.tsx'

interface CalendarViewProps {
  readonly model: AppointmentsViewModel
  readonly openId: string | undefined
}

export const CalendarView = observer(function CalendarView({ model, openId }: CalendarViewProps) {
  return (
    <div className={styles['view']}>
      <MonthGrid model={model} openId={openId} />
      <Legend shown={model.legend} />
      <DayAppointments model={model} openId={openId} />
    </div>
  )
})
