import { Link } from 'react-aria-components/Link'
import { useTranslation } from 'react-i18next'
import type { Appointment } from '#domain/scheduling/appointment'
import { classes } from '#ui/kit/classes.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import { usePersonName } from '#ui/shell/usePersonName.ts'
import { MomentTime } from '../MomentTime.tsx'
import { atCentre } from '../moments.ts'
import { hrefOf } from './appointmentLinks.ts'
import styles from './MonthEntry.module.scss'

interface MonthEntryProps {
  readonly appointment: Appointment
  readonly isOver: boolean
  readonly isOpen: boolean
}

export function MonthEntry({ appointment, isOver, isOpen }: MonthEntryProps) {
  const { t } = useTranslation('scheduling')
  const formats = useFormats()
  const nameOf = usePersonName()
  const { id, state, coach, lessonType } = appointment
  const kind = kindOf(appointment)
  const at = atCentre(appointment)
  return (
    <Link
      href={hrefOf(id, 'calendar')}
      aria-current={isOpen}
      data-appointment={id}
      className={classes(styles['entry'], styles[kind], isOver && styles['over'])}
    >
      <MomentTime at={at} className={styles['time']}>
        {formats.time(at)}
      </MomentTime>
      <span className={coach ? styles['heard'] : styles['name']}>{lessonType.name}</span>
      {coach && <span className={styles['name']}>{nameOf(coach)}</span>}
      {state !== 'booked' && <span className={styles['heard']}>{t(`appointment.${state}`)}</span>}
    </Link>
  )
}

function kindOf({ state, waitingList, lessonType }: Appointment): 'canceled' | 'waiting' | 'practice' | 'lesson' {
  if (state === 'canceled') return 'canceled'
  if (waitingList) return 'waiting'
  return lessonType.practice ? 'practice' : 'lesson'
}
