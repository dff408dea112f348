import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Appointment } from '#domain/scheduling/appointment'
import type { LateNotice } from '#domain/scheduling/booking'
import { Why } from '#ui/kit/feedback/Why.tsx'
import type { Explanation } from '#ui/shell/explanation.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import { MomentTime } from './MomentTime.tsx'

interface WhyLateProps {
  readonly explanation: Explanation<LateNotice> | undefined
  readonly appointment: Appointment
  readonly subject: string
  readonly children: ReactNode
}

export function WhyLate({ explanation, appointment, subject, children }: WhyLateProps) {
  const { t } = useTranslation('scheduling')
  const formats = useFormats()
  if (!explanation) return null
  const { name, timeZone } = appointment.centre
  const { start, freeUntil, now } = explanation.figures
  const moment = (instant: Temporal.Instant): ReactNode => {
    const at = instant.toZonedDateTimeISO(timeZone)
    return <MomentTime at={at}>{formats.moment(at)}</MomentTime>
  }
  const figures = [
    { label: t('why.start'), value: moment(start) },
    { label: t('cancel.freeUntil'), value: moment(freeUntil) },
    { label: t('cancel.now'), value: moment(now) },
    { label: t('why.clock'), value: t('why.clockOf', { centre: name, zone: formats.zone(start.toZonedDateTimeISO(timeZone)) }) },
  ]
  return (
    <Why subject={subject} rule={explanation.rule} figures={figures}>
      {children}
    </Why>
  )
}
