import { useTranslation } from 'react-i18next'
import { useFormats } from '#ui/shell/useFormats.ts'
import { MomentTime } from './MomentTime.tsx'
import { onOwnClock } from './moments.ts'

interface OwnClockProps {
  readonly at: Temporal.ZonedDateTime
  readonly timeZone: string
  readonly className?: string | undefined
}

export function OwnClock({ at, timeZone, className }: OwnClockProps) {
  const { t } = useTranslation('scheduling')
  const formats = useFormats()
  const own = onOwnClock(at, timeZone)
  if (!own) return null
  const sameDay = own.toPlainDate().equals(at.toPlainDate())
  return (
    <MomentTime at={own} className={className}>
      {t('appointment.yourClock', { time: sameDay ? formats.time(own) : formats.moment(own) })}
    </MomentTime>
  )
}
