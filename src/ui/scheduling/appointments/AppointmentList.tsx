import { useTranslation } from 'react-i18next'
import type { Appointment } from '#domain/scheduling/appointment'
import styles from './AppointmentList.module.scss'
import { AppointmentRows } from './AppointmentRows.tsx'
import { NoAppointments } from './NoAppointments.tsx'
import type { View } from './useView.ts'

interface AppointmentListProps {
  readonly appointments: readonly Appointment[]
  readonly view: View
  readonly openId: string | undefined
  readonly timeZone: string
  readonly thisYear: number
  readonly none: string
}

export function AppointmentList({ none, ...rows }: AppointmentListProps) {
  const { t } = useTranslation('scheduling')
  if (rows.appointments.length > 0) {
    return (
      <>
        <AppointmentRows {...rows} withDay={true} />
        <p className={styles['zone']}>{t('appointments.zoneNote')}</p>
      </>
    )
  }
  return (
    <div className={styles['none']}>
      <p>{none}</p>
      {rows.view === 'list' && <NoAppointments />}
    </div>
  )
}
