import type { Appointment } from '#domain/scheduling/appointment'
import { AppointmentRows } from './AppointmentRows.tsx'
import styles from './AppointmentList.module.scss'
import { NoAppointments } from './NoAppointments.tsx'
import type { View } from './useView.ts'

interface AppointmentListProps {
  readonly appointments: readonly Appointment[]
  readonly view: View
  readonly openId: string | undefined
  readonly timeZone: string
  /** Said where there is nothing. */
  readonly none: string
}

/** What is ahead, or what is over. */
export function AppointmentList({ none, ...rows }: AppointmentListProps) {
  if (rows.appointments.length > 0) return <AppointmentRows {...rows} withDay={true} />
  return (
    <div className={styles['none']}>
      <p>{none}</p>
      {rows.view === 'list' && <NoAppointments />}
    </div>
  )
}
