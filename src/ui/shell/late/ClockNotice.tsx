import { CalendarClock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ClockReading } from '#domain/shared/clockReading'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { useFormats } from '../useFormats.ts'
import { PageNotice } from './PageNotice.tsx'

interface ClockNoticeProps {
  readonly reading: ClockReading
  readonly timeZone: string
  readonly onClose: () => void
}

export function ClockNotice({ reading: { device, servers }, timeZone, onClose }: ClockNoticeProps) {
  const { t } = useTranslation('shell')
  const formats = useFormats()
  const dayOf = (instant: Temporal.Instant) => formats.dayOfYear(instant.toZonedDateTimeISO(timeZone).toPlainDate())
  return (
    <PageNotice
      icon={CalendarClock}
      title={t('clock.title')}
      actions={
        <Button variant="outline" onPress={onClose}>
          {t('kit.close')}
        </Button>
      }
    >
      {t('clock.lead', { device: dayOf(device), club: dayOf(servers) })}
    </PageNotice>
  )
}
