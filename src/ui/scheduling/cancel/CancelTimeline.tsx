import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Appointment } from '#domain/scheduling/appointment'
import { type Mark, Timeline } from '#ui/kit/dates/Timeline.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import type { CancelViewModel } from './CancelViewModel.ts'
import { measure } from './measure.ts'

interface CancelTimelineProps {
  readonly model: CancelViewModel
  readonly appointment: Appointment
}

/** Hidden if the times are too far apart for one scale. */
export const CancelTimeline = observer(function CancelTimeline({ model, appointment }: CancelTimelineProps) {
  const { t } = useTranslation('scheduling')
  const formats = useFormats()
  const { period } = model
  const measured = period && !appointment.waitingList ? measure(period) : undefined
  if (!period || !measured) return null
  const format = (instant: Temporal.Instant): string => formats.moment(instant.toZonedDateTimeISO(appointment.centre.timeZone))
  const [freeUntil, now, start] = [format(period.freeUntil), format(period.now), format(period.start)]
  const limit: Mark = { kind: 'limit', at: measured.limit, label: t('cancel.freeUntil'), detail: freeUntil }
  const words = measured.nowHasRoom ? { label: t('cancel.now'), detail: now } : { label: '', detail: '' }
  const present: Mark = { kind: 'now', at: measured.now, ...words }
  return (
    <Timeline
      label={t('cancel.lineLabel', { freeUntil, now, start })}
      stretch={measured.stretch}
      marks={[
        ...(measured.isLate ? [limit, present] : [present, limit]),
        { kind: 'flag', at: 1, label: t('cancel.lesson'), detail: start },
      ]}
    />
  )
})
