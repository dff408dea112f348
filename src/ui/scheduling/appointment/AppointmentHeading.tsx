import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import type { Appointment } from '#domain/scheduling/appointment'
import { Figure } from '#ui/kit/content/Figure.tsx'
import { Screen } from '#ui/shell/Screen.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import { MomentTime } from '../MomentTime.tsx'
import { atCentre } from '../moments.ts'
import { OwnClock } from '../OwnClock.tsx'
import styles from './AppointmentHeading.module.scss'

interface AppointmentHeadingProps {
  readonly appointment: Appointment
  readonly timeZone: string
  readonly thisYear: number
  readonly wide: boolean
}

export function AppointmentHeading({ appointment, timeZone, thisYear, wide }: AppointmentHeadingProps) {
  const { t } = useTranslation('scheduling')
  const formats = useFormats()
  const at = atCentre(appointment)
  const end = at.add({ minutes: appointment.minutes })
  const { figure, period } = formats.clockFace(at)
  const title = t('appointment.title', { lesson: appointment.lessonType.name, day: formats.day(at.toPlainDate(), thisYear) })
  return (
    <header className={styles['heading']}>
      {wide ? (
        <AsideTitle>{title}</AsideTitle>
      ) : (
        <Screen title={title} heading={<span className={styles['title']}>{title}</span>}>
          {null}
        </Screen>
      )}
      <p>
        <MomentTime at={at}>
          <Figure size="64" unit={period}>
            {figure}
          </Figure>
        </MomentTime>
      </p>
      <p className={styles['zone']}>
        <MomentTime at={end}>
          {t('appointment.until', { time: formats.time(end), zone: formats.zone(at, appointment.centre.city) })}
        </MomentTime>
        <OwnClock at={at} timeZone={timeZone} />
      </p>
    </header>
  )
}

/** Takes the focus when it opens, but not at the start of a visit. */
function AsideTitle({ children }: { readonly children: ReactNode }) {
  const { key } = useLocation()
  const title = useRef<HTMLHeadingElement>(null)
  const arrived = useRef(key)
  useEffect(() => {
    if (arrived.current !== 'default') title.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h2 ref={title} tabIndex={-1} className={styles['title']}>
      {children}
    </h2>
  )
}
