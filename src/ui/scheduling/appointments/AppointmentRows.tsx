import type { Appointment } from '#domain/scheduling/appointment'
import styles from './AppointmentRow.module.scss'
import { AppointmentRow } from './AppointmentRow.tsx'
import type { View } from './useView.ts'

interface AppointmentRowsProps {
  readonly appointments: readonly Appointment[]
  readonly view: View
  readonly openId: string | undefined
  readonly timeZone: string
  readonly withDay: boolean
  readonly thisYear: number
}

export function AppointmentRows({ appointments, openId, ...row }: AppointmentRowsProps) {
  return (
    <ul className={styles['rows']}>
      {appointments.map((appointment) => (
        <li key={appointment.id}>
          <AppointmentRow appointment={appointment} isOpen={appointment.id === openId} {...row} />
        </li>
      ))}
    </ul>
  )
}
