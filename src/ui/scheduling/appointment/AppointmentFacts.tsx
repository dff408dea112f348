import { useTranslation } from 'react-i18next'
import type { Appointment } from '#domain/scheduling/appointment'
import { Monogram } from '#ui/kit/content/Monogram.tsx'
import { usePersonName } from '#ui/shell/usePersonName.ts'
import { Facts } from '../Facts.tsx'
import styles from './AppointmentFacts.module.scss'
import { Directions } from './Directions.tsx'

export function AppointmentFacts({ appointment }: { readonly appointment: Appointment }) {
  const { t } = useTranslation('scheduling')
  const { state, lessonType, minutes, coach, waitingList } = appointment
  const facts = [
    {
      label: t('appointment.lesson'),
      value: <data value={minutes}>{t('appointment.lessonLasts', { lesson: lessonType.name, minutes })}</data>,
    },
    ...(coach ? [{ label: t('appointment.coach'), value: <CoachName {...coach} /> }] : []),
    { label: t('appointment.centre'), value: <CentreAddress appointment={appointment} /> },
    ...(waitingList ? [{ label: t('appointment.place'), value: <Position {...appointment} /> }] : []),
    ...(state === 'booked' && !waitingList ? [{ label: t('appointment.credit'), value: <Credit {...lessonType} /> }] : []),
  ]
  return <Facts facts={facts} />
}

function CoachName({ id, firstName, lastName }: NonNullable<Appointment['coach']>) {
  const nameOf = usePersonName()
  return (
    <span className={styles['coach']}>
      <Monogram id={id} name={{ firstName, lastName }} tint="sand" size="small" />
      {nameOf({ firstName, lastName })}
    </span>
  )
}

function CentreAddress({ appointment: { centre, bay } }: { readonly appointment: Appointment }) {
  const { t } = useTranslation('scheduling')
  return (
    <span className={styles['centre']}>
      <span className={styles['name']}>
        <span data-part="centre">{centre.name}</span>
        <span>{t('book.bay', { bay })}</span>
      </span>
      <span className={styles['address']}>{`${centre.address}, ${centre.city}`}</span>
      <Directions centre={centre} />
    </span>
  )
}

function Position({ position }: Appointment) {
  const { t } = useTranslation('scheduling')
  if (position === undefined) return t('appointment.positionUnknown')
  return <data value={position}>{t('appointment.position', { position })}</data>
}

/** Held until the lesson is over. */
function Credit({ credits: count }: Appointment['lessonType']) {
  const { t } = useTranslation('scheduling')
  return count > 0 ? t('appointment.creditHeld', { count }) : t('appointment.creditNone')
}
