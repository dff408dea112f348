import { ChevronRight } from 'lucide-react'
import { Link } from 'react-aria-components/Link'
import type { Appointment } from '#domain/scheduling/appointment'
import { classes } from '#ui/kit/classes.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import { usePersonName } from '#ui/shell/usePersonName.ts'
import { StateBadge } from '../appointment/StateBadge.tsx'
import { MomentTime } from '../MomentTime.tsx'
import { atCentre } from '../moments.ts'
import { OwnClock } from '../OwnClock.tsx'
import styles from './AppointmentRow.module.scss'
import { hrefOf } from './appointmentLinks.ts'
import type { View } from './useView.ts'

interface AppointmentRowProps {
  readonly appointment: Appointment
  readonly view: View
  readonly timeZone: string
  readonly isOpen: boolean
  readonly withDay: boolean
  readonly thisYear: number
}

export function AppointmentRow({ appointment, view, timeZone, isOpen, withDay, thisYear }: AppointmentRowProps) {
  const formats = useFormats()
  const nameOf = usePersonName()
  const { id, lessonType, coach, centre } = appointment
  const at = atCentre(appointment)
  return (
    <Link
      href={hrefOf(id, view)}
      data-appointment={id}
      aria-current={isOpen}
      className={classes(styles['row'], appointment.state === 'canceled' && styles['canceled'])}
    >
      <span className={styles['when']}>
        {withDay && <span className={styles['day']}>{formats.day(at.toPlainDate(), thisYear)}</span>}
        <MomentTime at={at} className={styles['time']}>
          {formats.time(at)}
        </MomentTime>
        <OwnClock at={at} timeZone={timeZone} className={styles['own']} />
      </span>
      <span className={styles['what']}>
        <span data-part="lesson" className={styles['lesson']}>
          {lessonType.name}
        </span>
        <span className={styles['where']}>
          {coach && <span data-part="coach">{nameOf(coach)}</span>}
          <span data-part="centre">{centre.name}</span>
        </span>
      </span>
      <StateBadge state={appointment.state} />
      <ChevronRight size={20} aria-hidden={true} className={styles['arrow']} />
    </Link>
  )
}
